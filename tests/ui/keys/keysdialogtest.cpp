#include <set>

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

#include "../activate.h"
#include "../windowfixture.h"
#include "ui/keys/keyrecorder.h"
#include "ui/keys/keysdialog.h"
#include "ui/keys/menukeys.h"

namespace sudoku {
namespace {

class KeysDialogTest : public WindowTest {
 protected:
  KeysDialogTest() {
    action("change-keys")->trigger();
    m_dialog = m_window->findChild<KeysDialog*>();
    activate(m_dialog);
    EXPECT_TRUE(QTest::qWaitForWindowExposed(m_dialog));
  }

  QAction* action(const QString& name) const { return m_window->findChild<QAction*>(name); }
  QString keysOf(const QString& name) const { return keysText(action(name)->shortcuts()); }
  QPushButton* button(const QString& text) const {
    for (auto* each : m_dialog->findChildren<QPushButton*>())
      if (each->text().remove('&') == text) return each;
    return nullptr;
  }
  KeyRecorder* recorder() const { return m_dialog->findChild<KeyRecorder*>(); }
  QTreeWidget* list() const { return m_dialog->findChild<QTreeWidget*>(); }
  QString message() const {
    const auto labels = m_dialog->findChildren<QLabel*>();
    return labels.back()->text();
  }
  /// Types words into the search field, goes to the first entry found, and on to the field for its keys.
  void choose(const QString& words) const {
    auto* search = m_dialog->findChild<QLineEdit*>();
    search->setFocus();
    search->setText(words);
    key(Qt::Key_Down);
    key(Qt::Key_Return);
    EXPECT_EQ(QApplication::focusWidget(), recorder());
  }

