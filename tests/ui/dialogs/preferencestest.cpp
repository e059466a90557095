#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>

#include "../windowfixture.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/keys/keysdialog.h"

namespace sudoku {
namespace {

class PreferencesTest : public WindowTest {
 protected:
  PreferencesTest() : m_dialog(*m_settings, m_controller->preferences(), m_window.get()) { m_dialog.show(); }

  QCheckBox* box(const QString& text) {
    for (auto* each : m_dialog.findChildren<QCheckBox*>())
      if (each->text().remove('&').startsWith(text)) return each;
    return nullptr;
  }

  PreferencesDialog m_dialog;
};

TEST_F(PreferencesTest, EachIsKeptAtOnce) {
  box("Numbers of rows")->click();
  EXPECT_TRUE(m_settings->viewChoices().showsPlaces);
  box("Row, column and box")->click();
  EXPECT_FALSE(m_settings->viewChoices().marksPeers);
  box("Mark wrong entries")->click();
  EXPECT_TRUE(m_settings->entryChoices().checks);
  box("Erase notes")->click();
  EXPECT_FALSE(m_settings->entryChoices().erasesNotes);
  box("Sounds")->click();
  EXPECT_TRUE(m_settings->playsSounds());
  m_dialog.findChild<QSpinBox*>()->setValue(120);
  EXPECT_EQ(m_settings->viewChoices().digitPercent, 120);
}

TEST_F(PreferencesTest, AreAsWideAsTheirWords) {
  m_window->resize(560, 420);
  PreferencesDialog dialog(*m_settings, m_controller->preferences(), m_window.get());
  dialog.show();
  const auto* area = dialog.findChild<QScrollArea*>();
  EXPECT_GE(area->viewport()->width(), area->widget()->minimumSizeHint().width());
  EXPECT_LE(dialog.width(), 560);
}

TEST_F(PreferencesTest, EachTabFitsTheWindow) {
  for (const QSize size : {QSize(560, 420), QSize(1020, 720)}) {
    m_window->resize(size);
    PreferencesDialog dialog(*m_settings, m_controller->preferences(), m_window.get());
    dialog.show();
    QTest::qWait(1);
    EXPECT_LE(dialog.height(), size.height());
    EXPECT_LE(dialog.width(), size.width());
    auto* tabs = dialog.findChild<QTabBar*>();
    EXPECT_LE(tabs->sizeHint().width(), tabs->width());
    const auto* area = dialog.findChild<QScrollArea*>();
    for (int tab = 0; tab < tabs->count(); ++tab) {
      tabs->setCurrentIndex(tab);
      QTest::qWait(1);
      EXPECT_LE(area->widget()->minimumSizeHint().height(), area->viewport()->height())
          << qPrintable(tabs->tabText(tab)) << ' ' << size.width();
    }
  }
}

TEST_F(PreferencesTest, TheKeyboardBeginsAtTheFirstChoice) {
  EXPECT_EQ(m_dialog.focusWidget(), m_dialog.findChild<QComboBox*>());
}

TEST_F(PreferencesTest, WhatIsChosenHasANameForScreenReaders) {
  for (const auto* field : m_dialog.findChildren<QWidget*>()) {
    const bool isField = field->inherits("QSpinBox") || field->inherits("QComboBox");
    if (!isField) continue;
    const auto* accessible = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(field));
    EXPECT_NE(accessible->text(QAccessible::Name), "") << field->metaObject()->className();
  }
  auto* size = QAccessible::queryAccessibleInterface(m_dialog.findChild<QSpinBox*>());
  EXPECT_EQ(size->text(QAccessible::Name), "Size of digits");
}

TEST_F(PreferencesTest, ResetCanBeUndoneInTheLine) {
  box("Show the clock")->click();
  m_controller->preferences().setTheme(ThemeChoice::Dark);
  m_controller->preferences().setKeys("undo", {QKeySequence("F8")});
  const auto button = [this](const QString& text) -> QPushButton* {
    for (auto* each : m_dialog.findChildren<QPushButton*>())
      if (each->text().remove('&') == text) return each;
    return nullptr;
  };
  EXPECT_FALSE(button("Undo reset")->isVisible());
  button("Reset")->click();
  button("Reset")->click();
  EXPECT_EQ(m_settings->theme(), ThemeChoice::System);
  EXPECT_TRUE(m_settings->keys().all().empty());
  ASSERT_TRUE(button("Undo reset")->isVisible());
  button("Undo reset")->click();
  EXPECT_FALSE(button("Undo reset")->isVisible());
  EXPECT_EQ(m_settings->theme(), ThemeChoice::Dark);
  EXPECT_FALSE(m_settings->viewChoices().showsClock);
  EXPECT_EQ(m_settings->keys().of("undo"), QList<QKeySequence>{QKeySequence("F8")});
  EXPECT_FALSE(box("Show the clock")->isChecked());
}

TEST_F(PreferencesTest, SearchLeavesWhatHasAllTheWords) {
  auto* search = m_dialog.findChild<QLineEdit*>();
  search->setText("clock");
  EXPECT_TRUE(box("Show the clock")->isVisible());
  EXPECT_FALSE(box("Erase notes")->isVisible());
  search->setText("notes erase");
  EXPECT_TRUE(box("Erase notes")->isVisible());
  EXPECT_FALSE(box("Show the clock")->isVisible());
  search->setText("sound");
  EXPECT_TRUE(box("Sounds")->isVisible());
  EXPECT_FALSE(box("Show the clock")->isVisible());
  search->clear();
  EXPECT_FALSE(box("Show the clock")->isVisible());  // the box is on another tab
  EXPECT_TRUE(box("Animation")->isVisible());
  m_dialog.findChild<QTabBar*>()->setCurrentIndex(1);
  EXPECT_TRUE(box("Show the clock")->isVisible());
}

TEST_F(PreferencesTest, LeadToTheKeysAndResetThem) {
  m_dialog.close();
  m_window->findChild<QAction*>("preferences")->trigger();
  auto* dialog = m_window->findChildren<PreferencesDialog*>().back();
  const auto press = [dialog](const QString& text) {
    for (auto* button : dialog->findChildren<QPushButton*>())
      if (button->text().remove('&') == text) button->click();
  };
  dialog->findChild<QLineEdit*>()->setText("shortcuts");
  press("Change keys…");
  auto* keys = dialog->findChild<KeysDialog*>();
  ASSERT_NE(keys, nullptr);
  keys->close();
  m_settings->keys().set("undo", {QKeySequence("F8")});
  press("Reset");
  EXPECT_FALSE(m_settings->keys().of("undo"));
  EXPECT_EQ(m_window->findChild<QAction*>("undo")->shortcut(), QKeySequence("Ctrl+Z"));
}

TEST_F(PreferencesTest, ResetBringsBackWhatWasAtFirst) {
  box("Show the clock")->click();
  box("Mark wrong entries")->click();
  box("Sounds")->click();
  m_controller->preferences().setTheme(ThemeChoice::Dark);
  for (auto* button : m_dialog.findChildren<QPushButton*>())
    if (button->text() == "&Reset") button->click();
  EXPECT_EQ(m_settings->viewChoices(), ViewChoices());
  EXPECT_EQ(m_settings->theme(), ThemeChoice::System);
  EXPECT_FALSE(m_settings->entryChoices().checks);
  EXPECT_FALSE(m_settings->playsSounds());
  EXPECT_FALSE(box("Sounds")->isChecked());
  EXPECT_TRUE(box("Show the clock")->isChecked());
}

}  // namespace
}  // namespace sudoku
