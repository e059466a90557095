#include <QApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QTest>

#include "../windowfixture.h"
#include "ui/panel/colourpad.h"
#include "ui/panel/numberpad.h"

namespace sudoku {
namespace {

class InputTest : public WindowTest {
 protected:
  QPushButton* check(const QString& name) const { return child<QPushButton>(name); }
  int checkedModes() const {
    int count = 0;
    for (const char* name : {"Notes", "Centre notes", "Colours"}) count += check(name)->isChecked() ? 1 : 0;
    return count;
  }
};

TEST_F(InputTest, AtMostOneModeIsChecked) {
  EXPECT_EQ(checkedModes(), 0);
  for (const auto& [name, mode] : {std::pair("Notes", InputMode::Corner),
                                   {"Centre notes", InputMode::Centre},
                                   {"Colours", InputMode::Colour}}) {
    QTest::mouseClick(check(name), Qt::LeftButton);
    EXPECT_EQ(m_game->inputMode(), mode) << name;
    EXPECT_EQ(checkedModes(), 1);
    EXPECT_TRUE(check(name)->isChecked());
  }
  EXPECT_FALSE(check("Digits")->isCheckable());
  QTest::mouseClick(check("Digits"), Qt::LeftButton);
  EXPECT_EQ(m_game->inputMode(), InputMode::Digit);
  EXPECT_EQ(checkedModes(), 0);
}

TEST_F(InputTest, KeysGoThroughTheModes) {
  key(Qt::Key_M);
  EXPECT_EQ(m_game->inputMode(), InputMode::Corner);
  key(Qt::Key_M);
  key(Qt::Key_M);
  EXPECT_EQ(m_game->inputMode(), InputMode::Colour);
  key(Qt::Key_M);
  EXPECT_EQ(m_game->inputMode(), InputMode::Digit);
  key(Qt::Key_N);
  EXPECT_EQ(m_game->inputMode(), InputMode::Corner);
  key(Qt::Key_N);
  EXPECT_EQ(m_game->inputMode(), InputMode::Digit);
}

TEST_F(InputTest, ModifiersStandForModes) {
  click(1, 3);
  key(Qt::Key_2, Qt::ShiftModifier);
  key(Qt::Key_4, Qt::ControlModifier);
  key(Qt::Key_5, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, notes 2, centre 4, colours 5");
  EXPECT_EQ(m_game->inputMode(), InputMode::Digit);
  key(Qt::Key_4);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4, colours 5");
}

TEST_F(InputTest, ADragSelectsAndWritesNothing) {
  m_controller->cells().chooseDigit(Digit(4));
  const GameState before = m_game->state();
  QTest::mousePress(cell(1, 3), Qt::LeftButton);
  for (const int column : {4, 6}) {
    const QPoint to = cell(1, column)->mapTo(m_board, cell(1, column)->rect().center());
    QTest::mouseMove(cell(1, 3), cell(1, 3)->mapFrom(m_board, to));
    QMouseEvent move(QEvent::MouseMove, cell(1, 3)->mapFrom(m_board, to), m_board->mapToGlobal(to),
                     Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(cell(1, 3), &move);
  }
  QTest::mouseRelease(cell(1, 3), Qt::LeftButton, Qt::NoModifier, {-200, 5});
  EXPECT_EQ(m_game->state(), before);
  EXPECT_EQ(m_game->selection().cells, (CellSet{cellAt(1, 3), cellAt(1, 4), cellAt(1, 6)}));
}

TEST_F(InputTest, ShiftAndCtrlSelectAndNeverWrite) {
  m_controller->cells().chooseDigit(Digit(4));
  m_controller->cells().select(cellAt(1, 3));
  const GameState before = m_game->state();
  QTest::mouseClick(cell(2, 2), Qt::LeftButton, Qt::ShiftModifier);
  QTest::mouseClick(cell(3, 1), Qt::LeftButton, Qt::ControlModifier);
  EXPECT_EQ(m_game->selection().cells, (CellSet{cellAt(1, 3), cellAt(2, 2), cellAt(3, 1)}));
  QTest::mouseClick(cell(2, 2), Qt::LeftButton, Qt::ControlModifier);
  EXPECT_EQ(m_game->selection().cells, (CellSet{cellAt(1, 3), cellAt(3, 1)}));
  key(Qt::Key_Right, Qt::ShiftModifier);
  EXPECT_EQ(m_game->selection().cells, (CellSet{cellAt(1, 3), cellAt(3, 1), cellAt(3, 2)}));
  EXPECT_EQ(m_game->state(), before);
}

TEST_F(InputTest, ADigitGoesIntoAllSelectedCellsAsOneUndoStep) {
  m_controller->cells().select(cellAt(1, 3));
  key(Qt::Key_Right, Qt::ShiftModifier);
  m_controller->cells().setInputMode(InputMode::Corner);
  QTest::mouseClick(child<NumberToggle>("Digit 6"), Qt::LeftButton);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, notes 6");
  EXPECT_EQ(name(1, 4), "Row 1 column 4: empty, notes 6");
  EXPECT_EQ(m_game->chosenDigit(), std::nullopt);
  EXPECT_FALSE(child<NumberToggle>("Digit 6")->isChecked());
  m_controller->board().undo();
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
  EXPECT_EQ(name(1, 4), "Row 1 column 4: empty");
}

TEST_F(InputTest, DigitsOfOtherScriptsCanBeTyped) {
  click(1, 3);
  for (const QString& four : {QString("٤"), QString("४"), QString("４")}) {
    QKeyEvent event(QEvent::KeyPress, 0, Qt::NoModifier, four);
    QApplication::sendEvent(QApplication::focusWidget(), &event);
    EXPECT_TRUE(name(1, 3).contains("4")) << qPrintable(four + name(1, 3));
    m_game->undo();
  }
}

TEST_F(InputTest, HomeAndEndLeadToTheEdgesWithCtrlToTheCorners) {
  m_controller->cells().select(cellAt(4, 5));
  key(Qt::Key_End);
  EXPECT_EQ(m_game->selectedCell(), cellAt(4, 9));
  key(Qt::Key_Home, Qt::ControlModifier);
  EXPECT_EQ(m_game->selectedCell(), cellAt(1, 1));
  key(Qt::Key_End, Qt::ControlModifier);
  EXPECT_EQ(m_game->selectedCell(), cellAt(9, 9));
}

TEST_F(InputTest, InColourModeColoursTakeThePlaceOfNumbers) {
  QTest::mouseClick(check("Colours"), Qt::LeftButton);
  EXPECT_FALSE(child<NumberToggle>("Digit 1")->isVisible());
  auto* three = child<ColourToggle>("Colour 3");
  EXPECT_TRUE(three->isVisible());
  QTest::mouseClick(three, Qt::LeftButton);
  EXPECT_EQ(m_game->chosenColour(), Digit(3));
  click(1, 1);
  click(1, 3);
  EXPECT_EQ(name(1, 1), "Row 1 column 1: given 5, colours 3");
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, colours 3");
  QTest::mouseClick(check("Clear cell colours"), Qt::LeftButton);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
  QTest::mouseClick(check("Clear all colours"), Qt::LeftButton);
  EXPECT_EQ(name(1, 1), "Row 1 column 1: given 5");
}

}  // namespace
}  // namespace sudoku
