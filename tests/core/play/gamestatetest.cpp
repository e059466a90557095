#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include <sudoku/grid/checker.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/play/gamestate.h>

#include "games.h"

namespace sudoku {
namespace {

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
      EXPECT_EQ(applyMove(start, Move::setNote(cell, digit)), start);
    }
  }
}

TEST(GameStateTest, ANoteIsSetAndErased) {
  const GameState start = gameOf(5);
  for (const Cell cell : start.board.emptyCells()) {
    GameState state = applyMove(start, Move::setNote(cell, Digit(9)));
    EXPECT_EQ(state.notesAt(cell), DigitSet{Digit(9)});
    state = applyMove(state, Move::setNote(cell, Digit(1)));
    EXPECT_EQ(state.notesAt(cell), (DigitSet{Digit(1), Digit(9)}));
    EXPECT_EQ(changedCells(start, state), CellSet{cell});
    EXPECT_EQ(applyMove(state, Move::setNote(cell, Digit(9))), state);
    state = applyMove(state, Move::removeNote(cell, Digit(9)));
    EXPECT_EQ(state.notesAt(cell), DigitSet{Digit(1)});
    EXPECT_EQ(applyMove(state, Move::removeNote(cell, Digit(9))), state);
    EXPECT_EQ(state.board, start.board);
  }
}

TEST(GameStateTest, FilledCellsTakeNoNotes) {
  GameState state = gameOf(6);
  for (const Cell cell : state.board.emptyCells()) {
    const GameState entered = applyMove(state, Move::enter(cell, rightFor(state, cell)));
    for (const Digit digit : allDigits()) EXPECT_EQ(applyMove(entered, Move::setNote(cell, digit)), entered);
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
      EXPECT_EQ(applyMove(solved, Move::setNote(cell, digit)), solved);
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

TEST(GameStateTest, MovesAreEqualIfTheyDoTheSame) {
  const Cell cell(3);
  EXPECT_EQ(Move::restore(gameOf(1)), Move::restore(gameOf(1)));
  EXPECT_NE(Move::restore(gameOf(1)), Move::restore(gameOf(2)));
  EXPECT_NE(Move::restore(gameOf(1)), Move::clear(cell));
  EXPECT_NE(Move::setNote(cell, Digit(1)), Move::removeNote(cell, Digit(1)));
  EXPECT_NE(Move::enter(cell, Digit(1)), Move::enter(cell, Digit(2)));
  Move gentle = Move::enter(cell, Digit(1));
  gentle.erases = false;
  EXPECT_NE(gentle, Move::enter(cell, Digit(1)));
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

}  // namespace
}  // namespace sudoku
