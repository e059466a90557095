#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>

#include "../windowfixture.h"
#include "ui/keys/keysdialog.h"
#include "ui/keys/menukeys.h"
#include "ui/keys/shortcutsoverlay.h"

namespace sudoku {
namespace {

class ShortcutsOverlayTest : public WindowTest {
 protected:
  ShortcutsOverlayTest() : m_focused(QApplication::focusWidget()) {
    key(Qt::Key_F1);
    m_overlay = m_window->findChild<ShortcutsOverlay*>();
  }
  ~ShortcutsOverlayTest() override { setTextSize(1); }

  QLineEdit* search() const { return m_overlay->findChild<QLineEdit*>(); }
  /// The texts of the labels that can be seen.
  QStringList shown() const {
    QStringList texts;
    for (const auto* label : m_overlay->findChildren<QLabel*>())
      if (label->isVisible()) texts += label->text();
    return texts;
  }
  QPushButton* button(const QString& name) const {
    for (auto* each : m_overlay->findChildren<QPushButton*>())
      if (each->text() == name || each->accessibleName() == name) return each;
    return nullptr;
  }
  void setTextSize(double factor) const {
    QFont font = QApplication::font();
    font.setPointSizeF(m_pointSize * factor);
    QApplication::setFont(font);
    QTest::qWait(1);
  }
  /// Expects on each page of the overlay that all visible texts have enough room.
  void expectAllFits() const {
    for (int page = 0;; ++page) {
      std::vector<const QWidget*> parts;
      for (const auto* label : m_overlay->findChildren<QLabel*>()) {
        if (!label->isVisible()) continue;
        EXPECT_LE(label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height(),
                  label->height())
            << qPrintable(label->text());
        if (!label->wordWrap()) {
          EXPECT_LE(label->sizeHint().width(), label->width()) << qPrintable(label->text());
        }
        parts.push_back(label);
      }
      for (const auto* each : m_overlay->findChildren<QPushButton*>())
        if (each->isVisible()) parts.push_back(each);
      parts.push_back(search());
      std::vector<QRect> places;
      for (const QWidget* part : parts) {
        const QRect place(part->mapTo(m_overlay, QPoint()), part->size());
        EXPECT_TRUE(m_overlay->rect().contains(place));
        for (const QRect& other : places) EXPECT_FALSE(place.intersects(other));
        places.push_back(place);
      }
      if (!button("Page forward")->isVisible() || !button("Page forward")->isEnabled()) return;
      ASSERT_LT(page, 40);
      key(Qt::Key_PageDown);
    }
  }

