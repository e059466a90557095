#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>

#include "../../patience.h"
#include "../activate.h"
#include "../windowfixture.h"
#include "ui/controls/levelbox.h"
#include "ui/dialogs/newgamedialog.h"
#include "ui/dialogs/preferencesdialog.h"

namespace sudoku {
namespace {

/// Tests that everything that Tab reaches looks different while it has the keyboard.
class FocusRingsTest : public WindowTest {
 protected:
  static bool isStop(const QWidget& widget) {
    // The line edit in a spin box is a part of it: the box as a whole has the focus ring.
    const bool isPart = qobject_cast<QAbstractSpinBox*>(widget.parent()) != nullptr ||
                        qobject_cast<QComboBox*>(widget.parent()) != nullptr;
    return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.isVisible() && widget.isEnabled() &&
           widget.focusProxy() == nullptr && !isPart;
  }

  /// Expects a ring on each control that Tab reaches. Returns how many controls there were.
  static int expectRings(QWidget& window) {
    activate(&window);
    QWidget* start = window.focusWidget();
    int count = 0;
    for (auto* widget : window.findChildren<QWidget*>()) {
      if (widget->window() != &window || !isStop(*widget)) continue;
      if (start != nullptr) start->setFocus();
      if (widget->hasFocus()) widget->clearFocus();
      const QImage without = widget->grab().toImage();
      widget->setFocus(Qt::TabFocusReason);
      EXPECT_TRUE(widget->hasFocus()) << widget->metaObject()->className();
      EXPECT_NE(widget->grab().toImage(), without)
          << widget->metaObject()->className() << ' ' << qPrintable(widget->accessibleName());
      ++count;
    }
    return count;
  }
};

TEST_F(FocusRingsTest, InTheWindow) {
  EXPECT_GE(expectRings(*m_window), 12);
}

TEST_F(FocusRingsTest, InThePreferences) {
  PreferencesDialog dialog(*m_settings, m_controller->preferences(), m_window.get());
  dialog.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog));
  auto* tabs = dialog.findChild<QTabBar*>();
  int count = 0;
  for (int tab = 0; tab < tabs->count(); ++tab) {
    tabs->setCurrentIndex(tab);
    QTest::qWait(1);
    count += expectRings(dialog);
  }
  EXPECT_GT(count, 18);
}

TEST_F(FocusRingsTest, InNewGame) {
  NewGameDialog dialog(*m_game, m_controller->session(), m_controller->forMe(), m_controller->preferences(),
                       *m_settings, m_window.get());
  dialog.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog));
  auto* tabs = dialog.findChild<QTabWidget*>();
  for (int page = 0; page < tabs->count(); ++page) {
    tabs->setCurrentIndex(page);
    EXPECT_GE(expectRings(dialog), 4) << page;
  }
}

TEST_F(FocusRingsTest, InAHint) {
  m_controller->hints().nextStep();
  ASSERT_TRUE(waitFor([&] { return m_controller->hints().hint().has_value(); }));
  QTest::qWait(1);
  EXPECT_GE(expectRings(*m_window), 9);
  int crosses = 0;
  for (const auto* button : m_window->findChildren<QPushButton*>())
    if (button->isVisible() && button->text().isEmpty() && button->accessibleName() == "Close") {
      EXPECT_TRUE(button->focusPolicy() & Qt::TabFocus);
      ++crosses;
    }
  EXPECT_EQ(crosses, 1);
}

TEST_F(FocusRingsTest, TheLevelBoxLooksHoveredOnlyWhileItIs) {
  auto* box = m_window->findChild<LevelBox*>();
  const QImage plain = box->grab().toImage();
  // Qt leaves the attribute so when the pointer goes from the list to elsewhere.
  box->setAttribute(Qt::WA_UnderMouse);
  EXPECT_NE(box->grab().toImage(), plain);
  QCursor::setPos(box->mapToGlobal(QPoint(5, -300)));
  box->showPopup();
  box->hidePopup();
  EXPECT_EQ(box->grab().toImage(), plain);
}

}  // namespace
}  // namespace sudoku
