#include <array>
#include <vector>

#include <QApplication>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include "../../patience.h"
#include "../windowfixture.h"
#include "ui/panel/numberpad.h"

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
  m_controller->cells().chooseDigit(Digit(4));
  click(1, 3);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4");
  m_controller->cells().chooseDigit(Digit(2));
  click(1, 3);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 2");
  click(1, 3);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
}

/// A pale preview would look like the digit that was just taken away.
TEST_F(MouseTest, WhatWouldBeWrittenIsNotShownWhereTheSameWasTakenAway) {
  QWidget* place = cell(1, 3);
  const auto picture = [&] { return place->grab().toImage(); };
  m_controller->cells().chooseDigit(Digit(4));
  place->setAttribute(Qt::WA_UnderMouse, false);
  click(1, 3);
  click(1, 3);
  const QImage without = picture();
  place->setAttribute(Qt::WA_UnderMouse);
  EXPECT_EQ(picture(), without);
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(place, &leave);
  place->setAttribute(Qt::WA_UnderMouse);
  EXPECT_NE(picture(), without) << "the pointer has come back";
}

TEST_F(MouseTest, AnEntryInConflictIsWrittenAndMarked) {
  m_controller->cells().chooseDigit(Digit(5));
  click(1, 3);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 5, conflict");
  EXPECT_EQ(name(1, 1), "Row 1 column 1: given 5, conflict");
}

TEST_F(MouseTest, GivensNeverChange) {
  m_controller->cells().chooseDigit(Digit(4));
  click(1, 1);
  click(1, 1, Qt::RightButton);
  EXPECT_EQ(name(1, 1), "Row 1 column 1: given 5");
  EXPECT_EQ(m_game->selectedCell(), cellAt(1, 1));
}

TEST_F(MouseTest, LeftClickActsOnReleaseInThePressedCell) {
  m_controller->cells().chooseDigit(Digit(4));
  QTest::mousePress(cell(1, 3), Qt::LeftButton);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
  EXPECT_EQ(m_game->selectedCell(), cellAt(1, 3));
  QTest::mouseRelease(cell(1, 3), Qt::LeftButton, {}, QPoint(-50, 10));
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
}

