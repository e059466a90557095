#include "boards.h"
#include "filling.h"

namespace sudoku::boards {
namespace {

/// How many visits of cells a board may take. Random clues make reading order slow: half of the boards need
/// 300 visits, one in fifty more than 300,000, and some clues have no solution at all. So it is better to
/// give up early and to draw new clues (Las Vegas).
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
