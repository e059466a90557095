#include <gtest/gtest.h>

#include <QSignalSpy>

#include "teacherfixture.h"

/// Tests of what the teacher says of wrong entries.
namespace sudoku {
namespace {

TEST_F(TeacherTest, AWrongEntryComesFirstAndIsClearedAlone) {
  begin();
  enterAround(Digit(1));
  const GameState later = m_game.state();
  QSignalSpy reported(&m_controller.messages(), &PlayerMessages::reported);
  EXPECT_EQ(press().kind, Hint::Kind::Mistake);
  EXPECT_EQ(hint().actions.front(), HintAction::ClearIt);
  EXPECT_EQ(hint().wrong, CellSet{Cell(2)});
  m_controller.hints().nextStep();
  EXPECT_FALSE(hasHint());
  EXPECT_TRUE(m_game.state().board.isEmpty(Cell(2)));
  EXPECT_FALSE(m_game.state().board.isEmpty(Cell(3)));
  EXPECT_FALSE(m_game.state().board.isEmpty(Cell(5)));
  EXPECT_EQ(reported.back().front().toString(), "The 1 in r1c3 is cleared.");
  m_controller.board().undo();
  EXPECT_EQ(m_game.state(), later);
}

TEST_F(TeacherTest, BackToBeforeTheMistakeSaysWhatItTakesBack) {
  begin();
  enterAround(Digit(1));
  const GameState later = m_game.state();
  press();
  EXPECT_EQ(toPlainText(hint().sentences.back()),
            "To go back to before the mistake takes one right entry away too.");
  QSignalSpy reported(&m_controller.messages(), &PlayerMessages::reported);
  ask(HintAction::BackToBeforeMistake);
  EXPECT_FALSE(hasHint());
  EXPECT_TRUE(m_game.state().board.isEmpty(Cell(2)));
  EXPECT_TRUE(m_game.state().board.isEmpty(Cell(5)));
  EXPECT_FALSE(m_game.state().board.isEmpty(Cell(3)));
  EXPECT_EQ(reported.back().front().toString(),
            "Back to before the mistake: one right entry went too. Undo brings it back.");
  m_controller.board().undo();
  EXPECT_EQ(m_game.state(), later);
}

TEST_F(TeacherTest, ShowWhyPlaysTheRefutationOnTheGhostBoard) {
  begin();
  enterAround(Digit(1));
  press();
  ask(HintAction::ShowWhy);
  ASSERT_TRUE(hint().ghost);
  EXPECT_EQ(hint().kind, Hint::Kind::Mistake);
  EXPECT_EQ(hint().wrong, CellSet{Cell(2)});
  EXPECT_EQ(hint().ghost->board.at(Cell(2)), Digit(1));
  EXPECT_TRUE(hint().ghost->broken.isEmpty());
  const auto length = static_cast<int>(hint().walk.size());
  ASSERT_GT(length, 0);
  // The key S goes on link by link, and then takes the entry away.
  for (int told = 1; told <= length; ++told) {
    EXPECT_EQ(hint().actions.front(), HintAction::WalkForward);
    m_controller.hints().nextStep();
    EXPECT_EQ(hint().told, told);
  }
  EXPECT_FALSE(hint().ghost->broken.isEmpty());
  ask(HintAction::WalkBack);
  EXPECT_EQ(hint().told, length - 1);
  ask(HintAction::WalkForward);
  EXPECT_EQ(hint().actions.front(), HintAction::ClearIt);
  ask(HintAction::Back);
  EXPECT_FALSE(hint().ghost);
  EXPECT_TRUE(offers(HintAction::ShowWhy));
  ask(HintAction::ShowWhy);
  for (int told = 0; told <= length; ++told) m_controller.hints().nextStep();
  EXPECT_FALSE(hasHint());
  EXPECT_TRUE(m_game.state().board.isEmpty(Cell(2)));
}

TEST_F(TeacherTest, SeveralWrongEntriesAreClearedInOneMove) {
  begin();
  enterAround(Digit(1));
  m_controller.cells().select(Cell(6));
  m_controller.cells().type(Digit(2));
  const GameState later = m_game.state();
  EXPECT_EQ(press().title, "Two entries are wrong");
  ask(HintAction::ClearIt);
  EXPECT_EQ(m_game.state().board.at(Cell(2)), std::nullopt);
  EXPECT_EQ(m_game.state().board.at(Cell(6)), std::nullopt);
  EXPECT_NE(m_game.state().board.at(Cell(5)), std::nullopt);
  m_controller.board().undo();
  EXPECT_EQ(m_game.state(), later);
}

}  // namespace
}  // namespace sudoku
