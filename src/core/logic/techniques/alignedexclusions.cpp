#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "finders.h"
#include "logic/chains/alignedexclusion.h"

namespace sudoku::techniques {
namespace {

using chains::AlignedExclusion;

DigitSet toDigits(chains::Mask mask) {
  DigitSet digits;
  for (const int digit : chains::Bits(mask)) digits.add(Digit(digit + 1));
  return digits;
}

Step toStep(const State& state, const AlignedExclusion& exclusion) {
  Step step{exclusion.size == 2 ? Technique::AlignedPairExclusion : Technique::AlignedTripleExclusion};
  reason::AlignedExclusion reason;
  for (std::size_t index = 0; index < exclusion.size; ++index) {
    const Cell cell(exclusion.cells[index]);
    reason.cells.add(cell);
    for (const Digit digit : toDigits(exclusion.excluded[index])) step.eliminations.push_back({cell, digit});
  }
  for (const Cell cell : exclusion.excluders) reason.excluders.push_back({CellSet{cell}, state.at(cell)});
  step.reason = std::move(reason);
  sortEliminations(step);
  return step;
}

}  // namespace

/// The same cells come up in several orders.
void findAlignedExclusions(Search& search) {
  const std::size_t size = search.wanted() == Technique::AlignedPairExclusion ? 2 : 3;
  std::set<std::vector<int>> known;
  forEachAlignedExclusion(search.state.position(), size, [&](const AlignedExclusion& exclusion) {
    if (search.isStopped()) return true;
    const auto* const end = exclusion.cells.begin() + static_cast<std::ptrdiff_t>(exclusion.size);
    std::vector<int> cells(exclusion.cells.begin(), end);
    std::sort(cells.begin(), cells.end());
    return known.insert(std::move(cells)).second && search.take(toStep(search.state, exclusion));
  });
}

}  // namespace sudoku::techniques
