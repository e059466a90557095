#include <utility>

#include "finders.h"
#include "logic/patterns/alignedexclusion.h"

namespace sudoku::techniques {
namespace {

Step toStep(const State& state, const patterns::AlignedExclusion& exclusion) {
  Step step{exclusion.size == 2 ? Technique::AlignedPairExclusion : Technique::AlignedTripleExclusion};
  reason::AlignedExclusion reason;
  for (std::size_t index = 0; index < exclusion.size; ++index) {
    const Cell cell(exclusion.cells[index]);
    reason.cells.add(cell);
    for (const Digit digit : DigitSet::fromBits(exclusion.excluded[index]))
      step.eliminations.push_back({cell, digit});
  }
  for (const Cell cell : exclusion.excluders) reason.excluders.push_back({CellSet{cell}, state.at(cell)});
  step.reason = std::move(reason);
  sortEliminations(step);
  return step;
}

}  // namespace

void findAlignedExclusions(Search& search) {
  const std::size_t size = search.wanted() == Technique::AlignedPairExclusion ? 2 : 3;
  const patterns::OptionPosition& position = search.state.position();
  forEachAlignedExclusion(position, size, [&search](const patterns::AlignedExclusion& exclusion) {
    return search.isStopped() || search.take(toStep(search.state, exclusion));
  });
}

}  // namespace sudoku::techniques
