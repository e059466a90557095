#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QPushButton>
#include <QTest>
#include <QWheelEvent>

#include <sudoku/grid/checker.h>

#include "../../patience.h"
#include "../windowfixture.h"
#include "ui/controls/levelbox.h"
#include "ui/panel/clockwidget.h"
#include "ui/panel/numberpad.h"

namespace sudoku {
namespace {

using PanelsTest = WindowTest;

TEST_F(PanelsTest, AToggleChoosesAndDropsItsNumber) {
  auto* five = child<NumberToggle>("Digit 5");
  QTest::mouseClick(five, Qt::LeftButton);
  EXPECT_EQ(m_game->chosenDigit(), Digit(5));
  EXPECT_TRUE(five->isChecked());
  auto* six = child<NumberToggle>("Digit 6");
  QTest::mouseClick(six, Qt::LeftButton);
  EXPECT_EQ(m_game->chosenDigit(), Digit(6));
  EXPECT_FALSE(five->isChecked());
  QTest::mouseClick(six, Qt::LeftButton);
  EXPECT_EQ(m_game->chosenDigit(), std::nullopt);
  EXPECT_FALSE(six->isChecked());
  EXPECT_TRUE(six->autoExclusive());
}

TEST_F(PanelsTest, TogglesCountWhatIsLeftAndStayUsableWhenComplete) {
  EXPECT_EQ(child<NumberToggle>("Digit 4")->accessibleName(), "Digit 4, 7 left");
  for (const Cell cell : m_game->state().puzzle.solution.cellsWith(Digit(4)))
    m_game->play(Move::enter(cell, Digit(4)));
  auto* four = child<NumberToggle>("Digit 4");
  EXPECT_EQ(four->accessibleName(), "Digit 4, 0 left");
  EXPECT_TRUE(four->isEnabled());
}

TEST_F(PanelsTest, AClickOnAButtonLeavesTheKeyboardWithTheBoard) {
  click(1, 3);
  QTest::mouseClick(child<NumberToggle>("Digit 5"), Qt::LeftButton);
  QTest::mouseClick(child<QPushButton>("Hints"), Qt::LeftButton);
  QTest::mouseClick(child<QPushButton>("Notes"), Qt::LeftButton);
  QTest::mouseClick(child<QPushButton>("Check"), Qt::LeftButton);
  EXPECT_EQ(QApplication::focusWidget(), cell(1, 3));
}

TEST_F(PanelsTest, HintsMarkJustTheCellsWhereTheNumberBreaksNoRule) {
  QTest::mouseClick(child<QPushButton>("Hints"), Qt::LeftButton);
  for (const Cell cell : allCells())
    EXPECT_FALSE(m_board->cellWidget(cell)->accessibleName().contains("possible"));
  QTest::mouseClick(child<NumberToggle>("Digit 5"), Qt::LeftButton);
  EXPECT_EQ(child<QPushButton>("Hints")->text().remove('&'), "Hints for 5");
  const CellSet possible = possibleCells(m_game->state().board, Digit(5));
  EXPECT_GT(possible.size(), 0);
  for (const Cell cell : allCells())
    EXPECT_EQ(m_board->cellWidget(cell)->accessibleName().endsWith(", possible"), possible.contains(cell));
}

TEST_F(PanelsTest, CheckMarksEntriesUntilTheirNextChange) {
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  m_game->play(Move::enter(cellAt(1, 4), Digit(2)));
  QTest::mouseClick(child<QPushButton>("Check"), Qt::LeftButton);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4, right");
  EXPECT_EQ(name(1, 4), "Row 1 column 4: 2, wrong");
  EXPECT_EQ(name(1, 6), "Row 1 column 6: empty");
  EXPECT_EQ(status(), "1 right, 1 wrong, 49 empty");
  m_game->play(Move::enter(cellAt(1, 4), Digit(6)));
  EXPECT_EQ(name(1, 4), "Row 1 column 4: 6");
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4, right");
  m_game->undo();
  EXPECT_EQ(name(1, 4), "Row 1 column 4: 2, wrong") << "what comes back is judged as it was";
}

TEST_F(PanelsTest, TheClockShowsThatAClickPausesAndGoesOn) {
  auto* clock = m_window->findChild<ClockWidget*>();
  EXPECT_EQ(clock->sign(), ClockWidget::Sign::Pause);
  const QImage running = clock->grab().toImage();
  QTest::mouseClick(clock, Qt::LeftButton);
  EXPECT_TRUE(m_controller->time().isPaused());
  EXPECT_EQ(clock->sign(), ClockWidget::Sign::GoOn);
  EXPECT_NE(clock->grab().toImage(), running);
  QTest::mouseClick(clock, Qt::LeftButton);
  EXPECT_EQ(clock->sign(), ClockWidget::Sign::Pause);
  m_controller->board().giveUp();
  EXPECT_EQ(clock->sign(), ClockWidget::Sign::None) << "it cannot be paused";
}

TEST_F(PanelsTest, CheckKeepsChoiceSelectionAndClock) {
  click(1, 3);
  m_controller->cells().chooseDigit(Digit(4));
  QTest::mouseClick(child<QPushButton>("Check"), Qt::LeftButton);
  EXPECT_EQ(m_game->chosenDigit(), Digit(4));
  EXPECT_EQ(m_game->selectedCell(), cellAt(1, 3));
  EXPECT_TRUE(m_controller->time().clock().isRunning());
}

TEST_F(PanelsTest, UndoAndRedoAreUsableJustWhenThereIsSomething) {
  auto* undo = child<QPushButton>("Undo");
  auto* redo = child<QPushButton>("Redo");
  EXPECT_FALSE(undo->isEnabled());
  EXPECT_FALSE(redo->isEnabled());
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  QTest::mouseClick(undo, Qt::LeftButton);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
  EXPECT_FALSE(undo->isEnabled());
  QTest::mouseClick(redo, Qt::LeftButton);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4");
}

TEST_F(PanelsTest, TheLevelBoxIsRememberedAndStartsNothing) {
  auto* box = m_window->findChild<LevelBox*>();
  const GameState before = m_game->state();
  box->setCurrentIndex(static_cast<int>(Level::Hard));
  EXPECT_EQ(m_game->state(), before);
  EXPECT_EQ(Settings().level(), Level::Hard);
  QWheelEvent wheel(QPointF(5, 5), box->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, 120), Qt::NoButton,
                    Qt::NoModifier, Qt::NoScrollPhase, false);
  QApplication::sendEvent(box, &wheel);
  EXPECT_EQ(box->currentIndex(), static_cast<int>(Level::Hard));
  EXPECT_EQ(m_game->chosenDigit(), std::nullopt);
}

TEST_F(PanelsTest, NewBeginsAGameOfTheChosenLevelAndKeepsTheOldOne) {
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  const GameState before = m_game->state();
  m_window->findChild<LevelBox*>()->setCurrentIndex(static_cast<int>(Level::Medium));
  QTest::mouseClick(child<QPushButton>("New"), Qt::LeftButton);
  ASSERT_TRUE(waitFor([&] { return m_game->state() != before; }));
  EXPECT_EQ(m_game->level(), Level::Medium);
  EXPECT_EQ(m_game->position(), 0);
  m_controller->session().previousGame();
  EXPECT_EQ(m_game->state(), before);
}

TEST_F(PanelsTest, TheLastLineOfTheLevelBoxIsAPuzzleForMe) {
  m_window->show();
  auto* box = m_window->findChild<LevelBox*>();
  const GameState before = m_game->state();
  const QString name = box->itemText(box->count() - 1);
  EXPECT_TRUE(name.startsWith("For me: needs ")) << name.toStdString();
  box->setCurrentIndex(static_cast<int>(Level::Inhuman));
  QTest::keyClick(box, Qt::Key_Down);
  EXPECT_EQ(box->currentText(), name) << "the key passes over the line";
  EXPECT_TRUE(m_settings->isForMe());
  EXPECT_EQ(m_settings->level(), Level::Inhuman);
  EXPECT_TRUE(status().startsWith("The next New needs what you know, and ")) << status().toStdString();
  child<QPushButton>("New")->click();
  ASSERT_TRUE(waitFor([&] { return m_game->state() != before; }));
  EXPECT_EQ(box->currentText(), name) << "New goes on with them";
  QTest::keyClick(box, Qt::Key_Up);
  EXPECT_FALSE(m_settings->isForMe());
  EXPECT_EQ(box->currentText(), "Inhuman");
}

TEST_F(PanelsTest, TheLevelBoxNamesWhatIsNeededNow) {
  m_window->show();
  auto* box = m_window->findChild<LevelBox*>();
  const QString before = box->itemText(box->count() - 1);
  m_controller->history().recordLearning(*m_controller->forMe().needs(), LearningKind::Claimed);
  box->showPopup();
  EXPECT_NE(box->itemText(box->count() - 1), before);
  EXPECT_TRUE(box->itemText(box->count() - 1).startsWith("For me: needs "));
  box->hidePopup();
}

TEST_F(PanelsTest, WhatHasTheKeyboardHasARing) {
  for (const char* name : {"New", "Check", "Hints", "Next step", "Notes", "Digits"}) {
    auto* button = child<QPushButton>(name);
    m_board->cellWidget(m_board->selectedCell())->setFocus();
    const QImage without = button->grab().toImage();
    button->setFocus(Qt::TabFocusReason);
    ASSERT_TRUE(button->hasFocus()) << name;
    EXPECT_NE(button->grab().toImage(), without) << name;
  }
}

TEST_F(PanelsTest, ExitCloses) {
  QTest::mouseClick(child<QPushButton>("Exit"), Qt::LeftButton);
  EXPECT_FALSE(m_window->isVisible());
}

TEST_F(PanelsTest, ALowWindowHasIconsWithoutWords) {
  m_window->resize(640, 480);
  QTest::qWait(1);
  EXPECT_EQ(child<QPushButton>("Undo")->text(), "");
  EXPECT_EQ(child<QPushButton>("Undo")->accessibleName(), "Undo");
}

TEST_F(PanelsTest, ATenthOfANumberIsSaid) {
  for (int column = 1; column <= 9; ++column)
    for (const int row : {1, 2})
      if (m_game->state().board.isEmpty(cellAt(row, column)))
        m_game->play(Move::enter(cellAt(row, column), Digit(5)));
  EXPECT_EQ(child<NumberToggle>("Digit 5")->accessibleName().contains("too many"), true);
}

}  // namespace
}  // namespace sudoku