TEST_F(MouseTest, RightClickClearsEntryAndNotesInNotesModeToo) {
  m_controller->cells().chooseDigit(Digit(4));
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
  m_controller->cells().chooseDigit(Digit(4));
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
  m_controller->cells().chooseDigit(Digit(4));
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
  m_controller->cells().chooseDigit(Digit(4));
  click(1, 3);
  m_game->setInputMode(InputMode::Corner);
  click(1, 4);
  m_controller->cells().chooseDigit(Digit(2));
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

TEST_F(MouseTest, ADoubleClickOnAGivenSelectsAllLikeIt) {
  const auto chooses = [this](int digit) {
    QTest::mouseClick(child<NumberToggle>(QString("Digit %1").arg(digit)), Qt::LeftButton);
    return m_game->chosenDigit() == Digit(digit);
  };
  m_controller->cells().select(cellAt(1, 3));
  m_controller->cells().type(Digit(5));
  QTest::mouseClick(cell(1, 1), Qt::LeftButton);
  QTest::mouseDClick(cell(1, 1), Qt::LeftButton);
  CellSet fives;
  for (const Cell each : m_game->state().board.filledCells())
    if (m_game->state().board.at(each) == Digit(5)) fives.add(each);
  EXPECT_EQ(m_game->selection().cells, fives);
  EXPECT_TRUE(fives.contains(cellAt(1, 3))) << "entries too";
  EXPECT_EQ(m_game->selectedCell(), cellAt(1, 1));
  EXPECT_EQ(m_game->chosenDigit(), Digit(5));
  EXPECT_TRUE(chooses(6)) << "what was selected by choosing is not written over";
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 5, conflict");
}

/// Presses the left button on the first cell, moves the pointer over the others and releases the button
/// there.
void drag(const std::vector<CellWidget*>& cells, Qt::KeyboardModifiers modifiers = {}) {
  CellWidget* from = cells.front();
  QTest::mousePress(from, Qt::LeftButton, modifiers);
  for (const auto* each : cells) {
    const QPoint point = from->mapFromGlobal(each->mapToGlobal(each->rect().center()));
    QMouseEvent move(QEvent::MouseMove, point, from->mapToGlobal(point), Qt::NoButton, Qt::LeftButton,
                     modifiers);
    QApplication::sendEvent(from, &move);
  }
  const auto* last = cells.back();
  QTest::mouseRelease(from, Qt::LeftButton, modifiers,
                      from->mapFromGlobal(last->mapToGlobal(last->rect().center())));
}

TEST_F(MouseTest, ADragPaintsNotesInOneStep) {
  for (const auto& [mode, noted] :
       {std::pair(InputMode::Corner, "notes 4"), {InputMode::Centre, "centre 4"}}) {
    m_controller->session().restart();
    m_controller->cells().setInputMode(mode);
    m_controller->cells().chooseDigit(Digit(4));
    drag({cell(1, 3), cell(1, 4), cell(1, 5), cell(1, 6)});
    for (const int column : {3, 4, 6})
      EXPECT_EQ(name(1, column), QString("Row 1 column %1: empty, %2").arg(column).arg(noted));
    EXPECT_EQ(m_game->selection(), Selection(cellAt(1, 3)));
    EXPECT_EQ(m_game->position(), 1) << "one step";
    drag({cell(1, 4), cell(1, 3), cell(2, 3)});
    EXPECT_EQ(name(1, 3), "Row 1 column 3: empty") << "the first cell had it: out of all";
    EXPECT_EQ(name(1, 4), "Row 1 column 4: empty");
    EXPECT_EQ(name(2, 3), "Row 2 column 3: empty");
    m_controller->board().undo();
    m_controller->board().undo();
    EXPECT_EQ(name(1, 6), "Row 1 column 6: empty");
  }
}

TEST_F(MouseTest, WhatIsPaintedIsSeenBeforeTheButtonIsLetGo) {
  m_controller->cells().setInputMode(InputMode::Corner);
  m_controller->cells().chooseDigit(Digit(4));
  QTest::mousePress(cell(1, 3), Qt::LeftButton);
  const QPoint point = cell(1, 3)->mapFromGlobal(cell(1, 4)->mapToGlobal(cell(1, 4)->rect().center()));
  QMouseEvent move(QEvent::MouseMove, point, cell(1, 3)->mapToGlobal(point), Qt::NoButton, Qt::LeftButton,
                   {});
  QApplication::sendEvent(cell(1, 3), &move);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, notes 4");
  EXPECT_EQ(name(1, 4), "Row 1 column 4: empty, notes 4");
  EXPECT_EQ(m_game->position(), 0);
  QTest::mouseRelease(cell(1, 3), Qt::LeftButton);
  EXPECT_EQ(name(1, 4), "Row 1 column 4: empty, notes 4") << "though the button is let go in the first cell";
  EXPECT_EQ(m_game->position(), 1);
}

TEST_F(MouseTest, ADragSelectsWhereNothingIsToBePainted) {
  const auto selects = [this](const std::vector<CellWidget*>& cells, Qt::KeyboardModifiers modifiers = {}) {
    m_controller->cells().select(cellAt(9, 1));
    drag(cells, modifiers);
    return m_game->selection().cells.contains(cellAt(1, 4)) && m_game->position() == 0;
  };
  m_controller->cells().setInputMode(InputMode::Corner);
  EXPECT_TRUE(selects({cell(1, 3), cell(1, 4)})) << "no number is chosen";
  m_controller->cells().chooseDigit(Digit(4));
  EXPECT_TRUE(selects({cell(1, 3), cell(1, 4)}, Qt::ShiftModifier));
  m_controller->cells().setInputMode(InputMode::Digit);
  EXPECT_TRUE(selects({cell(1, 3), cell(1, 4)}));
  m_controller->cells().setInputMode(InputMode::Colour);
  EXPECT_TRUE(selects({cell(1, 3), cell(1, 4)}));
}

TEST_F(MouseTest, FillingInTheSolutionIsRecognisedAndThenRefusesEdits) {
  for (const Cell empty : m_game->state().board.emptyCells()) {
    m_controller->cells().chooseDigit(m_game->state().puzzle.solution.at(empty));
    QTest::mouseClick(m_board->cellWidget(empty), Qt::LeftButton);
  }
  EXPECT_TRUE(m_game->isSolved());
  EXPECT_TRUE(status().startsWith("Solved in ")) << status().toStdString();
  click(1, 3, Qt::RightButton);
  EXPECT_TRUE(m_game->isSolved());
  EXPECT_FALSE(m_controller->time().clock().isRunning());
  m_game->undo();
  EXPECT_FALSE(m_game->isSolved());
  EXPECT_TRUE(m_controller->time().clock().isRunning());
}

}  // namespace
}  // namespace sudoku
