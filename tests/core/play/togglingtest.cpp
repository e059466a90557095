#include <algorithm>
#include <gtest/gtest.h>
#include <optional>

#include <sudoku/play/gamestate.h>

#include "games.h"

namespace sudoku {
namespace {

/// The commands that set or remove one thing in several cells.
using Toggling = std::optional<Move> (*)(const GameState&, CellSet, Digit);
class TogglingTest : public testing::TestWithParam<Toggling> {
 protected:
  /// What a cell has of the kind that the command is about.
  static DigitSet has(const GameState& state, Cell cell) {
    if (GetParam() == togglingNote) return state.notesAt(cell);
    if (GetParam() == togglingCentreNote) return state.centreNotesAt(cell);
    if (GetParam() == togglingColour) return state.coloursAt(cell);
    return state.board.isEmpty(cell) ? DigitSet() : DigitSet{*state.board.at(cell)};
  }
  /// The cells that can have a thing of that kind.
  static CellSet able(const GameState& state) {
    if (GetParam() == togglingColour) return allCells();
    return GetParam() == togglingDigit ? state.puzzle.givens.emptyCells() : state.board.emptyCells();
  }
};

TEST_P(TogglingTest, SetsInAllIfAnyLacksItElseRemovesFromAll) {
  Random random(31);
  RandomPlay play(31);
  int removed = 0;
  for (int count = 0; count < 2000; ++count) {
    const GameState& state = play.state();
    CellSet cells;
    for (std::uint32_t some = 1 + random.below(4); some > 0; --some)
      cells.add(Cell(static_cast<int>(random.below(random.below(2) == 0 ? 9 : kCellCount))));
    const Digit digit(1 + static_cast<int>(random.below(kColourCount)));
    const CellSet concerned = cells & able(state);
    const auto lacks = [&](Cell cell) { return !has(state, cell).contains(digit); };
    const auto move = GetParam()(state, cells, digit);
    ASSERT_EQ(move.has_value(), !concerned.isEmpty());
    if (move) {
      const bool sets = std::any_of(concerned.begin(), concerned.end(), lacks);
      const auto [next, changed] = applyMoveWithChanges(state, *move);
      ASSERT_FALSE(changed.isEmpty()) << "a press is seen";
      for (const Cell cell : concerned) ASSERT_EQ(has(next, cell).contains(digit), sets);
      const auto again = GetParam()(next, cells, digit);
      ASSERT_TRUE(again);
      const GameState after = applyMove(next, *again);
      for (const Cell cell : concerned) ASSERT_NE(has(after, cell).contains(digit), sets);
      removed += sets ? 0 : 1;
    }
    play.take(move && random.below(2) == 0 ? applyMove(state, *move) : applyMove(state, play.next()));
  }
  EXPECT_GT(removed, 20);
}

INSTANTIATE_TEST_SUITE_P(Each, TogglingTest,
                         testing::Values(togglingDigit, togglingNote, togglingCentreNote, togglingColour));

}  // namespace
}  // namespace sudoku
