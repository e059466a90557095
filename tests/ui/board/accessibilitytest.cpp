#include <QAccessible>
#include <QTest>

#include "../windowfixture.h"
#include "ui/controls/levelbox.h"
#include "ui/panel/clockwidget.h"
#include "ui/panel/numberpad.h"

namespace sudoku {
namespace {

class AccessibilityTest : public WindowTest {
 protected:
  QAccessibleInterface* board() const { return QAccessible::queryAccessibleInterface(m_board); }
};

TEST_F(AccessibilityTest, TheBoardIsATableOfNamedCells) {
  ASSERT_NE(board()->tableInterface(), nullptr);
  EXPECT_EQ(board()->role(), QAccessible::Table);
  EXPECT_EQ(board()->childCount(), 81);
  EXPECT_EQ(board()->tableInterface()->rowCount(), 9);
  EXPECT_EQ(board()->tableInterface()->columnCount(), 9);
  for (const Cell cell : allCells()) {
    QAccessibleInterface* accessible = board()->tableInterface()->cellAt(cell.row(), cell.column());
    ASSERT_NE(accessible, nullptr);
    EXPECT_EQ(accessible, board()->child(cell.index()));
    EXPECT_EQ(board()->indexOfChild(accessible), cell.index());
    EXPECT_EQ(accessible->parent(), board());
    EXPECT_EQ(accessible->role(), QAccessible::Cell);
    EXPECT_EQ(accessible->tableCellInterface()->rowIndex(), cell.row());
    EXPECT_EQ(accessible->tableCellInterface()->columnIndex(), cell.column());
    EXPECT_EQ(accessible->tableCellInterface()->table(), board());
    EXPECT_TRUE(accessible->text(QAccessible::Name)
                    .startsWith(QString("Row %1 column %2: ").arg(cell.row() + 1).arg(cell.column() + 1)));
    EXPECT_FALSE(accessible->rect().isEmpty());
  }
  EXPECT_EQ(board()->tableInterface()->cellAt(9, 0), nullptr);
  EXPECT_EQ(board()->child(81), nullptr);
}

TEST_F(AccessibilityTest, PressEqualsALeftClick) {
  m_controller->cells().chooseDigit(Digit(4));
  QAccessibleInterface* accessible = board()->child(2);
  ASSERT_EQ(accessible->actionInterface()->actionNames(),
            QStringList{QAccessibleActionInterface::pressAction()});
  accessible->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  EXPECT_EQ(accessible->text(QAccessible::Name), "Row 1 column 3: 4");
}

/// Counts how often the number buttons get a new name. Nothing announces a change of name in this test, but
/// the tool tips do, which are set together with the names.
class NamingCounter : public QObject {
 public:
  int count = 0;

 protected:
  bool eventFilter(QObject* /*watched*/, QEvent* event) override {
    if (event->type() == QEvent::ToolTipChange) ++count;
    return false;
  }
};

TEST_F(AccessibilityTest, AnEntryNamesOneNumberAnew) {
  NamingCounter counter;
  for (auto* toggle : m_window->findChildren<NumberToggle*>()) toggle->installEventFilter(&counter);
  m_controller->cells().select(cellAt(1, 3));
  m_controller->cells().type(Digit(4));
  EXPECT_EQ(counter.count, 1);
  m_controller->cells().type(Digit(2));
  EXPECT_EQ(counter.count, 3);  // one 4 less and one 2 more on the board
}

TEST_F(AccessibilityTest, TheSelectedCellIsFocusedAndSelected) {
  click(4, 6);
  EXPECT_TRUE(board()->child(cellAt(4, 6).index())->state().focused);
  EXPECT_TRUE(board()->child(cellAt(4, 6).index())->state().selected);
  EXPECT_FALSE(board()->child(0)->state().selected);
  EXPECT_EQ(board()->tableInterface()->selectedCells(),
            QList<QAccessibleInterface*>{board()->child(cellAt(4, 6).index())});
}

TEST_F(AccessibilityTest, ControlsHaveTheRolesOfTheContract) {
  const auto roleOf = [](QWidget* widget) { return QAccessible::queryAccessibleInterface(widget)->role(); };
  for (const char* name : {"New", "Check", "Exit", "Undo", "Redo"})
    EXPECT_EQ(roleOf(child<QAbstractButton>(name)), QAccessible::Button) << name;
  for (const char* name : {"Hints", "Notes"})
    EXPECT_EQ(roleOf(child<QAbstractButton>(name)), QAccessible::CheckBox) << name;
  for (int digit = 1; digit <= 9; ++digit) {
    auto* toggle = child<NumberToggle>(QString("Digit %1").arg(digit));
    ASSERT_NE(toggle, nullptr);
    EXPECT_EQ(roleOf(toggle), QAccessible::RadioButton);
    QTest::mouseClick(toggle, Qt::LeftButton);
    QTest::mouseClick(toggle, Qt::LeftButton);
    EXPECT_EQ(roleOf(toggle), QAccessible::RadioButton) << "after it was dropped";
  }
}

TEST_F(AccessibilityTest, ActionsOfTogglesWorkLikeClicks) {
  const auto toggle = [](QWidget* widget) {
    auto* actions = QAccessible::queryAccessibleInterface(widget)->actionInterface();
    actions->doAction(QAccessibleActionInterface::toggleAction());
  };
  toggle(child<QAbstractButton>("Hints"));
  EXPECT_TRUE(m_game->hints());
  toggle(child<QAbstractButton>("Notes"));
  EXPECT_EQ(m_game->inputMode(), InputMode::Corner);
  toggle(child<NumberToggle>("Digit 8"));
  EXPECT_EQ(m_game->chosenDigit(), Digit(8));
}

TEST_F(AccessibilityTest, TheLevelBoxIsLabelled) {
  const auto* box = QAccessible::queryAccessibleInterface(m_window->findChild<LevelBox*>());
  QString label;
  for (const auto& [other, relation] : box->relations())
    if (relation.testFlag(QAccessible::Label)) label = other->text(QAccessible::Name);
  EXPECT_EQ(label, "Level");
}

TEST_F(AccessibilityTest, TheClockIsNamedWhenAsked) {
  auto* clock = m_window->findChild<ClockWidget*>();
  EXPECT_TRUE(QAccessible::queryAccessibleInterface(clock)->text(QAccessible::Name).startsWith("Time 00:0"));
}

}  // namespace
}  // namespace sudoku
