#include <functional>
#include <ostream>
#include <vector>

#include <QAccessible>
#include <QComboBox>
#include <QPointingDevice>
#include <QTest>

#include "../../patience.h"
#include "../windowfixture.h"
#include "ui/board/cellwidget.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/panel/colourpad.h"
#include "ui/panel/numberpad.h"

namespace sudoku {
namespace {

constexpr InputOrder kNumber = InputOrder::NumberFirst;
constexpr InputOrder kCell = InputOrder::CellFirst;
constexpr InputOrder kEither = InputOrder::Either;

/// What was done last before a number is pressed. It leaves r1c3 selected, which is empty unless the name
/// says otherwise, or a given.
enum class Last {
  Nothing,
  Click,
  DoubleClick,
  ClickOnFilled,
  ClickOnGiven,
  Right,
  Middle,
  Shift,
  Control,
  Key,
  Assistive
};
/// The ways in which the number 4 is pressed.
enum class Number { Mouse, Touch, Key, AltDigit, Assistive };
enum class Outcome { Written, Chosen };

struct Row {
  InputOrder order;
  Last last;
  Number number;
  Outcome outcome;
  bool hints = false;
};

constexpr Outcome kWritten = Outcome::Written;
constexpr Outcome kChosen = Outcome::Chosen;

/// What a number press has to do in each input order, with nothing chosen before.
constexpr std::array kRule = {
    Row{kEither, Last::Click, Number::Mouse, kWritten},
    Row{kEither, Last::Click, Number::Touch, kWritten},
    Row{kEither, Last::DoubleClick, Number::Mouse, kWritten},
    Row{kEither, Last::Click, Number::Mouse, kChosen, true},
    Row{kEither, Last::Click, Number::Key, kChosen},
    Row{kEither, Last::Click, Number::AltDigit, kChosen},
    Row{kEither, Last::Click, Number::Assistive, kChosen},
    Row{kEither, Last::Nothing, Number::Mouse, kChosen},
    Row{kEither, Last::ClickOnFilled, Number::Mouse, kChosen},
    Row{kEither, Last::ClickOnGiven, Number::Mouse, kChosen},
    Row{kEither, Last::Right, Number::Mouse, kChosen},
    Row{kEither, Last::Right, Number::Touch, kChosen},
    Row{kEither, Last::Middle, Number::Mouse, kChosen},
    Row{kEither, Last::Shift, Number::Mouse, kWritten},
    Row{kEither, Last::Control, Number::Mouse, kWritten},
    Row{kEither, Last::Key, Number::Mouse, kChosen},
    Row{kEither, Last::Assistive, Number::Mouse, kChosen},

    Row{kNumber, Last::Click, Number::Mouse, kChosen},
    Row{kNumber, Last::Click, Number::Touch, kChosen},
    Row{kNumber, Last::Right, Number::Mouse, kChosen},
    Row{kNumber, Last::Key, Number::AltDigit, kChosen},
    Row{kNumber, Last::Click, Number::Assistive, kChosen},
    Row{kNumber, Last::Shift, Number::Mouse, kWritten},

    Row{kCell, Last::Click, Number::Mouse, kWritten},
    Row{kCell, Last::Click, Number::Mouse, kWritten, true},
    Row{kCell, Last::Click, Number::Key, kWritten},
    Row{kCell, Last::Click, Number::AltDigit, kChosen},
    Row{kCell, Last::Click, Number::Assistive, kWritten},
    Row{kCell, Last::Nothing, Number::Mouse, kWritten},
    Row{kCell, Last::ClickOnFilled, Number::Mouse, kWritten},
    Row{kCell, Last::Right, Number::Touch, kWritten},
    Row{kCell, Last::Key, Number::Mouse, kWritten},
    Row{kCell, Last::Assistive, Number::Mouse, kWritten},
};

std::ostream& operator<<(std::ostream& out, const Row& row) {
  return out << "order " << static_cast<int>(row.order) << ", after " << static_cast<int>(row.last)
             << ", number by " << static_cast<int>(row.number) << (row.hints ? ", Hints" : "");
}

class InputOrderTest : public WindowTest {
 protected:
  NumberToggle* number(int digit) const { return m_window->findChildren<NumberToggle*>().at(digit - 1); }