  KeysDialog* m_dialog;
};

TEST_F(KeysDialogTest, AFreeKeyHoldsAtOnce) {
  choose("hints");
  key(Qt::Key_J, Qt::ControlModifier);
  EXPECT_EQ(keysOf("hints"), "Ctrl+J");
  EXPECT_EQ(message(), "Hints has the key Ctrl+J now.");
  EXPECT_EQ(list()->currentItem()->text(1), "Ctrl+J");
  EXPECT_FALSE(button("Take it")->isVisible());
  key(Qt::Key_K);  // another key for the same entry, without leaving the field
  EXPECT_EQ(keysOf("hints"), "K");
}

TEST_F(KeysDialogTest, AKeyOfAnotherEntryIsToldAndCanBeTaken) {
  choose("hints");
  key(Qt::Key_L, Qt::ControlModifier);
  EXPECT_EQ(message(), "Ctrl+L belongs to Library – take it from there?");
  EXPECT_EQ(keysOf("hints"), "H");
  EXPECT_EQ(keysOf("library"), "Ctrl+L");
  ASSERT_TRUE(button("Take it")->isVisible());
  for (int tab = 0; tab < 5 && QApplication::focusWidget() != button("Take it"); ++tab) key(Qt::Key_Tab);
  key(Qt::Key_Space);
  EXPECT_EQ(keysOf("hints"), "Ctrl+L");
  EXPECT_EQ(keysOf("library"), "");
  EXPECT_FALSE(button("Take it")->isVisible());
}

TEST_F(KeysDialogTest, KeysOfTheBoardAreRefusedInWords) {
  choose("hints");
  key(Qt::Key_5);
  EXPECT_TRUE(message().startsWith("5 cannot be changed. It is for: Write the digit"))
      << qPrintable(message());
  key(Qt::Key_Left, Qt::ShiftModifier);
  EXPECT_TRUE(message().contains("Select several cells")) << qPrintable(message());
  key(Qt::Key_Delete);
  EXPECT_TRUE(message().contains("Clear the cell")) << qPrintable(message());
  key(Qt::Key_F, Qt::AltModifier);
  EXPECT_TRUE(message().contains("Open the menu")) << qPrintable(message());
  EXPECT_FALSE(button("Take it")->isVisible());
  EXPECT_EQ(keysOf("hints"), "H");
}

TEST_F(KeysDialogTest, ClearUsualAndResetAll) {
  choose("hints");
  button("Clear")->click();
  EXPECT_EQ(keysOf("hints"), "");
  EXPECT_EQ(message(), "Hints has no key now.");
  choose("library");
  key(Qt::Key_H);
  EXPECT_EQ(keysOf("library"), "H");
  choose("hints");
  button("Default key")->click();
  EXPECT_EQ(message(), "H belongs to Library – take it from there?");
  button("Take it")->click();
  EXPECT_EQ(keysOf("hints"), "H");
  EXPECT_EQ(keysOf("library"), "");
  button("Reset all")->click();
  EXPECT_EQ(keysOf("library"), "Ctrl+L");
}

TEST_F(KeysDialogTest, ResetAllBringsBackSeveralKeysOfOneEntry) {
  choose("keyboard shortcuts");
  key(Qt::Key_F9);
  EXPECT_EQ(keysOf("shortcuts"), "F9");
  button("Default key")->click();
  EXPECT_EQ(keysOf("shortcuts"), "?, F1");
}

TEST_F(KeysDialogTest, SearchFindsWordsAndKeys) {
  auto* search = m_dialog->findChild<QLineEdit*>();
  const auto shown = [this] {
    QStringList texts;
    for (int menu = 0; menu < list()->topLevelItemCount(); ++menu)
      for (int row = 0; row < list()->topLevelItem(menu)->childCount(); ++row)
        if (const auto* item = list()->topLevelItem(menu)->child(row); !item->isHidden())
          texts << item->text(0);
    return texts;
  };
  search->setText("ctrl+shift+z");
  EXPECT_EQ(shown(), QStringList{"Redo"});
  search->setText("read row");
  EXPECT_EQ(shown(), QStringList{"Read aloud: This row"});
  search->setText("there is no such thing");
  EXPECT_TRUE(shown().isEmpty());
  EXPECT_EQ(message(), "Nothing found.");
  EXPECT_FALSE(recorder()->isEnabled());
  key(Qt::Key_Escape);
  EXPECT_EQ(search->text(), "");
  EXPECT_TRUE(m_dialog->isVisible());
  EXPECT_GT(shown().size(), 50);
}

TEST_F(KeysDialogTest, EscLeadsFromTheFieldToTheListAndOut) {
  choose("hints");
  key(Qt::Key_Escape);
  EXPECT_EQ(QApplication::focusWidget(), list());
  EXPECT_EQ(keysOf("hints"), "H");
  key(Qt::Key_Escape);
  EXPECT_FALSE(m_dialog->isVisible());
}

TEST_F(KeysDialogTest, EveryControlCanBeReachedAndHasAName) {
  choose("hints");
  for (auto* widget : m_dialog->findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || !widget->isEnabled()) continue;
    const auto* accessible = QAccessible::queryAccessibleInterface(widget);
    EXPECT_FALSE(accessible->text(QAccessible::Name).isEmpty()) << widget->metaObject()->className();
  }
  EXPECT_EQ(recorder()->accessibleName(), "Key of Hints");
  const auto* accessible = QAccessible::queryAccessibleInterface(recorder());
  EXPECT_EQ(accessible->role(), QAccessible::HotkeyField);
  EXPECT_EQ(accessible->text(QAccessible::Value), "H");
  std::set<QWidget*> reached;
  for (int tab = 0; tab < 12; ++tab) {
    key(Qt::Key_Tab);
    reached.insert(QApplication::focusWidget());
  }
  for (QWidget* widget : std::initializer_list<QWidget*>{
           list(), recorder(), button("Clear"), button("Default key"), button("Reset all"), button("Close")})
    EXPECT_TRUE(reached.contains(widget)) << widget->metaObject()->className();
}

}  // namespace
}  // namespace sudoku
