#include <vector>

#include "finders.h"
#include "looprescue.h"
#include "loopsearch.h"

namespace sudoku::explainer {
namespace {

/// What a loop allows depends on its cells with more than the two digits.
void addHints(const Position& position, const Loop& loop, LoopHints& hints) {
  std::vector<int> extraCells;
  for (const int cell : loop.cells)
    if (countOf(position.digits(cell)) > 2) extraCells.push_back(cell);
  if (extraCells.size() == 1) {
    hints.addType1(loop, extraCells.front());
  } else if (extraCells.size() > 2) {
    hints.addType2(loop, extraCells);
  } else if (extraCells.size() == 2) {
    const int first = extraCells[0];
    const int second = extraCells[1];
    const Mask extra = without(position.digits(first) | position.digits(second), loop.digits);
    if (countOf(extra) == 1)
      hints.addType2(loop, extraCells);
    else
      hints.addType3(loop, first, second);
    hints.addType4(loop, first, second);
  }
}

}  // namespace

std::optional<Hint> findUniqueLoop(const Position& position) {
  LoopHints hints(position);
  std::vector<Loop> loops;
  for (int cell = 0; cell < kCellCount; ++cell) {
    if (countOf(position.digits(cell)) != 2) continue;
    loops.clear();
    findLoops(position, cell, loops);
    for (const Loop& loop : loops) addHints(position, loop, hints);
  }
  return hints.easiest();
}

}  // namespace sudoku::explainer
