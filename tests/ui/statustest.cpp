#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <QTest>

#include "../patience.h"
#include "ui/panel/solvedcard.h"
#include "windowfixture.h"

namespace sudoku {
namespace {

using StatusTest = WindowTest;

TEST_F(StatusTest, AFullBoardWithAMistakeSaysSo) {
  for (const Cell cell : m_game->state().board.emptyCells())
    m_game->play(Move::enter(cell, *m_game->state().puzzle.solution.at(cell)));
  EXPECT_FALSE(m_window->findChild<SolvedCard*>()->isHidden());
  m_game->undo();
  EXPECT_TRUE(m_window->findChild<SolvedCard*>()->isHidden());
  const Cell last = m_game->state().board.emptyCells().first();
  const Digit wrong(m_game->state().puzzle.solution.at(last) == Digit(1) ? 2 : 1);
  m_game->play(Move::enter(last, wrong));
  EXPECT_EQ(status(), "Every cell is filled, but something is wrong. Check shows where.");
  m_game->undo();
  EXPECT_TRUE(status().startsWith("Choose a number")) << qPrintable(status());
}

TEST_F(StatusTest, SaysWhatCanBeDoneNow) {
  m_controller->setHints(true);
  EXPECT_EQ(status(), "Choose a number to see where it can go.");
  m_controller->chooseDigit(Digit(5));
  EXPECT_EQ(status(), "Marked: where 5 breaks no rule.");
  m_controller->setHints(false);
  EXPECT_TRUE(status().startsWith("Click the cells that are 5."));
  m_controller->setInputMode(InputMode::Corner);
  EXPECT_EQ(status(), "Click the cells that may be 5, to note it.");
  m_controller->selectMore(cellAt(5, 5));
  EXPECT_TRUE(status().startsWith("2 cells selected."));
}

TEST_F(StatusTest, TheCountOfACheckIsWorkedOutAnewAfterUndoRedoAndDrop) {
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  m_game->play(Move::enter(cellAt(1, 4), Digit(2)));
  m_controller->check();
  EXPECT_EQ(status(), "1 right, 1 wrong, 49 empty");
  m_controller->undo();
  EXPECT_EQ(status(), "1 right, 0 wrong, 50 empty");
  m_controller->redo();
  EXPECT_EQ(status(), "1 right, 1 wrong, 49 empty");
  m_controller->beginTrial();
  m_game->play(Move::clear(cellAt(1, 4)));
  m_game->play(Move::clear(cellAt(1, 3)));
  m_controller->dropTrial();
  EXPECT_EQ(status(), "1 right, 1 wrong, 49 empty");
}

TEST_F(StatusTest, TheCountOfACheckStaysAsLongAsItsMarks) {
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  m_controller->check();
  EXPECT_EQ(status(), "1 right, 0 wrong, 50 empty");
  m_controller->chooseDigit(Digit(7));
  EXPECT_EQ(status(), "1 right, 0 wrong, 50 empty");
  m_game->play(Move::enter(cellAt(1, 4), Digit(6)));
  EXPECT_EQ(status(), "1 right, 0 wrong, 49 empty, 1 not checked");
  m_controller->escape();
  EXPECT_TRUE(status().startsWith("Click the cells that are 7.")) << qPrintable(status());
}

TEST_F(StatusTest, AfterNewTheGameBeforeIsOneClickAway) {
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  const GameState before = m_game->state();
  start("2.......75.8.1.46..3....2..3........7269....14...5.7........8.4...17..35.....4..9");
  EXPECT_EQ(status(), "The game before is kept.");
  QTest::mouseClick(child<QPushButton>("Go back"), Qt::LeftButton);
  EXPECT_EQ(m_game->state(), before);
}

TEST_F(StatusTest, APuzzleInTheClipboardIsOfferedOnce) {
  QApplication::clipboard()->setText(
      "2.......75.8.1.46..3....2..3........7269....14...5.7........8.4...17..35.....4..9");
  QEvent activate(QEvent::WindowActivate);
  QApplication::sendEvent(m_window.get(), &activate);
  EXPECT_EQ(status(), "The clipboard has a puzzle.");
  QTest::mouseClick(child<QPushButton>("Play it"), Qt::LeftButton);
  ASSERT_TRUE(waitFor([this] { return m_game->state().board.at(cellAt(1, 1)) == Digit(2); }));
  m_controller->chooseDigit(Digit(3));
  QApplication::sendEvent(m_window.get(), &activate);
  EXPECT_NE(status(), "The clipboard has a puzzle.");
  QApplication::clipboard()->setText("no puzzle");
  QApplication::sendEvent(m_window.get(), &activate);
  EXPECT_NE(status(), "The clipboard has a puzzle.");
}

TEST_F(StatusTest, WithoutAnEarlierGameItSaysSo) {
  m_controller->previousGame();
  EXPECT_EQ(status(), "There is no earlier game.");
}

}  // namespace
}  // namespace sudoku