  static void touch(QWidget* widget) {
    static QPointingDevice* const screen = QTest::createTouchDevice();
    const QPoint centre = widget->rect().center();
    QTest::touchEvent(widget, screen).press(0, centre, widget);
    QTest::touchEvent(widget, screen).release(0, centre, widget);
    QTest::qWait(1);
  }
  static void pressByReader(QWidget* widget) {
    QAccessible::queryAccessibleInterface(widget)->actionInterface()->doAction(
        QAccessibleActionInterface::pressAction());
    QTest::qWait(1);
  }

  void doLast(Last last) const {
    switch (last) {
      case Last::Nothing:
        return m_controller->cells().select(cellAt(1, 3));
      case Last::Click:
        return click(1, 3);
      case Last::DoubleClick:
        click(1, 3);
        return QTest::mouseDClick(cell(1, 3), Qt::LeftButton);
      case Last::ClickOnFilled:
        m_controller->cells().select(cellAt(1, 3));
        m_controller->cells().type(Digit(1));
        return click(1, 3);
      case Last::ClickOnGiven:
        return click(1, 1);
      case Last::Right:
        return click(1, 3, Qt::RightButton);
      case Last::Middle:
        return click(1, 3, Qt::MiddleButton);
      case Last::Shift:
        click(1, 4);
        return QTest::mouseClick(cell(1, 3), Qt::LeftButton, Qt::ShiftModifier);
      case Last::Control:
        click(1, 4);
        return QTest::mouseClick(cell(1, 3), Qt::LeftButton, Qt::ControlModifier);
      case Last::Key:
        click(1, 4);
        return key(Qt::Key_Left);
      case Last::Assistive:
        return pressByReader(cell(1, 3));
    }
  }

