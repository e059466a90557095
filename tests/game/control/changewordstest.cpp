#include "game/control/changewords.h"
#include "game/play/commandmoves.h"
#include "gamefixture.h"

namespace sudoku {
namespace {

class ChangeWordsTest : public testing::Test {
 protected:
  /// Expects the words for what a move does, and for what its undo does.
  void expect(const Move& move, const QString& done, const QString& undone) {
    const GameState after = applyMove(m_state, move);
    EXPECT_EQ(ChangeWords::done(m_state, after), done);
    EXPECT_EQ(ChangeWords::undone(after, m_state), undone);
    m_state = after;
  }

  GameState m_state{puzzle()};
};

TEST_F(ChangeWordsTest, WhatMovesDoIsCountedAndASingleEntryIsNamed) {
  expect(Move::setNote(kOther, Digit(6)), "One note written.", "One note taken back.");
  expect(Move::enter(kOpen, Digit(4)), "4 in r1c3 written.", "4 in r1c3 taken back.");
  expect(Move::enter(kOpen, Digit(2)), "2 in r1c3 written.", "2 in r1c3 taken back, 4 in r1c3 back.");
  expect({Move::Kind::Colour, {{kOpen, {Digit(1)}}, {kOther, {Digit(1)}}}}, "2 cells coloured.",
         "Colours of 2 cells taken back.");
  expect(Move::enter(kOther, Digit(6)), "6 in r1c4 written, one note removed.",
         "6 in r1c4 taken back, one note back.");
  expect(Move::clear(CellSet{kOpen, kOther}), "2 entries cleared.", "2 entries back.");
  expect(Move::ruleOut({{kOpen, Digit(1)}}), "One candidate crossed out.",
         "One candidate no longer crossed out.");
}

TEST_F(ChangeWordsTest, MarksOfCandidatesAreCounted) {
  for (const Cell cell : {kOpen, kOther}) m_state = applyMove(m_state, Move::setNote(cell, Digit(1)));
  Move colour{Move::Kind::CandidateColour, {{kOpen, {Digit(1)}}}};
  colour.colour = Digit(3);
  expect(colour, "One candidate coloured.", "Colour of one candidate taken back.");
  const Candidate one{kOpen, Digit(1)};
  const Candidate other{kOther, Digit(1)};
  expect(Move::changeLink(one, other, LinkKind::Strong), "One link drawn.", "One link taken back.");
  expect(Move::changeLink(one, other, LinkKind::Weak), "One link drawn.", "One link taken back.");
  expect(*clearingLinks(m_state, {kOpen}), "One link removed.", "One link back.");
  expect(*clearingCandidateColours(m_state, {kOpen}), "Colour of one candidate removed.",
         "Colour of one candidate back.");
}

TEST_F(ChangeWordsTest, NothingIsSaidOfNothing) {
  EXPECT_EQ(ChangeWords::done(m_state, m_state), QString());
  EXPECT_EQ(ChangeWords::undone(m_state, m_state), QString());
}

TEST_F(ChangeWordsTest, MovesThatAreGoneBackOverAreCounted) {
  const GameState after =
      applyMove(applyMove(m_state, Move::enter(kOpen, Digit(4))), Move::enter(kOther, Digit(6)));
  EXPECT_EQ(ChangeWords::gone(after, m_state, 3), "2 entries taken back, 3 moves.");
  EXPECT_EQ(ChangeWords::gone(m_state, after, 1), "2 entries back, one move.");
}

TEST_F(ChangeWordsTest, FillingSaysHowManyNotesAndUndoTakesAsManyBack) {
  const GameState filled = applyMove(m_state, fillingMove(m_state));
  int notes = 0;
  for (const Cell cell : allCells()) notes += filled.notesAt(cell).size();
  ASSERT_GT(notes, 100);
  EXPECT_EQ(ChangeWords::done(m_state, filled), QString("%1 notes written.").arg(notes));
  EXPECT_EQ(ChangeWords::undone(filled, m_state), QString("%1 notes taken back.").arg(notes));
}

}  // namespace
}  // namespace sudoku
