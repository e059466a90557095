#include <set>

#include <QAction>
#include <QApplication>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>

#include "../activate.h"
#include "../windowfixture.h"
#include "ui/keys/boardkeys.h"
#include "ui/keys/menukeys.h"
#include "ui/style/sudokustyle.h"

namespace sudoku {
namespace {

class MenuKeysTest : public WindowTest {
 protected:
  /// Makes a new window, which reads the keys from the settings as they are.
  void restart() {
    m_window.reset();
    auto* style = qobject_cast<SudokuStyle*>(QApplication::style());
    m_window = std::make_unique<MainWindow>(*m_game, *m_controller, *m_settings, *style);
    m_board = m_window->findChild<BoardWidget*>();
    m_window->show();
    activate(m_window.get());
    EXPECT_TRUE(QTest::qWaitForWindowExposed(m_window.get()));
    m_board->cellWidget(m_game->selectedCell())->setFocus();
  }
  MenuKeys& keys() { return *m_keys; }
  QString keysOf(const QString& name) const {
    return keysText(m_window->findChild<QAction*>(name)->shortcuts());
  }
  void open() { m_keys.emplace(*m_window->menuBar(), *m_settings, m_controller->preferences(), nullptr); }
  void set(const QString& name, const QStringList& texts) {
    QList<QKeySequence> list;
    for (const QString& text : texts) list += QKeySequence(text);
    keys().setKeys(keys().at(name), list);
  }
  /// Writes a value into the settings file, as something else could.
  static void store(const QString& name, const QVariant& value, const QString& path) {
    QSettings file(path, QSettings::IniFormat);
    file.setValue("keys/" + name, value);
  }