  QWidget* m_focused;
  ShortcutsOverlay* m_overlay;
  double m_pointSize = QApplication::font().pointSizeF();
};

TEST_F(ShortcutsOverlayTest, NamesEveryKeyOfTheMenus) {
  ASSERT_TRUE(m_overlay->isVisible());
  const QString all = m_overlay->accessibleDescription();
  const MenuKeys keys(*m_window->menuBar(), *m_settings, m_controller->preferences(), nullptr);
  for (const KeyedAction& entry : keys.actions())
    if (!entry.usual.isEmpty()) {
      EXPECT_TRUE(all.contains(entry.words + ", " + keysText(entry.usual))) << qPrintable(entry.words);
    }
  for (const char* words :
       {"Undo, Ctrl+Z", "Read aloud: This row, F2", "What is left, F7", "Keyboard shortcuts, ?, F1"})
    EXPECT_TRUE(all.contains(words)) << words;
}

TEST_F(ShortcutsOverlayTest, NamesWhatTheBoardTakes) {
  const QString all = m_overlay->accessibleDescription();
  for (const char* words : {"Arrow keys", "Shift and one of these", "Ctrl+Home, Ctrl+End",
                            "Ctrl, Shift and 1 … 6", "Alt and 1 … 9", "Drag, Shift and click",
                            "Ctrl and click", "Wheel", "Middle click", "Right click, long press", "Esc"})
    EXPECT_TRUE(all.contains(words)) << words;
}

TEST_F(ShortcutsOverlayTest, FollowsAChangeOfKeys) {
  key(Qt::Key_Escape);
  m_window->findChild<QAction*>("undo")->setShortcut(QKeySequence("F8"));
  key(Qt::Key_F1);
  EXPECT_TRUE(m_overlay->accessibleDescription().contains("Undo, F8"));
}

TEST_F(ShortcutsOverlayTest, SearchLeavesWhatHasAllTheWords) {
  EXPECT_EQ(QApplication::focusWidget(), search());
  QTest::keyClicks(search(), "redo");
  EXPECT_EQ(shown(), (QStringList{"Keyboard shortcuts", "Edit", "Ctrl+Shift+Z, Ctrl+Y", "Redo"}));
  EXPECT_EQ(m_overlay->accessibleDescription(), "Edit: Redo, Ctrl+Shift+Z, Ctrl+Y.");
  search()->setText("ctrl+l");
  EXPECT_TRUE(shown().contains("Library"));
  EXPECT_FALSE(shown().contains("Redo"));
  search()->setText("mouse select");
  EXPECT_TRUE(shown().contains("Drag, Shift and click"));
  EXPECT_FALSE(shown().contains("Wheel"));
}

TEST_F(ShortcutsOverlayTest, SaysWhenNothingIsFound) {
  QTest::keyClicks(search(), "xyzzy");
  EXPECT_EQ(shown(), (QStringList{"Keyboard shortcuts", "Nothing found"}));
  EXPECT_EQ(m_overlay->accessibleDescription(), "Nothing found");
  EXPECT_FALSE(button("Page forward")->isVisible());
}

TEST_F(ShortcutsOverlayTest, EscEndsTheSearchFirstAndThenCloses) {
  QTest::keyClicks(search(), "redo");
  key(Qt::Key_Escape);
  EXPECT_TRUE(m_overlay->isVisible());
  EXPECT_EQ(search()->text(), "");
  EXPECT_GT(shown().size(), 20);
  key(Qt::Key_Escape);
  EXPECT_FALSE(m_overlay->isVisible());
  EXPECT_EQ(QApplication::focusWidget(), m_focused);
}

TEST_F(ShortcutsOverlayTest, TheKeysThatOpenItCloseIt) {
  key(Qt::Key_F1);
  EXPECT_FALSE(m_overlay->isVisible());
  key(Qt::Key_Question);
  EXPECT_TRUE(m_overlay->isVisible());
  key(Qt::Key_Question, Qt::ShiftModifier);
  EXPECT_FALSE(m_overlay->isVisible());
}

TEST_F(ShortcutsOverlayTest, KeysTurnPages) {
  m_window->resize(560, 420);
  QTest::qWait(1);
  const QStringList first = shown();
  key(Qt::Key_Right);
  EXPECT_NE(shown(), first);
  key(Qt::Key_Left);
  EXPECT_EQ(shown(), first);
  key(Qt::Key_PageDown);
  EXPECT_NE(shown(), first);
  EXPECT_EQ(QApplication::focusWidget(), search());
  key(Qt::Key_PageUp);
  EXPECT_EQ(shown(), first);
  QTest::keyClicks(search(), "e");
  const QStringList found = shown();
  key(Qt::Key_Left);
  EXPECT_EQ(search()->cursorPosition(), 0);
  EXPECT_EQ(shown(), found);
  key(Qt::Key_PageDown);
  EXPECT_NE(shown(), found);
}

TEST_F(ShortcutsOverlayTest, NothingBelowIsPlayed) {
  const GameState before = m_game->state();
  for (const auto each : {Qt::Key_4, Qt::Key_H, Qt::Key_Delete}) key(each);
  key(Qt::Key_N, Qt::ControlModifier);
  button("Close")->setFocus();
  key(Qt::Key_H);
  key(Qt::Key_C);
  EXPECT_EQ(m_game->state(), before);
  EXPECT_FALSE(m_game->hints());
  EXPECT_TRUE(m_overlay->isVisible());
}

TEST_F(ShortcutsOverlayTest, TabStaysWithin) {
  for (const auto each : {Qt::Key_Tab, Qt::Key_Backtab})
    for (int tab = 0; tab < 6; ++tab) {
      key(each);
      EXPECT_TRUE(m_overlay->isAncestorOf(QApplication::focusWidget()));
    }
}

TEST_F(ShortcutsOverlayTest, LeadsToTheDialog) {
  button("Change keys…")->click();
  EXPECT_FALSE(m_overlay->isVisible());
  EXPECT_NE(m_window->findChild<KeysDialog*>(), nullptr);
}

TEST_F(ShortcutsOverlayTest, FitsAtAllSizes) {
  for (const double factor : {1.0, 1.5, 2.0}) {
    setTextSize(factor);
    for (const QSize size :
         {QSize(560, 420), QSize(640, 480), QSize(700, 1000), QSize(1020, 720), QSize(1920, 1080)}) {
      m_window->resize(size);
      QTest::qWait(1);
      if (m_window->size() != size && size != QSize(560, 420)) continue;
      SCOPED_TRACE(QString("%1x%2, %3").arg(size.width()).arg(size.height()).arg(factor).toStdString());
      key(Qt::Key_Escape);
      key(Qt::Key_F1);
      expectAllFits();
    }
  }
}

}  // namespace
}  // namespace sudoku
