#include <gtest/gtest.h>

#include "../control/gamefixture.h"
#include "game/play/notehistory.h"

namespace sudoku {
namespace {

DigitSet crossedAt(Cell cell, const std::vector<Move>& moves) {
  return crossedOut(puzzle(), moves)[static_cast<std::size_t>(cell.index())];
}

TEST(NoteHistoryTest, CrossedOutIsWhatWasTakenOutOfNotesThatStay) {
  std::vector<Move> moves = {Move::setNote(kOpen, Digit(1)), Move::setNote(kOpen, Digit(2)),
                             Move::removeNote(kOpen, Digit(1))};
  EXPECT_EQ(crossedAt(kOpen, moves), DigitSet{Digit(1)});
  moves.push_back(Move::setNote(kOpen, Digit(1)));
  EXPECT_TRUE(crossedAt(kOpen, moves).isEmpty()) << "noted again";
  moves.push_back(Move::removeNote(kOpen, Digit(1)));
  moves.push_back(Move::removeNote(kOpen, Digit(2)));
  EXPECT_TRUE(crossedAt(kOpen, moves).isEmpty()) << "the cell has no notes any more";
}

TEST(NoteHistoryTest, WhatEntriesAndHintsTakeOutIsNotCrossedOut) {
  const std::vector<Move> moves = {Move::setNote(kOpen, Digit(1)), Move::setNote(kOpen, Digit(2)),
                                   Move::setNote(kOpen, Digit(4)), Move::ruleOut({{kOpen, Digit(1)}}),
                                   Move::enter(Cell(5), Digit(2))};
  EXPECT_TRUE(crossedAt(kOpen, moves).isEmpty());
}

TEST(NoteHistoryTest, KnowsWhichRightDigitsWereCrossedOutBeforeTheyWereEntered) {
  std::vector<Move> moves = {Move::setNote(kOpen, Digit(1)),    Move::setNote(kOpen, Digit(4)),
                             Move::removeNote(kOpen, Digit(4)), Move::setNote(kOther, Digit(6)),
                             Move::setNote(kOther, Digit(2)),   Move::removeNote(kOther, Digit(2)),
                             Move::enter(kOther, Digit(6))};
  EXPECT_TRUE(enteredAgainstNotes(puzzle(), moves).isEmpty());
  moves.push_back(Move::enter(kOpen, Digit(4)));
  EXPECT_EQ(enteredAgainstNotes(puzzle(), moves), CellSet{kOpen});
}

}  // namespace
}  // namespace sudoku
