#include <algorithm>
#include <set>
#include <vector>

#include "../explainer/alignedexclusion.h"
#include "explained.h"
#include "finders.h"

namespace sudoku::techniques {
namespace {

using explainer::AlignedExclusion;

DigitSet toDigits(explainer::Mask mask) {
  DigitSet digits;
  for (const int digit : explainer::Bits(mask)) digits.add(Digit(digit + 1));
  return digits;
}

Step toStep(const State& state, const AlignedExclusion& exclusion) {
  Step step{exclusion.size == 2 ? Technique::AlignedPairExclusion : Technique::AlignedTripleExclusion};
  DigitSet digits;
  for (std::size_t index = 0; index < exclusion.size; ++index) {
    const Cell cell(exclusion.cells[index]);
    step.cells.push_back(cell);
    for (const Digit digit : toDigits(exclusion.excluded[index])) step.eliminations.push_back({cell, digit});
    digits = digits | toDigits(exclusion.excluded[index]);
  }
  sortEliminations(step);
  for (const Digit digit : digits) step.digits.push_back(digit);
  for (const Cell cell : exclusion.excluders) step.lockedSets.push_back({CellSet{cell}, state.at(cell)});
  return step;
}

}  // namespace

/// The same cells come up in several orders.
void findAlignedExclusions(Search& search) {
  const std::size_t size = search.wanted() == Technique::AlignedPairExclusion ? 2 : 3;
  std::set<std::vector<Cell>> known;
  forEachAlignedExclusion(toExplained(search.state), size, [&](const AlignedExclusion& exclusion) {
    Step step = toStep(search.state, exclusion);
    std::sort(step.cells.begin(), step.cells.end());
    if (search.isStopped()) return true;
    return known.insert(step.cells).second && search.take(std::move(step));
  });
}

}  // namespace sudoku::techniques
