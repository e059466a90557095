#include <gtest/gtest.h>
#include <vector>

#include <sudoku/grid/geometry.h>
#include <sudoku/play/gamestate.h>

#include "games.h"

namespace sudoku {
namespace {

TEST(GameNotesTest, AnEntryThatIsToldSoLeavesTheNotesOfItsPeers) {
  const GameState start = withAllNotes(gameOf(23));
  for (const Cell cell : start.board.emptyCells()) {
    Move move = Move::enter(cell, rightFor(start, cell));
    move.erases = false;
    const auto [state, changed] = applyMoveWithChanges(start, move);
    EXPECT_EQ(changed, CellSet{cell});
    EXPECT_TRUE(state.notesAt(cell).isEmpty());
  }
}

TEST(GameNotesTest, WhatIsRuledOutLeavesTheNotesAndIsRemembered) {
  const GameState start = withAllNotes(gameOf(24));
  const Cell cell = start.board.emptyCells().first();
  const Move move = Move::ruleOut({{cell, Digit(2)}, {cell, Digit(5)}});
  EXPECT_EQ(move.parts, (std::vector{Move::Part{cell, {Digit(2), Digit(5)}}}));
  GameState state = applyMove(start, move);
  EXPECT_EQ(state.ruledOutAt(cell), (DigitSet{Digit(2), Digit(5)}));
  EXPECT_EQ(state.notesAt(cell), allDigits() - state.ruledOutAt(cell));
  state = applyMove(state, Move::enter(cell, Digit(1)));
  EXPECT_EQ(state.ruledOutAt(cell), (DigitSet{Digit(2), Digit(5)}));
  state = applyMove(state, Move::clear(cell));
  EXPECT_EQ(state.ruledOutAt(cell), (DigitSet{Digit(2), Digit(5)}));
  EXPECT_TRUE(state.notesAt(cell).isEmpty()) << "no note is written";
}

TEST(GameNotesTest, RulingOutWritesNoNote) {
  const GameState start = gameOf(25);
  for (const Cell cell : start.board.emptyCells()) {
    const GameState state = applyMove(start, Move::ruleOut({{cell, Digit(3)}}));
    EXPECT_TRUE(state.notesAt(cell).isEmpty());
    EXPECT_EQ(changedCells(start, state), CellSet{cell});
  }
}

TEST(GameNotesTest, FillPutsJustItsNotesAndPassesOverFilledCells) {
  GameState start = gameOf(26);
  const Cell filled = start.board.emptyCells().first();
  start = withAllNotes(applyMove(start, Move::enter(filled, rightFor(start, filled))));
  std::vector<Move::Part> notes;
  for (const Cell cell : allCells()) notes.push_back({cell, {Digit(4), Digit(6)}});
  const GameState state = applyMove(start, Move::fill(notes));
  EXPECT_EQ(state.board, start.board);
  for (const Cell cell : allCells())
    EXPECT_EQ(state.notesAt(cell), start.board.isEmpty(cell) ? (DigitSet{Digit(4), Digit(6)}) : DigitSet());
}

TEST(GameNotesTest, TheTwoSetsOfNotesAreApart) {
  const GameState start = gameOf(27);
  const Cell cell = start.board.emptyCells().first();
  GameState state = applyMove(start, Move::setNote(cell, Digit(1)));
  state = applyMove(state, {Move::Kind::CentreNote, {{cell, {Digit(1), Digit(4)}}}});
  EXPECT_EQ(state.notesAt(cell), DigitSet{Digit(1)});
  EXPECT_EQ(state.centreNotesAt(cell), (DigitSet{Digit(1), Digit(4)}));
  state = applyMove(state, Move::removeNote(cell, Digit(1)));
  EXPECT_EQ(state.allNotesAt(cell), (DigitSet{Digit(1), Digit(4)}));
  EXPECT_EQ(state.allNotes()[static_cast<std::size_t>(cell.index())], state.allNotesAt(cell));
  state = applyMove(state, {Move::Kind::CentreNote, {{cell, {Digit(1), Digit(4)}}}, false});
  EXPECT_EQ(state, start);
}

TEST(GameNotesTest, EntriesClearingAndRulingOutActOnBothSets) {
  const GameState start = withAllOfEachKind(gameOf(28));
  const Cell cell = start.board.emptyCells().first();
  const Digit digit = rightFor(start, cell);
  const GameState entered = applyMove(start, Move::enter(cell, digit));
  EXPECT_TRUE(entered.allNotesAt(cell).isEmpty());
  for (const Cell peer : peersOf(cell)) EXPECT_FALSE(entered.allNotesAt(peer).contains(digit));
  EXPECT_TRUE(applyMove(start, Move::clear(cell)).allNotesAt(cell).isEmpty());
  const GameState ruledOut = applyMove(start, Move::ruleOut({{cell, digit}}));
  EXPECT_EQ(ruledOut.allNotesAt(cell), allDigits() - DigitSet{digit});
  EXPECT_EQ(ruledOut.ruledOutAt(cell), DigitSet{digit});
  const GameState erased = applyMove(start, Move::erase({{cell, {digit}}}));
  EXPECT_EQ(erased.allNotesAt(cell), allDigits() - DigitSet{digit});
  EXPECT_TRUE(erased.ruledOutAt(cell).isEmpty());
  const GameState filled = applyMove(start, Move::fill({{cell, {digit}}}));
  EXPECT_EQ(filled.notesAt(cell), DigitSet{digit});
  EXPECT_EQ(filled.centreNotesAt(cell), allDigits());
}

TEST(GameNotesTest, OnlyCommandsAboutColoursTouchColours) {
  RandomPlay play(29);
  const GameState coloured = withAllOfEachKind(play.start());
  int others = 0;
  for (int count = 0; count < 1000; ++count) {
    const Move move = play.next();
    if (move.kind == Move::Kind::Colour || move.kind == Move::Kind::Restore) continue;
    EXPECT_EQ(applyMove(coloured, move).colours, coloured.colours);
    ++others;
  }
  EXPECT_GT(others, 700);
}

TEST(GameNotesTest, GivensAndEntriesTakeSeveralColours) {
  const GameState start = gameOf(30);
  const Cell given = start.board.filledCells().first();
  const Cell open = start.board.emptyCells().first();
  GameState state = applyMove(start, Move::enter(open, rightFor(start, open)));
  state = applyMove(state, {Move::Kind::Colour, {{given, {Digit(2), Digit(6)}}, {open, {Digit(1)}}}});
  EXPECT_EQ(state.coloursAt(given), (DigitSet{Digit(2), Digit(6)}));
  EXPECT_EQ(state.coloursAt(open), DigitSet{Digit(1)});
  EXPECT_EQ(state.board.at(given), start.board.at(given));
  const auto cleared = clearingColours(state, allCells());
  ASSERT_TRUE(cleared);
  EXPECT_EQ(cleared->parts.size(), 2U);
  EXPECT_EQ(applyMove(state, *cleared), applyMove(start, Move::enter(open, rightFor(start, open))));
  EXPECT_FALSE(clearingColours(start, allCells()));
}

}  // namespace
}  // namespace sudoku
