#include <QApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "../../patience.h"
#include "../windowfixture.h"
#include "ui/controls/digitkeys.h"
#include "ui/panel/numberpad.h"
#include "ui/window/pages.h"

namespace sudoku {
namespace {

using KeyboardTest = WindowTest;

TEST_F(KeyboardTest, ArrowsMoveTheSelectionAndWrap) {
  click(1, 1);
  key(Qt::Key_Left);
  EXPECT_EQ(m_game->selectedCell(), cellAt(1, 9));
  key(Qt::Key_Up);
  EXPECT_EQ(m_game->selectedCell(), cellAt(9, 9));
  key(Qt::Key_Right);
  EXPECT_EQ(m_game->selectedCell(), cellAt(9, 1));
  key(Qt::Key_Down);
  EXPECT_EQ(m_game->selectedCell(), cellAt(1, 1));
  EXPECT_EQ(QApplication::focusWidget(), cell(1, 1));
}

TEST_F(KeyboardTest, HomeEndAndPagesGoToTheEdges) {
  click(5, 5);
  key(Qt::Key_Home);
  EXPECT_EQ(m_game->selectedCell(), cellAt(5, 1));
  key(Qt::Key_End);
  EXPECT_EQ(m_game->selectedCell(), cellAt(5, 9));
  key(Qt::Key_PageUp);
  EXPECT_EQ(m_game->selectedCell(), cellAt(1, 9));
  key(Qt::Key_PageDown);
  EXPECT_EQ(m_game->selectedCell(), cellAt(9, 9));
}

TEST_F(KeyboardTest, DigitsWriteAndTheSameDigitAgainChangesNothing) {
  m_controller->cells().chooseDigit(Digit(9));
  click(5, 5, Qt::MiddleButton);
  click(1, 2);
  key(Qt::Key_Right);
  key(Qt::Key_4);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4");
  EXPECT_EQ(m_game->position(), 1);
  key(Qt::Key_4);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4");
  EXPECT_EQ(m_game->position(), 1);
  EXPECT_EQ(m_game->chosenDigit(), Digit(9));
}

TEST_F(KeyboardTest, TypingOnAGivenChangesNothing) {
  click(1, 1);
  for (const auto digit : {Qt::Key_4, Qt::Key_0, Qt::Key_Space}) key(digit);
  EXPECT_EQ(name(1, 1), "Row 1 column 1: given 5");
}

TEST_F(KeyboardTest, ShiftWithADigitTogglesANote) {
  click(1, 3);
  key(Qt::Key_1, Qt::ShiftModifier);
  key(Qt::Key_3, Qt::ShiftModifier);
  key(Qt::Key_9, Qt::KeypadModifier | Qt::ShiftModifier);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, notes 1 3 9");
  key(Qt::Key_3, Qt::ShiftModifier);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, notes 1 9");
}

TEST_F(KeyboardTest, FourKeysClear) {
  click(1, 3);
  for (const auto clear : {Qt::Key_0, Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Space}) {
    key(Qt::Key_4, Qt::KeypadModifier);
    EXPECT_EQ(name(1, 3), "Row 1 column 3: 4");
    key(clear);
    EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
  }
}

TEST_F(KeyboardTest, EnterEqualsALeftClick) {
  click(1, 3);
  m_controller->cells().chooseDigit(Digit(4));
  key(Qt::Key_Return);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4");
  key(Qt::Key_Enter, Qt::KeypadModifier);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
}

TEST_F(KeyboardTest, AltWithADigitChoosesAndEscapeDrops) {
  click(1, 3);
  key(Qt::Key_7, Qt::AltModifier);
  EXPECT_EQ(m_game->chosenDigit(), Digit(7));
  key(Qt::Key_7, Qt::AltModifier);
  EXPECT_EQ(m_game->chosenDigit(), std::nullopt);
  key(Qt::Key_2, Qt::AltModifier);
  key(Qt::Key_Escape);
  EXPECT_EQ(m_game->chosenDigit(), std::nullopt);
}

TEST_F(KeyboardTest, LettersSwitchNotesAndHintsAndCheck) {
  click(1, 3);
  key(Qt::Key_N);
  EXPECT_EQ(m_game->inputMode(), InputMode::Corner);
  key(Qt::Key_5);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, notes 5");
  key(Qt::Key_N);
  EXPECT_EQ(m_game->inputMode(), InputMode::Digit);
  key(Qt::Key_H);
  EXPECT_TRUE(m_game->hints());
  key(Qt::Key_C);
  EXPECT_EQ(status(), "0 right, 0 wrong, 51 empty");
}

TEST_F(KeyboardTest, ControlZUndoesAndWithShiftRedoes) {
  click(1, 3);
  key(Qt::Key_4);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
  key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4");
}

TEST_F(KeyboardTest, ControlYRedoesToo) {
  click(1, 3);
  key(Qt::Key_4);
  key(Qt::Key_Z, Qt::ControlModifier);
  key(Qt::Key_Y, Qt::ControlModifier);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4");
}

TEST_F(KeyboardTest, ControlASelectsEveryCell) {
  click(4, 4);
  key(Qt::Key_A, Qt::ControlModifier);
  EXPECT_EQ(m_game->selection().cells, allCells());
  EXPECT_EQ(m_game->selectedCell(), cellAt(4, 4));
  key(Qt::Key_Escape);
  EXPECT_EQ(m_game->selection(), Selection(cellAt(4, 4)));
}

TEST_F(KeyboardTest, ControlNLeavesTheKeyboardOnTheBoard) {
  for (const char* button : {"Check", "Digits"}) {
    child<QPushButton>(button)->setFocus(Qt::TabFocusReason);
    QSignalSpy started(m_game.get(), &Game::started);
    key(Qt::Key_N, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([&] { return !started.isEmpty(); }));
    EXPECT_EQ(QApplication::focusWidget(), m_board->cellWidget(m_game->selectedCell())) << button;
  }
  m_window->findChild<Pages*>()->showStatistics();
  QSignalSpy started(m_game.get(), &Game::started);
  key(Qt::Key_N, Qt::ControlModifier);
  ASSERT_TRUE(waitFor([&] { return !started.isEmpty(); }));
  EXPECT_EQ(QApplication::focusWidget(), m_board->cellWidget(m_game->selectedCell()));
}

TEST_F(KeyboardTest, TabLeadsToTheChosenNumberAndToNoOther) {
  const auto stopsAt = [this] {
    QStringList stops;
    click(4, 4, Qt::MiddleButton);
    for (int tab = 0; tab < 60; ++tab) {
      key(Qt::Key_Tab);
      if (QApplication::focusWidget() == cell(4, 4)) break;
      if (const auto* number = qobject_cast<NumberToggle*>(QApplication::focusWidget()))
        stops << QString::number(number->digit().value());
    }
    return stops.join(' ');
  };
  EXPECT_EQ(stopsAt().size(), 1);
  for (const int digit : {7, 2}) {
    m_controller->cells().chooseDigit(Digit(digit));
    EXPECT_EQ(stopsAt(), QString::number(digit));
  }
}

TEST_F(KeyboardTest, EnterPressesTheButtonThatHasTheKeyboard) {
  m_controller->cells().chooseDigit(Digit(4));
  click(1, 3, Qt::MiddleButton);
  for (const auto enter : {Qt::Key_Return, Qt::Key_Enter}) {
    child<QPushButton>("Check")->setFocus(Qt::TabFocusReason);
    m_game->play(Move::enter(cellAt(1, 4), Digit(6)));
    key(enter);
    EXPECT_TRUE(status().startsWith("1 right")) << qPrintable(status());
    m_controller->board().undo();
  }
}

TEST_F(KeyboardTest, TheBoardIsOneTabStop) {
  click(4, 4);
  int stops = 0;
  for (int tab = 0; tab < 60; ++tab) {
    key(Qt::Key_Tab);
    if (qobject_cast<CellWidget*>(QApplication::focusWidget()) != nullptr) {
      EXPECT_EQ(QApplication::focusWidget(), cell(4, 4));
      ++stops;
    }
  }
  EXPECT_GE(stops, 2);
}

TEST(DigitKeysTest, WheelTurnsAddUpToSteps) {
  int rest = 0;
  EXPECT_EQ(takeWheelSteps(80, rest), 0);
  EXPECT_EQ(takeWheelSteps(80, rest), 1);
  EXPECT_EQ(rest, 40);
  EXPECT_EQ(takeWheelSteps(-400, rest), -3);
  EXPECT_EQ(rest, 0);
}

}  // namespace
}  // namespace sudoku
