#include <algorithm>
#include <gtest/gtest.h>

#include "../control/gamefixture.h"
#include "teacherfixture.h"

/// Tests of what the teacher makes of the player's notes.
namespace sudoku {
namespace {

TEST_F(TeacherTest, AsksOnceWhetherNotesAreComplete) {
  begin(kHarder);
  climbToElimination();
  ask(HintAction::Close);
  // The player's notes have already ruled out what the step would remove.
  m_controller.hints().explainNextStep();
  const auto removals = hint().removals;
  ask(HintAction::Close);
  for (const auto& [cell, digit] : removals) {
    m_controller.cells().select(cell);
    const Digit right = *m_game.state().puzzle.solution.at(cell);
    if (!m_game.state().notesAt(cell).contains(right)) m_controller.cells().type(right, InputMode::Corner);
  }
  EXPECT_EQ(press().kind, Hint::Kind::NotesQuestion);
  EXPECT_EQ(toPlainText(hint().sentences.front()), "Do you note every candidate?");
  EXPECT_EQ(toPlainText(hint().sentences[1]), "Then a missing one counts as crossed out.");
  EXPECT_EQ(askAndWait(HintAction::No).kind, Hint::Kind::Step);
  EXPECT_EQ(m_game.notesComplete(), false);
  ask(HintAction::Close);
  EXPECT_EQ(press().kind, Hint::Kind::Step);
}

TEST_F(TeacherTest, DoesNotAskWhereTheAnswerChangesNothing) {
  begin(kHarder);
  m_controller.hints().explainNextStep();
  const auto first = hint().placements;
  ASSERT_FALSE(first.empty());
  ask(HintAction::Close);
  // With all possible digits noted in a cell, the notes rule nothing out.
  const Cell cell = m_game.state().board.emptyCells().first();
  m_controller.cells().select(cell);
  for (const Digit digit : candidatesOf(m_game.state()).at(cell))
    m_controller.cells().type(digit, InputMode::Corner);
  m_controller.hints().explainNextStep();
  EXPECT_EQ(hint().kind, Hint::Kind::Step);
  EXPECT_EQ(hint().placements, first);
  EXPECT_EQ(m_game.notesComplete(), std::nullopt);
}

TEST_F(TeacherTest, FillingInTheCandidatesAnswersTheQuestionUntilItIsUndone) {
  begin(kHarder);
  m_controller.board().fillCandidates();
  EXPECT_EQ(m_game.notesComplete(), true);
  m_controller.board().undo();
  EXPECT_EQ(m_game.notesComplete(), std::nullopt);
  m_controller.board().redo();
  EXPECT_EQ(m_game.notesComplete(), true);
  // The only note left in a cell is a naked single: the easiest step of the notes.
  const Cell cell = m_game.state().board.emptyCells().first();
  const Digit right = *m_game.state().puzzle.solution.at(cell);
  m_controller.cells().select(cell);
  for (const Digit digit : m_game.state().notesAt(cell))
    if (digit != right) m_controller.cells().type(digit, InputMode::Corner);
  for (;;) {
    m_controller.hints().explainNextStep();
    if (hint().placements.empty() || *hint().technique == Technique::NakedSingle) break;
    ask(HintAction::Apply);
  }
  EXPECT_EQ(hint().technique, Technique::NakedSingle);
}

TEST_F(TeacherTest, ADigitThatNotesLackIsToldWhenAStepRestsOnItAndPutBack) {
  begin(kHarder);
  m_controller.board().fillCandidates();
  m_controller.hints().explainNextStep();
  const auto conclusions = hint().placements;
  ASSERT_FALSE(conclusions.empty());
  const auto [cell, digit] = conclusions.front();
  ask(HintAction::Close);

  // A note is missing in a cell on which the step does not rest, so that the hint does not mention it.
  Cell far = cell;
  for (const Cell open : m_game.state().board.emptyCells())
    if (!peersOf(cell).contains(open) && open != cell) far = open;
  ASSERT_NE(far, cell);
  m_controller.cells().select(far);
  m_controller.cells().type(*m_game.state().puzzle.solution.at(far), InputMode::Corner);
  EXPECT_EQ(press().kind, Hint::Kind::Step);
  ask(HintAction::Close);

  m_controller.cells().select(cell);
  m_controller.cells().type(digit, InputMode::Corner);
  const GameState lacking = m_game.state();
  m_controller.hints().explainNextStep();
  EXPECT_EQ(hint().kind, Hint::Kind::WrongNotes);
  EXPECT_TRUE(toPlainText(hint().sentences.front()).startsWith("You crossed out the right digit in r"));
  EXPECT_EQ(hint().actions.front(), HintAction::PutNoteBack);
  EXPECT_FALSE(offers(HintAction::FillCandidates)) << "what was crossed out rightly would come back";
  EXPECT_EQ(hint().lacking, (Candidate{cell, digit}));
  askAndWait(HintAction::PutNoteBack);
  EXPECT_EQ(hint().kind, Hint::Kind::Step);
  EXPECT_EQ(hint().rung, Rung::Why);
  EXPECT_EQ(m_game.state(), applyMove(lacking, Move::setNote(cell, digit)));
}

TEST_F(TeacherTest, WhatThePlayerCrossedOutStaysSoWhenTheCandidatesAreFilledIn) {
  begin(kHarder);
  m_controller.board().fillCandidates();
  const auto removals = climbToElimination().removals;
  ask(HintAction::Close);
  for (const auto& [cell, digit] : removals) {
    m_controller.cells().select(cell);
    m_controller.cells().type(digit, InputMode::Corner);
  }
  m_controller.board().fillCandidates();
  for (const auto& [cell, digit] : removals) EXPECT_FALSE(m_game.state().notesAt(cell).contains(digit));
  // A removal that was taught is not taught again, also if the notes are not said to be complete.
  m_controller.board().setNotesComplete(false);
  m_controller.board().fillCandidates();
  for (const auto& [cell, digit] : removals) EXPECT_FALSE(m_game.state().notesAt(cell).contains(digit));
  m_controller.board().setNotesComplete(false);
  m_controller.hints().explainNextStep();
  for (const Candidate& candidate : removals)
    EXPECT_EQ(std::count(hint().removals.begin(), hint().removals.end(), candidate), 0) << "taught twice";
}

TEST_F(TeacherTest, APositionThatIsPlayedOnKeepsItsNotes) {
  const Puzzle harder = puzzle(kHarder);
  Position position = positionOf(harder.givens);
  const Cell cell = position.candidates.openCells().first();
  const Digit gone = (position.candidates.at(cell) - DigitSet{*harder.solution.at(cell)}).first();
  position.candidates.eliminate(cell, gone);
  m_controller.session().playNotedPosition(harder, position);
  for (const Cell open : position.candidates.openCells())
    EXPECT_EQ(m_game.state().notesAt(open), position.candidates.at(open));
  EXPECT_TRUE(m_game.state().ruledOutAt(cell).contains(gone));
  EXPECT_EQ(m_game.notesComplete(), true);
}

}  // namespace
}  // namespace sudoku