  std::optional<MenuKeys> m_keys;
};

TEST_F(MenuKeysTest, EachEntryWithAKeyHasANameOfItsOwn) {
  std::set<QString> names;
  for (const QAction* action : m_window->findChildren<QAction*>()) {
    if (action->shortcuts().isEmpty()) continue;
    EXPECT_FALSE(action->objectName().isEmpty()) << qPrintable(action->text());
  }
  open();
  for (const KeyedAction& entry : keys().actions())
    EXPECT_TRUE(names.insert(entry.action->objectName()).second) << qPrintable(entry.action->objectName());
  EXPECT_GT(names.size(), 50U);
}

TEST_F(MenuKeysTest, NoUsualKeyIsTheBoardsOrThatOfTwo) {
  open();
  std::set<QString> seen;
  for (const KeyedAction& entry : keys().actions()) {
    for (const QKeySequence& key : entry.usual) {
      EXPECT_FALSE(boardUseOf(key[0])) << qPrintable(key.toString());
      EXPECT_TRUE(seen.insert(key.toString()).second) << qPrintable(key.toString());
    }
  }
}

TEST_F(MenuKeysTest, AChangedKeyWorksAndTheOldOneDoesNothing) {
  open();
  set("hints", {"Ctrl+J"});
  click(1, 3);
  key(Qt::Key_H);
  EXPECT_FALSE(m_game->hints());
  key(Qt::Key_J, Qt::ControlModifier);
  EXPECT_TRUE(m_game->hints());
}

TEST_F(MenuKeysTest, AChangedKeyIsThereAfterARestart) {
  open();
  set("hints", {"J"});
  m_keys.reset();
  restart();
  key(Qt::Key_H);
  EXPECT_FALSE(m_game->hints());
  key(Qt::Key_J);
  EXPECT_TRUE(m_game->hints());
}

TEST_F(MenuKeysTest, AnEntryCanGoWithoutAKey) {
  open();
  set("hints", {});
  m_keys.reset();
  restart();
  EXPECT_EQ(keysOf("hints"), "");
  key(Qt::Key_H);
  EXPECT_FALSE(m_game->hints());
}

TEST_F(MenuKeysTest, OnlyWhatDiffersIsStored) {
  open();
  set("hints", {"J"});
  EXPECT_TRUE(m_settings->keys().of("hints"));
  set("hints", {"H"});
  EXPECT_FALSE(m_settings->keys().of("hints"));
  EXPECT_FALSE(m_settings->keys().of("undo"));
}

TEST_F(MenuKeysTest, AKeyIsTakenFromTheEntryThatHasIt) {
  open();
  set("notes", {"Ctrl+L"});
  EXPECT_EQ(keysOf("library"), "");
  EXPECT_EQ(keysOf("notes"), "Ctrl+L");
  set("check", {"F1"});
  EXPECT_EQ(keysOf("shortcuts"), "?");
  m_keys.reset();
  restart();
  EXPECT_EQ(keysOf("library"), "");
  EXPECT_EQ(keysOf("shortcuts"), "?");
  key(Qt::Key_L, Qt::ControlModifier);
  EXPECT_EQ(m_game->inputMode(), InputMode::Corner);
}

TEST_F(MenuKeysTest, ResetBringsTheUsualKeysBack) {
  open();
  set("notes", {"Ctrl+L"});
  set("hints", {});
  keys().reset();
  EXPECT_EQ(keysOf("notes"), "N");
  EXPECT_EQ(keysOf("library"), "Ctrl+L");
  EXPECT_EQ(keysOf("hints"), "H");
  EXPECT_FALSE(m_settings->keys().of("library"));
  EXPECT_EQ(keysOf("shortcuts"), "?, F1");
}

TEST_F(MenuKeysTest, WhatCannotBeUsedCountsAsNotSet) {
  open();
  const QString path = m_folder.filePath("sudoku/sudoku.conf");
  const QVector<QVariant> hostile = {"",
                                     "%1",
                                     "nonsense",
                                     "Ctrl+K, Ctrl+J",
                                     "5",
                                     "Shift+Left",
                                     "Esc",
                                     QString(100'000, 'x'),
                                     QStringList{"J", "nonsense"},
                                     QStringList{"A", "D", "E", "F", "G"},
                                     QByteArray("\x00\xff", 2),
                                     QVariant()};
  for (const QVariant& value : hostile) {
    m_settings->sync();
    store("hints", value, path);
    m_settings->sync();
    keys().read();
    EXPECT_EQ(keysOf("hints"), "H") << qPrintable(value.toString().left(50));
  }
}

TEST_F(MenuKeysTest, StoredKeysNeverBelongToTwo) {
  m_settings->keys().set("hints", {QKeySequence("J")});
  m_settings->keys().set("check", {QKeySequence("J")});
  m_settings->keys().set("pause", {QKeySequence("Ctrl+Z")});
  m_settings->keys().set("<h1>%1", {QKeySequence("S")});
  restart();
  open();
  std::set<QString> seen;
  for (const KeyedAction& entry : keys().actions())
    for (const QKeySequence& each : entry.action->shortcuts())
      EXPECT_TRUE(seen.insert(each.toString()).second) << qPrintable(each.toString());
  EXPECT_EQ(keysOf("pause"), "Ctrl+Z");
  EXPECT_EQ(keysOf("undo"), "");
  EXPECT_EQ(keysOf("next-step"), "S");
}

TEST_F(MenuKeysTest, ToolTipsNameTheKeysThatThereAre) {
  const auto tip = [this](const QString& name) { return child<QPushButton>(name)->toolTip(); };
  EXPECT_TRUE(tip("Undo").endsWith("(Ctrl+Z)"));
  EXPECT_TRUE(tip("Notes").endsWith("(N)"));
  open();
  set("undo", {"F8"});
  set("notes", {});
  set("next-step", {"Ctrl+J"});
  EXPECT_TRUE(tip("Undo").endsWith("(F8)"));
  EXPECT_FALSE(tip("Notes").contains('('));
  EXPECT_TRUE(tip("Next step").endsWith("(Ctrl+J)"));
}

TEST(PlainMenuTextTest, HasNoUnderlinedLetter) {
  EXPECT_EQ(plainMenuText("Save &as…"), "Save as");
  EXPECT_EQ(plainMenuText("ファイル(&F)"), "ファイル");
  EXPECT_EQ(plainMenuText("सहेजें… (&A)"), "सहेजें");
  EXPECT_EQ(plainMenuText("Check (now)"), "Check (now)");
}

}  // namespace
}  // namespace sudoku
