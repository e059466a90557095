#include "boards.h"
#include "filling.h"

namespace sudoku::boards {
namespace {

/// The most visits of cells for one board. With random clues, filling in reading order is slow: half of the
/// boards take 300 visits, one in fifty more than 300,000, and some clues have no solution. It is faster to
/// give up early and draw new clues.
constexpr int kBudget = 1000;

Filling withRandomClues(int count, Random& random) {
  Filling filling;
  while (count > 0) {
    const Cell cell(static_cast<int>(random.below(kCellCount)));
    const Digit digit(static_cast<int>(random.below(kDigitCount)) + 1);
    if (!filling.grid().isEmpty(cell) || !filling.choicesAt(cell).contains(digit)) continue;
    filling.put(cell, digit);
    --count;
  }
  return filling;
}

}  // namespace

Grid randomClues(int count, Random& random) {
  for (;;)
    if (const auto board = fillInReadingOrder(withRandomClues(count, random), random, kBudget)) return *board;
}

}  // namespace sudoku::boards
