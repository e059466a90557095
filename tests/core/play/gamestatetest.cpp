#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include <sudoku/grid/checker.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/play/gamestate.h>

#include "../testgrids.h"

namespace sudoku {
namespace {

GameState gameOf(std::uint64_t seed) {
  return GameState(puzzleOf(seed));
}

/// The digit that the solution has in a cell.
Digit rightFor(const GameState& state, Cell cell) {
  return *state.puzzle.solution.at(cell);
}

/// Some digit that breaks no rule now, but is not the solution's.
std::optional<Digit> harmlessWrongFor(const GameState& state, Cell cell) {
  for (const Digit digit : allDigits())
    if (digit != rightFor(state, cell) && possibleCells(state.board, digit).contains(cell)) return digit;
  return std::nullopt;
}

GameState withAllNotes(GameState state) {
  for (const Cell cell : state.board.emptyCells())
    for (const Digit digit : allDigits()) state = applyMove(state, Move::toggleNote(cell, digit));
  return state;
}

GameState solvedGame(std::uint64_t seed) {
  GameState state = gameOf(seed);
  for (const Cell cell : state.board.emptyCells())
    state = applyMove(state, Move::enter(cell, rightFor(state, cell)));
  return state;
}

/// By definition: the cells whose digit or notes differ.
CellSet changedCells(const GameState& before, const GameState& after) {
  CellSet changed;
  for (const Cell cell : allCells())
    if (before.board.at(cell) != after.board.at(cell) || before.notesAt(cell) != after.notesAt(cell))
      changed.add(cell);
  return changed;
}

Move randomMove(Random& random) {
  const Cell cell(static_cast<int>(random.below(kCellCount)));
  const Digit digit(1 + static_cast<int>(random.below(kDigitCount)));
  const std::uint32_t kind = random.below(7);
  return kind == 0 ? Move::clear(cell) : kind < 4 ? Move::enter(cell, digit) : Move::toggleNote(cell, digit);
}

TEST(GameStateTest, BeginsWithTheGivensAndNoNotes) {
  const GameState state = gameOf(1);
  EXPECT_EQ(state.board, state.puzzle.givens);
  for (const Cell cell : allCells()) {
    EXPECT_TRUE(state.notesAt(cell).isEmpty());
    EXPECT_EQ(state.isGiven(cell), state.puzzle.givens.at(cell).has_value());
  }
}

TEST(GameStateTest, AnEntryIsWrittenReplacedAndCleared) {
  const GameState start = gameOf(1);
  for (const Cell cell : start.board.emptyCells()) {
    GameState state = start;
    for (const Digit digit : allDigits()) {
      state = applyMove(state, Move::enter(cell, digit));
      Grid expected = start.board;
      expected.set(cell, digit);
      EXPECT_EQ(state.board, expected);
    }
    EXPECT_EQ(applyMove(state, Move::clear(cell)), start);
  }
}

TEST(GameStateTest, TheSameDigitAgainChangesNothing) {
  GameState state = withAllNotes(gameOf(2));
  const Cell cell = state.board.emptyCells().first();
  state = applyMove(state, Move::enter(cell, rightFor(state, cell)));
  EXPECT_EQ(applyMove(state, Move::enter(cell, rightFor(state, cell))), state);
}

TEST(GameStateTest, AnEntryInConflictIsWritten) {
  GameState state = gameOf(3);
  const Cell given = state.board.filledCells().first();
  const Cell cell = (peersOf(given) & state.board.emptyCells()).first();
  state = applyMove(state, Move::enter(cell, *state.board.at(given)));
  EXPECT_EQ(state.board.at(cell), state.board.at(given));
  EXPECT_TRUE(conflictingCells(state.board).contains(given));
}

TEST(GameStateTest, GivensNeverChange) {
  const GameState start = withAllNotes(gameOf(4));
  for (const Cell cell : start.puzzle.givens.filledCells()) {
    EXPECT_EQ(applyMove(start, Move::clear(cell)), start);
    for (const Digit digit : allDigits()) {
      EXPECT_EQ(applyMove(start, Move::enter(cell, digit)), start);
      EXPECT_EQ(applyMove(start, Move::toggleNote(cell, digit)), start);
    }
  }
}

TEST(GameStateTest, ANoteIsSetAndErased) {
  const GameState start = gameOf(5);
  for (const Cell cell : start.board.emptyCells()) {
    GameState state = applyMove(start, Move::toggleNote(cell, Digit(9)));
    EXPECT_EQ(state.notesAt(cell), DigitSet{Digit(9)});
    state = applyMove(state, Move::toggleNote(cell, Digit(1)));
    EXPECT_EQ(state.notesAt(cell), (DigitSet{Digit(1), Digit(9)}));
    EXPECT_EQ(changedCells(start, state), CellSet{cell});
    state = applyMove(state, Move::toggleNote(cell, Digit(9)));
    EXPECT_EQ(state.notesAt(cell), DigitSet{Digit(1)});
    EXPECT_EQ(state.board, start.board);
  }
}

TEST(GameStateTest, FilledCellsTakeNoNotes) {
  GameState state = gameOf(6);
  for (const Cell cell : state.board.emptyCells()) {
    const GameState entered = applyMove(state, Move::enter(cell, rightFor(state, cell)));
    for (const Digit digit : allDigits())
      EXPECT_EQ(applyMove(entered, Move::toggleNote(cell, digit)), entered);
  }
}

TEST(GameStateTest, ClearingTakesAwayTheNotesToo) {
  const GameState start = gameOf(7);
  const GameState noted = withAllNotes(start);
  for (const Cell cell : start.board.emptyCells()) {
    const GameState cleared = applyMove(noted, Move::clear(cell));
    EXPECT_TRUE(cleared.notesAt(cell).isEmpty());
    EXPECT_EQ(changedCells(noted, cleared), CellSet{cell});
    EXPECT_EQ(applyMove(cleared, Move::clear(cell)), cleared);
  }
}

TEST(GameStateTest, AnEntryReplacesItsNotesAndErasesThatNoteFromItsPeers) {
  const GameState start = withAllNotes(gameOf(8));
  for (const Cell cell : start.board.emptyCells()) {
    const auto wrong = harmlessWrongFor(start, cell);
    for (const Digit digit : {rightFor(start, cell), wrong.value_or(rightFor(start, cell))}) {
      const GameState state = applyMove(start, Move::enter(cell, digit));
      for (const Cell other : start.board.emptyCells()) {
        DigitSet expected = allDigits();
        if (other == cell) expected = {};
        if (peersOf(cell).contains(other)) expected.remove(digit);
        EXPECT_EQ(state.notesAt(other), expected);
      }
    }
  }
}

TEST(GameStateTest, AnEntryInConflictLeavesTheNotesOfItsPeers) {
  const GameState start = withAllNotes(gameOf(9));
  for (const Cell cell : start.board.emptyCells()) {
    for (const Digit digit : allDigits()) {
      if (possibleCells(start.board, digit).contains(cell)) continue;
      const GameState state = applyMove(start, Move::enter(cell, digit));
      EXPECT_EQ(state.board.at(cell), digit);
      EXPECT_TRUE(state.notesAt(cell).isEmpty());
      EXPECT_EQ(changedCells(start, state), CellSet{cell});
    }
  }
}

TEST(GameStateTest, TakingAnEntryBackBringsNoNotesBack) {
  const GameState start = withAllNotes(gameOf(10));
  const Cell cell = start.board.emptyCells().first();
  const Digit digit = rightFor(start, cell);
  const GameState state = applyMove(applyMove(start, Move::enter(cell, digit)), Move::clear(cell));
  EXPECT_TRUE(state.notesAt(cell).isEmpty());
  for (const Cell peer : peersOf(cell)) EXPECT_FALSE(state.notesAt(peer).contains(digit));
}

TEST(GameStateTest, ASolvedGameTakesNoMoves) {
  const GameState solved = solvedGame(11);
  EXPECT_TRUE(isSolved(solved.board));
  for (const Cell cell : allCells()) {
    EXPECT_EQ(applyMove(solved, Move::clear(cell)), solved);
    for (const Digit digit : allDigits()) {
      EXPECT_EQ(applyMove(solved, Move::enter(cell, digit)), solved);
      EXPECT_EQ(applyMove(solved, Move::toggleNote(cell, digit)), solved);
    }
  }
}

TEST(GameStateTest, AFullButWrongGameTakesMoves) {
  GameState state = gameOf(12);
  const CellSet entries = state.board.emptyCells();
  for (const Cell cell : entries - CellSet{entries.first()})
    state = applyMove(state, Move::enter(cell, rightFor(state, cell)));
  const Digit right = rightFor(state, entries.first());
  state = applyMove(state, Move::enter(entries.first(), Digit(1 + right.value() % kDigitCount)));
  EXPECT_TRUE(state.board.emptyCells().isEmpty());
  EXPECT_FALSE(isSolved(state.board));
  state = applyMove(state, Move::enter(entries.first(), right));
  EXPECT_TRUE(isSolved(state.board));
}

TEST(GameStateTest, AGivenPuzzleIsReadOnlyInEveryOrderOfMoves) {
  Random random(13);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const GameState start = gameOf(seed);
    GameState state = start;
    for (int count = 0; count < 300; ++count) {
      state = applyMove(state, randomMove(random));
      ASSERT_EQ(state.puzzle, start.puzzle);
      for (const Cell cell : start.puzzle.givens.filledCells())
        ASSERT_EQ(state.board.at(cell), start.puzzle.givens.at(cell));
      for (const Cell cell : state.board.filledCells()) ASSERT_TRUE(state.notesAt(cell).isEmpty());
    }
  }
}

TEST(GameStateTest, AMoveChangesItsCellAndOneNoteOfItsPeersAtMost) {
  Random random(14);
  GameState state = gameOf(14);
  for (int count = 0; count < 3000; ++count) {
    const Move move = randomMove(random);
    const auto [next, changed] = applyMoveWithChanges(state, move);
    ASSERT_EQ(next, applyMove(state, move));
    ASSERT_EQ(changed, changedCells(state, next));
    ASSERT_EQ(changed.isEmpty(), state == next);
    for (const Cell cell : changed - CellSet{move.cell}) {
      ASSERT_EQ(move.kind, Move::Kind::Enter);
      ASSERT_TRUE(peersOf(move.cell).contains(cell));
      ASSERT_EQ(state.board.at(cell), next.board.at(cell));
      ASSERT_EQ(state.notesAt(cell) - next.notesAt(cell), DigitSet{*move.digit});
      ASSERT_TRUE((next.notesAt(cell) - state.notesAt(cell)).isEmpty());
    }
    state = next;
  }
}

TEST(GameStateTest, TheChangedCellsNameEveryPeerThatLosesANote) {
  const GameState start = withAllNotes(gameOf(14));
  for (const Cell cell : start.board.emptyCells())
    for (const Digit digit : allDigits()) {
      const auto [state, changed] = applyMoveWithChanges(start, Move::enter(cell, digit));
      ASSERT_EQ(changed, changedCells(start, state));
      const bool breaksRule = conflictingCells(state.board).contains(cell);
      ASSERT_EQ(changed.size() > 1, !breaksRule);
      ASSERT_TRUE(applyMoveWithChanges(state, Move::enter(cell, digit)).changed.isEmpty());
    }
}

TEST(GameStateTest, EnteringAndClearingTwiceIsOnceAndANoteTwiceIsNever) {
  Random random(15);
  GameState state = gameOf(15);
  for (int count = 0; count < 1000; ++count) {
    const Move move = randomMove(random);
    const GameState once = applyMove(state, move);
    ASSERT_EQ(applyMove(once, move), move.kind == Move::Kind::ToggleNote ? state : once);
    state = once;
  }
}

TEST(GameStateTest, TheSameMovesGiveTheSameGame) {
  Random random(16);
  std::vector<Move> moves;
  GameState state = gameOf(16);
  for (int count = 0; count < 500; ++count) {
    moves.push_back(randomMove(random));
    state = applyMove(state, moves.back());
  }
  GameState again = gameOf(16);
  for (const Move& move : moves) again = applyMove(again, move);
  EXPECT_EQ(again, state);
}

TEST(GameStateTest, RightEntriesInAnyOrderSolveTheGame) {
  Random random(17);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    GameState state = gameOf(seed);
    std::vector<Cell> order(state.board.emptyCells().begin(), state.board.emptyCells().end());
    random.shuffle(order);
    for (const Cell cell : order) {
      EXPECT_FALSE(isSolved(state.board));
      state = applyMove(state, Move::enter(cell, rightFor(state, cell)));
    }
    EXPECT_TRUE(isSolved(state.board));
    EXPECT_EQ(state.board, state.puzzle.solution);
  }
}

TEST(RemainingCountTest, IsNineLessThoseOnTheBoardAndNeverLess) {
  Grid board;
  for (int placed = 0; placed < 15; ++placed) {
    EXPECT_EQ(remainingCount(board, Digit(3)), std::max(0, 9 - placed));
    EXPECT_EQ(remainingCount(board, Digit(4)), 9);
    board.set(Cell(placed * 5), Digit(3));
  }
}

TEST(RemainingCountTest, SumsUpToTheEmptyCellsOfAGameWithoutMistakes) {
  Random random(18);
  for (int holes = 0; holes <= kCellCount; ++holes) {
    const Grid board = without(boardOf(18), holes, random);
    int sum = 0;
    for (const Digit digit : allDigits()) sum += remainingCount(board, digit);
    EXPECT_EQ(sum, holes);
  }
}

}  // namespace
}  // namespace sudoku