  void pressNumber(Number by, int digit) const {
    switch (by) {
      case Number::Mouse:
        QTest::mouseClick(number(digit), Qt::LeftButton);
        break;
      case Number::Touch:
        touch(number(digit));
        break;
      case Number::Key:
        number(digit)->setFocus();
        QTest::keyClick(number(digit), Qt::Key_Space);
        break;
      case Number::AltDigit:
        key(static_cast<Qt::Key>(Qt::Key_0 + digit), Qt::AltModifier);
        break;
      case Number::Assistive:
        pressByReader(number(digit));
        ASSERT_TRUE(waitFor([&] { return !number(digit)->isDown(); }));
        break;
    }
  }
};

TEST_F(InputOrderTest, TheRuleOfWhichComesFirst) {
  for (const Row& row : kRule) {
    SCOPED_TRACE(testing::PrintToString(row));
    m_controller->session().restart();
    m_controller->cells().chooseDigit(std::nullopt);
    m_controller->board().setHints(row.hints);
    m_controller->preferences().setInputOrder(row.order);
    doLast(row.last);
    ASSERT_EQ(m_game->chosenDigit(), std::nullopt);
    pressNumber(row.number, 4);
    const bool isWritten = row.outcome == kWritten;
    EXPECT_EQ(m_game->chosenDigit(), isWritten ? std::nullopt : std::optional(Digit(4)));
    EXPECT_EQ(number(4)->isChecked(), !isWritten);
    EXPECT_EQ(m_game->state().board.at(cellAt(1, 3)) == Digit(4), isWritten);
  }
}

TEST_F(InputOrderTest, WithANumberChosenEverythingIsAsItWas) {
  for (const InputOrder order : {kNumber, kEither}) {
    m_controller->session().restart();
    m_controller->preferences().setInputOrder(order);
    QTest::mouseClick(number(4), Qt::LeftButton);
    click(1, 3);
    EXPECT_EQ(name(1, 3), "Row 1 column 3: 4");
    click(1, 3);
    EXPECT_EQ(name(1, 3), "Row 1 column 3: empty") << "the same number takes it away";
    QTest::mouseClick(number(2), Qt::LeftButton);
    EXPECT_EQ(m_game->chosenDigit(), Digit(2));
    EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
    QTest::mouseClick(number(2), Qt::LeftButton);
    EXPECT_EQ(m_game->chosenDigit(), std::nullopt);
    QTest::mouseClick(number(6), Qt::LeftButton);
    EXPECT_EQ(m_game->chosenDigit(), Digit(6)) << "the click was about another number";
    m_controller->cells().chooseDigit(std::nullopt);
  }
}

TEST_F(InputOrderTest, ACellTakesOneDigitOrAnyNotesUntilSomethingElseIsDone) {
  click(1, 3);
  QTest::mouseClick(number(1), Qt::LeftButton);
  QTest::mouseClick(number(2), Qt::LeftButton);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 1") << "no longer open";
  EXPECT_EQ(m_game->chosenDigit(), Digit(2));
  m_controller->cells().chooseDigit(std::nullopt);
  QTest::mouseClick(child<QAbstractButton>("Notes"), Qt::LeftButton);
  click(1, 4);
  for (const int digit : {2, 6, 8, 8}) QTest::mouseClick(number(digit), Qt::LeftButton);
  EXPECT_EQ(name(1, 4), "Row 1 column 4: empty, notes 2 6");
  key(Qt::Key_N);
  QTest::mouseClick(number(6), Qt::LeftButton);
  EXPECT_EQ(m_game->chosenDigit(), Digit(6)) << "a key ends it";
}

TEST_F(InputOrderTest, AnotherGameEndsIt) {
  click(1, 3);
  m_controller->session().restart();
  QTest::mouseClick(number(4), Qt::LeftButton);
  EXPECT_EQ(m_game->chosenDigit(), Digit(4));
}

TEST_F(InputOrderTest, AColourGoesIntoTheCellThatWasClicked) {
  m_game->setInputMode(InputMode::Colour);
  const auto colours = m_window->findChildren<ColourToggle*>();
  click(1, 1);
  QTest::mouseClick(colours.at(1), Qt::LeftButton);
  EXPECT_EQ(name(1, 1), "Row 1 column 1: given 5, colours 2");
  EXPECT_EQ(m_game->chosenColour(), std::nullopt);
  click(1, 3, Qt::RightButton);
  QTest::mouseClick(colours.at(1), Qt::LeftButton);
  EXPECT_EQ(m_game->chosenColour(), Digit(2));
}

TEST_F(InputOrderTest, WithCellsFirstAClickWritesNothing) {
  m_controller->preferences().setInputOrder(kCell);
  m_controller->cells().chooseDigit(Digit(4));
  click(1, 3);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
  key(Qt::Key_Return);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4") << "Enter says it";
  m_controller->preferences().setInputOrder(kEither);
  click(7, 9);
  EXPECT_EQ(name(7, 9), "Row 7 column 9: 4");
}

TEST_F(InputOrderTest, ThePreferenceIsNamedAndKept) {
  EXPECT_EQ(m_settings->entryChoices().order, kEither);
  PreferencesDialog dialog(*m_settings, m_controller->preferences(), m_window.get());
  const auto box = [&dialog]() -> QComboBox* {
    for (auto* each : dialog.findChildren<QComboBox*>())
      if (each->findText("Either") >= 0) return each;
    return nullptr;
  };
  ASSERT_NE(box(), nullptr);
  EXPECT_EQ(box()->currentText(), "Either");
  const auto labels = QAccessible::queryAccessibleInterface(box())->relations(QAccessible::Label);
  ASSERT_FALSE(labels.isEmpty());
  EXPECT_EQ(labels.front().first->text(QAccessible::Name), "Which comes first");
  box()->setCurrentIndex(box()->findText("Cell"));
  EXPECT_EQ(Settings().entryChoices().order, kCell);
  box()->setCurrentIndex(box()->findText("Number"));
  EXPECT_EQ(Settings().entryChoices().order, kNumber);
}

}  // namespace
}  // namespace sudoku
