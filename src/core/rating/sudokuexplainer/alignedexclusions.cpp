#include "finders.h"
#include "logic/chains/alignedexclusion.h"

namespace sudoku::explainer {
namespace {

std::optional<Hint> findAlignedExclusion(const Position& position, std::size_t size) {
  std::optional<Hint> hint;
  forEachAlignedExclusion(position, size, [&hint](const AlignedExclusion& exclusion) {
    hint = exclusion.size == 2 ? Hint{ExplainerTechnique::AlignedPairExclusion, 6.2}
                               : Hint{ExplainerTechnique::AlignedTripletExclusion, 7.5};
    for (std::size_t i = 0; i < exclusion.size; ++i)
      hint->removals[at(exclusion.cells[i])] = exclusion.excluded[i];
    return true;
  });
  return hint;
}

}  // namespace

std::optional<Hint> findAlignedPairExclusion(const Position& position) {
  return findAlignedExclusion(position, 2);
}

std::optional<Hint> findAlignedTripletExclusion(const Position& position) {
  return findAlignedExclusion(position, 3);
}

}  // namespace sudoku::explainer
