#include "finders.h"
#include "logic/patterns/alignedexclusion.h"

namespace sudoku::explainer {

template <std::size_t size>
std::optional<Hint> findAlignedExclusion(const OptionPosition& position) {
  std::optional<Hint> hint;
  forEachAlignedExclusion(position, size, [&hint](const AlignedExclusion& exclusion) {
    hint = size == 2 ? Hint{ExplainerTechnique::AlignedPairExclusion, 6.2}
                     : Hint{ExplainerTechnique::AlignedTripletExclusion, 7.5};
    for (std::size_t i = 0; i < size; ++i) hint->removals[at(exclusion.cells[i])] = exclusion.excluded[i];
    return true;
  });
  return hint;
}

template std::optional<Hint> findAlignedExclusion<2>(const OptionPosition&);
template std::optional<Hint> findAlignedExclusion<3>(const OptionPosition&);

}  // namespace sudoku::explainer
