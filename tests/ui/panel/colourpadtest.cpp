#include <array>
#include <gtest/gtest.h>

#include <QAccessible>
#include <QComboBox>
#include <QPushButton>
#include <QTest>

#include "../windowfixture.h"
#include "ui/panel/colourpad.h"

namespace sudoku {
namespace {

constexpr std::array kTargets = {"Cell", "Candidate", "Link"};

/// The smallest window in Colour mode.
class ColourPadTest : public WindowTest {
 protected:
  ColourPadTest() {
    m_window->resize(560, 420);
    m_controller->cells().setInputMode(InputMode::Colour);
    QTest::qWait(1);
  }

  QPushButton* target(const char* name) const { return child<QPushButton>(name); }
  const ColourPad& pad() const { return *m_window->findChild<ColourPad*>(); }
};

TEST_F(ColourPadTest, InALowWindowIconsSayWhatIsMarked) {
  for (const char* name : kTargets) {
    const QPushButton* button = target(name);
    ASSERT_NE(button, nullptr) << name;
    EXPECT_TRUE(button->isVisible());
    EXPECT_TRUE(button->text().isEmpty());
    EXPECT_FALSE(button->icon().isNull());
    EXPECT_EQ(button->toolTip(), name);
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(target(name));
    EXPECT_EQ(accessible->text(QAccessible::Name), name);
    EXPECT_EQ(accessible->role(), QAccessible::RadioButton);
  }
  EXPECT_FALSE(pad().findChild<QComboBox*>()->isVisible());
}

TEST_F(ColourPadTest, InALowWindowNothingIsCut) {
  for (const char* name : kTargets) {
    QTest::mouseClick(target(name), Qt::LeftButton);
    QTest::qWait(1);
    for (const auto* button : pad().findChildren<QAbstractButton*>()) {
      if (!button->isVisible()) continue;
      const QRect place(button->mapTo(&pad(), QPoint()), button->size());
      EXPECT_TRUE(pad().rect().contains(place)) << button->accessibleName().toStdString();
      EXPECT_EQ(button->visibleRegion().boundingRect().size(), button->size())
          << button->accessibleName().toStdString();
    }
  }
}

TEST_F(ColourPadTest, InALowWindowTheColoursAreInOneRow) {
  const auto colours = pad().findChildren<ColourToggle*>();
  for (const auto* colour : colours) EXPECT_EQ(colour->y(), colours.front()->y());
}

TEST_F(ColourPadTest, LeftAndRightChooseWhatIsMarked) {
  target("Cell")->setFocus();
  QTest::keyClick(target("Cell"), Qt::Key_Right);
  EXPECT_EQ(m_controller->marks().target(), MarkTarget::Candidate);
  QTest::keyClick(target("Candidate"), Qt::Key_Right);
  EXPECT_EQ(m_controller->marks().target(), MarkTarget::Link);
  QTest::keyClick(target("Link"), Qt::Key_Left);
  EXPECT_EQ(m_controller->marks().target(), MarkTarget::Candidate);
}

TEST_F(ColourPadTest, AScreenReaderChoosesWhatIsMarked) {
  QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(target("Candidate"));
  accessible->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
  EXPECT_EQ(m_controller->marks().target(), MarkTarget::Candidate);
}

TEST_F(ColourPadTest, WhereThereIsRoomNamesSayIt) {
  m_window->resize(1020, 720);
  QTest::qWait(1);
  for (const char* name : kTargets) {
    EXPECT_EQ(target(name)->text(), name);
    EXPECT_TRUE(target(name)->icon().isNull());
    EXPECT_TRUE(target(name)->toolTip().isEmpty());
  }
}

}  // namespace
}  // namespace sudoku
