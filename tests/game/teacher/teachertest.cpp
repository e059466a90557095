#include <algorithm>
#include <gtest/gtest.h>

#include <QSignalSpy>

#include <sudoku/logic/stepfinder.h>

#include "../../patience.h"
#include "../control/gamefixture.h"
#include "teacherfixture.h"

namespace sudoku {
namespace {

TEST_F(TeacherTest, EachPressTellsOneRungMore) {
  begin();
  const Hint where = press();
  EXPECT_EQ(where.kind, Hint::Kind::Step);
  EXPECT_EQ(where.rung, Rung::Where);
  EXPECT_FALSE(where.technique);
  EXPECT_TRUE(where.placements.empty());
  EXPECT_TRUE(where.pattern.isEmpty());

  const Hint what = press();
  EXPECT_EQ(what.rung, Rung::What);
  EXPECT_TRUE(what.technique);
  EXPECT_TRUE(what.placements.empty());

  const Hint why = press();
  EXPECT_EQ(why.rung, Rung::Why);
  ASSERT_EQ(why.placements.size(), 1U);
  EXPECT_GE(why.sentences.size(), 2U);

  m_controller.hints().nextStep();
  EXPECT_FALSE(hasHint());
  const auto [cell, digit] = why.placements.front();
  EXPECT_EQ(m_game.state().board.at(cell), digit);
  m_controller.board().undo();
  EXPECT_TRUE(m_game.state().board.isEmpty(cell));
}

TEST_F(TeacherTest, BackGoesARungDownAndCloseEnds) {
  begin();
  m_controller.hints().explainNextStep();
  EXPECT_EQ(hint().rung, Rung::Why);
  ask(HintAction::Back);
  EXPECT_EQ(hint().rung, Rung::What);
  ask(HintAction::Back);
  EXPECT_EQ(hint().rung, Rung::Where);
  ask(HintAction::Apply);  // an action that this rung does not offer
  EXPECT_TRUE(hasHint());
  ask(HintAction::Close);
  EXPECT_FALSE(hasHint());
}

TEST_F(TeacherTest, AnyMoveEndsTheHintAndTheHintedOneIsPraised) {
  begin();
  m_controller.hints().explainNextStep();
  const Candidate hinted = hint().placements.front();
  const Cell other = hinted.cell == Cell(2) ? Cell(3) : Cell(2);
  m_controller.cells().select(other);
  m_controller.cells().chooseDigit(Digit(9));
  m_controller.board().check();
  EXPECT_TRUE(hasHint());
  QSignalSpy reported(&m_controller.messages(), &PlayerMessages::reported);
  m_controller.cells().type(*m_game.state().puzzle.solution.at(other));
  EXPECT_FALSE(hasHint());
  EXPECT_TRUE(reported.isEmpty());
  m_controller.board().undo();

  m_controller.hints().explainNextStep();
  hint();
  m_controller.cells().select(hinted.cell);
  m_controller.cells().type(hinted.digit);
  EXPECT_FALSE(hasHint());
  ASSERT_EQ(reported.size(), 1);
  EXPECT_EQ(reported.front().front().toString(), "Well seen.");
}

TEST_F(TeacherTest, WhatAHintHasToldIsNotCreditedWhenItIsPlayedAfterwards) {
  begin();
  m_controller.hints().explainNextStep();
  const Candidate told = hint().placements.front();
  ask(HintAction::Close);
  m_controller.cells().select(told.cell);
  m_controller.cells().type(told.digit);
  // The next step, which no hint tells, is credited; moves are examined one after the other.
  const auto next = nextStep(positionOf(m_game.state().board), StepOrder::ByLevel);
  ASSERT_TRUE(next && !next->placements.empty());
  m_controller.cells().select(next->placements.front().cell);
  m_controller.cells().type(next->placements.front().digit);
  const auto credits = [this] {
    int count = 0;
    for (const auto& [technique, counts] : m_controller.history().mastery()) count += counts.foundAlone;
    return count;
  };
  ASSERT_TRUE(waitFor([&] { return credits() > 0; }));
  EXPECT_EQ(credits(), 1);
}

TEST_F(TeacherTest, ACandidateThatIsCrossedOutAsHintedIsPraisedAndDone) {
  begin(kHarder);
  m_controller.board().fillCandidates();
  const auto removals = climbToElimination().removals;
  QSignalSpy reported(&m_controller.messages(), &PlayerMessages::reported);
  // The right digit of a cell is not removed by the step: its note is not praised.
  const Candidate gone = removals.front();
  m_controller.cells().select(gone.cell);
  m_controller.cells().type(*m_game.state().puzzle.solution.at(gone.cell), InputMode::Corner);
  EXPECT_TRUE(reported.isEmpty());
  m_controller.board().undo();
  for (const auto& [cell, digit] : removals) {
    m_controller.hints().explainNextStep();
    EXPECT_TRUE(hint().offers(HintAction::Apply));
    m_controller.cells().select(cell);
    reported.clear();
    m_controller.cells().type(digit, InputMode::Corner);
    EXPECT_EQ(reported.size(), 1);
  }
  m_controller.hints().explainNextStep();
  for (const Candidate& candidate : removals)
    EXPECT_EQ(std::count(hint().removals.begin(), hint().removals.end(), candidate), 0);
}

TEST_F(TeacherTest, AnAppliedEliminationIsRememberedAndTheNextStepGoesOn) {
  begin(kHarder);
  const auto removals = climbToElimination().removals;
  ask(HintAction::Apply);
  for (const auto& [cell, digit] : removals) EXPECT_TRUE(m_game.state().ruledOutAt(cell).contains(digit));
  EXPECT_TRUE(m_game.state().notesAt(removals.front().cell).isEmpty());
  m_controller.hints().explainNextStep();
  EXPECT_NE(hint().removals, removals);
  m_controller.board().undo();
  for (const auto& [cell, digit] : removals) EXPECT_FALSE(m_game.state().ruledOutAt(cell).contains(digit));
}

TEST_F(TeacherTest, AnotherStepAsHardIsShownInItsPlace) {
  begin();
  m_controller.hints().explainNextStep();
  const auto first = hint().placements;
  ASSERT_TRUE(offers(HintAction::ShowAnother));
  askAndWait(HintAction::ShowAnother);
  EXPECT_EQ(hint().rung, Rung::Why);
  EXPECT_EQ(hint().level, Level::Easy);
  EXPECT_NE(hint().placements, first);
}

TEST_F(TeacherTest, RefusedTechniquesAreNotUsed) {
  begin(kHarder);
  climbToElimination();
  const Technique used = *hint().technique;
  HintChoices choices;
  choices.refused.insert(used);
  m_controller.preferences().setHintChoices(choices);
  EXPECT_FALSE(hasHint());
  m_controller.hints().explainNextStep();
  EXPECT_NE(hint().technique, used);
  EXPECT_EQ(m_settings.hintChoices(), choices);

  m_controller.preferences().setHintChoices({.most = Level::Easy});
  m_controller.hints().explainNextStep();
  EXPECT_EQ(hint().kind, Hint::Kind::Nothing);
}

TEST_F(TeacherTest, AWalkTellsOneLinkAfterTheOther) {
  begin(kHarder);
  while (climbToElimination().walk.empty()) ask(HintAction::Apply);
  const auto links = static_cast<int>(hint().picture.links.size());
  const auto length = static_cast<int>(hint().walk.size());
  EXPECT_FALSE(hint().toldLinks);
  for (int told = 1; told <= length; ++told) {
    ask(HintAction::WalkForward);
    EXPECT_EQ(hint().told, told);
    EXPECT_GE(*hint().toldLinks, told - 1 - (length - links));
  }
  EXPECT_EQ(hint().toldLinks, links);
  ask(HintAction::WalkForward);
  EXPECT_EQ(hint().told, length);
  ask(HintAction::WalkBack);
  EXPECT_EQ(hint().told, length - 1);
}

}  // namespace
}  // namespace sudoku
