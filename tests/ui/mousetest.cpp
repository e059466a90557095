#include <array>

#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include "../patience.h"
#include "ui/panel/numberpad.h"
#include "windowfixture.h"

namespace sudoku {
namespace {

using MouseTest = WindowTest;

TEST_F(MouseTest, LeftClickWithoutANumberOnlySelects) {
  click(1, 3);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
  EXPECT_EQ(m_game->selectedCell(), cellAt(1, 3));
  EXPECT_EQ(m_window->focusWidget(), cell(1, 3));
}

TEST_F(MouseTest, LeftClickWritesReplacesAndRemovesTheChosenNumber) {
  m_controller->chooseDigit(Digit(4));
  click(1, 3);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4");
  m_controller->chooseDigit(Digit(2));
  click(1, 3);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 2");
  click(1, 3);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
}

TEST_F(MouseTest, AnEntryInConflictIsWrittenAndMarked) {
  m_controller->chooseDigit(Digit(5));
  click(1, 3);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 5, conflict");
  EXPECT_EQ(name(1, 1), "Row 1 column 1: given 5, conflict");
}

TEST_F(MouseTest, GivensNeverChange) {
  m_controller->chooseDigit(Digit(4));
  click(1, 1);
  click(1, 1, Qt::RightButton);
  EXPECT_EQ(name(1, 1), "Row 1 column 1: given 5");
  EXPECT_EQ(m_game->selectedCell(), cellAt(1, 1));
}

TEST_F(MouseTest, LeftClickActsOnReleaseInThePressedCell) {
  m_controller->chooseDigit(Digit(4));
  QTest::mousePress(cell(1, 3), Qt::LeftButton);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
  EXPECT_EQ(m_game->selectedCell(), cellAt(1, 3));
  QTest::mouseRelease(cell(1, 3), Qt::LeftButton, {}, QPoint(-50, 10));
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
}

TEST_F(MouseTest, RightClickClearsEntryAndNotesInNotesModeToo) {
  m_controller->chooseDigit(Digit(4));
  click(1, 3);
  click(1, 3, Qt::RightButton);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
  m_game->setInputMode(InputMode::Corner);
  click(1, 4);
  EXPECT_EQ(name(1, 4), "Row 1 column 4: empty, notes 4");
  click(1, 4, Qt::RightButton);
  EXPECT_EQ(name(1, 4), "Row 1 column 4: empty");
}

TEST_F(MouseTest, ADoubleClickCountsOnceOnAnEmptyCell) {
  m_controller->chooseDigit(Digit(4));
  click(1, 3);
  QTest::mouseDClick(cell(1, 3), Qt::LeftButton);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4");
  EXPECT_EQ(m_game->position(), 1);
}

TEST_F(MouseTest, ADoubleClickOnAGivenChoosesItsNumber) {
  QTest::mouseDClick(cell(1, 2), Qt::LeftButton);
  EXPECT_EQ(m_game->chosenDigit(), Digit(3));
}

TEST_F(MouseTest, AMiddleClickChoosesTheNumberOfACell) {
  click(1, 5, Qt::MiddleButton);
  EXPECT_EQ(m_game->chosenDigit(), Digit(7));
  click(1, 4, Qt::MiddleButton);
  EXPECT_EQ(m_game->chosenDigit(), Digit(7));
}

TEST_F(MouseTest, ALongPressClearsAndItsReleaseDoesNothing) {
  auto* const longPress = cell(1, 3)->findChild<QTimer*>("longPress");
  ASSERT_NE(longPress, nullptr);
  EXPECT_EQ(longPress->interval(), 500);
  m_controller->chooseDigit(Digit(4));
  click(1, 3);
  EXPECT_FALSE(longPress->isActive()) << "a click is over";
  longPress->setInterval(0);
  QTest::mousePress(cell(1, 3), Qt::LeftButton);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4");
  ASSERT_TRUE(waitFor([&] { return !longPress->isActive(); }));
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
  QTest::mouseRelease(cell(1, 3), Qt::LeftButton);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
}

TEST_F(MouseTest, NotesModeTogglesTheNoteAndLeavesFilledCellsAlone) {
  m_controller->chooseDigit(Digit(4));
  click(1, 3);
  m_game->setInputMode(InputMode::Corner);
  click(1, 4);
  m_controller->chooseDigit(Digit(2));
  click(1, 4);
  click(1, 3);
  EXPECT_EQ(name(1, 4), "Row 1 column 4: empty, notes 2 4");
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4");
}

TEST_F(MouseTest, TheWheelStepsTheChosenNumberRoundAndRound) {
  const auto wheel = [](QWidget* widget, int angle) {
    QWheelEvent event(QPointF(5, 5), widget->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, angle), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(widget, &event);
  };
  wheel(m_board, 120);
  EXPECT_EQ(m_game->chosenDigit(), Digit(1));
  wheel(m_board, -60);
  EXPECT_EQ(m_game->chosenDigit(), Digit(1));
  wheel(m_board, -60);
  EXPECT_EQ(m_game->chosenDigit(), Digit(9));
  wheel(m_window->findChild<NumberPad*>(), 240);
  EXPECT_EQ(m_game->chosenDigit(), Digit(2));
}

TEST_F(MouseTest, FillingInTheSolutionIsRecognisedAndThenRefusesEdits) {
  for (const Cell empty : m_game->state().board.emptyCells()) {
    m_controller->chooseDigit(m_game->state().puzzle.solution.at(empty));
    QTest::mouseClick(m_board->cellWidget(empty), Qt::LeftButton);
  }
  EXPECT_TRUE(m_game->isSolved());
  EXPECT_TRUE(status().startsWith("Solved in ")) << status().toStdString();
  click(1, 3, Qt::RightButton);
  EXPECT_TRUE(m_game->isSolved());
  EXPECT_FALSE(m_controller->clock().isRunning());
  m_game->undo();
  EXPECT_FALSE(m_game->isSolved());
  EXPECT_TRUE(m_controller->clock().isRunning());
}

}  // namespace
}  // namespace sudoku
