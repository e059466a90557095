#include <vector>

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <QTreeWidget>

#include "../windowfixture.h"
#include "ui/controls/keynames.h"
#include "ui/keys/keysdialog.h"
#include "ui/keys/menukeys.h"
#include "ui/keys/shortcutsoverlay.h"
#include "ui/window/commands.h"
#include "ui/window/pages.h"

namespace sudoku {
namespace {

class CommandsTest : public WindowTest {
 protected:
  Commands& commands() const { return *m_window->findChild<Commands*>(); }
  bool isEnabled(const char* id) const { return commands().action(id)->isEnabled(); }

  /// Expects a menu to hold the rows that the table has for it, and nothing else. Menus without a row are
  /// filled while the program runs.
  static void expectRows(const QList<QAction*>& entries, CommandMenu menu) {
    qsizetype place = 0;
    const CommandRow* last = nullptr;
    for (const CommandRow& row : commandTable()) {
      if (row.menu != menu) continue;
      SCOPED_TRACE(row.id);
      if (last != nullptr && last->group != row.group) {
        ASSERT_LT(place, entries.size());
        EXPECT_TRUE(entries[place++]->isSeparator());
      }
      ASSERT_LT(place, entries.size());
      const QAction& entry = *entries[place++];
      EXPECT_EQ(entry.text(), commandWords(row));
      EXPECT_EQ(entry.objectName(), row.isEntry() ? QString(row.id) : QString());
      EXPECT_EQ(entry.shortcuts(), usualKeys(row));
      EXPECT_EQ(entry.isCheckable(), row.tick != CommandTick::None);
      EXPECT_EQ(entry.menu() != nullptr, row.opens != CommandMenu::None);
      if (entry.menu() != nullptr) expectRows(entry.menu()->actions(), row.opens);
      last = &row;
    }
    if (last != nullptr) {
      EXPECT_EQ(place, entries.size());
    }
  }
};

TEST_F(CommandsTest, MenusHoldTheRowsOfTheTableInTheirOrder) {
  expectRows(m_window->menuBar()->actions(), CommandMenu::Bar);
  ASSERT_EQ(m_window->menuBar()->actions().size(), 6);
}

TEST_F(CommandsTest, EachCommandDoesOneThing) {
  EXPECT_EQ(commands().unsettled(), QStringList());
  QMainWindow window;
  auto* bare = new Commands(&window);
  for (const CommandRow& row : commandTable())
    EXPECT_EQ(bare->unsettled().contains(row.id), row.isEntry() || row.when != CommandWhen::Always) << row.id;
  int count = 0;
  bare->set("open", [&count] { ++count; });
  EXPECT_FALSE(bare->unsettled().contains("open"));
  bare->action("open")->trigger();
  EXPECT_EQ(count, 1);
  bare->set("open", [&count] { ++count; });
  EXPECT_TRUE(bare->unsettled().contains("open")) << "it does two things now";
  bare->set("pause", [] {});
  EXPECT_TRUE(bare->unsettled().contains("pause")) << "nothing says when it is ticked";
}

TEST_F(CommandsTest, APauseTurnsOffWhatTheTableSaysAndNothingElse) {
  m_controller->board().beginTrial();
  click(1, 3);
  key(Qt::Key_4);
  click(1, 4);
  key(Qt::Key_6);
  m_controller->board().undo();
  std::vector<const char*> enabled;
  for (const CommandRow& row : commandTable())
    if (row.isEntry() && isEnabled(row.id)) enabled.push_back(row.id);
  EXPECT_GT(enabled.size(), 70U);
  m_controller->time().setPaused(true);
  for (const char* id : enabled)
    EXPECT_EQ(isEnabled(id), commandOf(QLatin1String(id)).inPause == InPause::Stays) << id;
  m_controller->time().setPaused(false);
  for (const char* id : enabled) EXPECT_TRUE(isEnabled(id)) << id;
}

TEST_F(CommandsTest, ConditionsEnableTheirCommands) {
  const auto expect = [this](CommandWhen when, bool holds) {
    for (const CommandRow& row : commandTable())
      if (row.when == when && row.isEntry()) {
        EXPECT_EQ(isEnabled(row.id), holds) << row.id;
      }
  };
  const QMenu* checkpoints = commands().menu(CommandMenu::Checkpoints);
  const QMenu* giveUp = commands().menu(CommandMenu::GiveUp);
  for (const CommandWhen when :
       {CommandWhen::CanUndo, CommandWhen::CanRedo, CommandWhen::Trying, CommandWhen::InCollection})
    expect(when, false);
  EXPECT_FALSE(checkpoints->menuAction()->isEnabled());
  expect(CommandWhen::Playing, true);
  m_controller->board().addCheckpoint("Here");
  EXPECT_TRUE(checkpoints->menuAction()->isEnabled());
  m_controller->board().beginTrial();
  expect(CommandWhen::Trying, true);
  m_controller->board().dropTrial();
  expect(CommandWhen::Trying, false);
  m_controller->board().solveSingles();
  ASSERT_TRUE(m_game->isSolved());
  expect(CommandWhen::CanUndo, true);
  expect(CommandWhen::Playing, false);
  EXPECT_FALSE(giveUp->menuAction()->isEnabled());
  m_controller->board().undo();
  expect(CommandWhen::CanRedo, true);
  expect(CommandWhen::Playing, true);
  EXPECT_TRUE(giveUp->menuAction()->isEnabled());
  m_window->findChild<Pages*>()->showLibrary();
  expect(CommandWhen::CanRedo, false);
  m_window->findChild<Pages*>()->showGame();
  expect(CommandWhen::CanRedo, true);
}

TEST_F(CommandsTest, TheOverlayHasEachRowWithAKeyInTheirOrder) {
  commands().action("shortcuts")->trigger();
  const QString all = m_window->findChild<ShortcutsOverlay*>()->accessibleDescription();
  qsizetype place = 0;
  for (const CommandRow& row : commandTable()) {
    const QString keys =
        row.keys.range != nullptr ? withKeys(QString::fromUtf8(row.keys.range)) : keysText(usualKeys(row));
    if (keys.isEmpty()) continue;
    const qsizetype found = all.indexOf(plainMenuText(commandWords(row)) + ", " + keys + ".", place);
    EXPECT_GE(found, place) << row.id;
    place = found;
  }
}

TEST_F(CommandsTest, TheDialogOfKeysHasEachEntryInTheirOrder) {
  commands().action("change-keys")->trigger();
  const auto* list = m_window->findChild<KeysDialog*>()->findChild<QTreeWidget*>();
  QStringList shown;
  for (int menu = 0; menu < list->topLevelItemCount(); ++menu)
    for (int row = 0; row < list->topLevelItem(menu)->childCount(); ++row)
      shown << list->topLevelItem(menu)->text(0) + ": " + list->topLevelItem(menu)->child(row)->text(0);
  QStringList expected;
  for (const CommandRow& row : commandTable()) {
    if (!row.isEntry()) continue;
    QString words = plainMenuText(commandWords(row));
    const CommandRow* opener = &openerOf(row.menu);
    for (;; opener = &openerOf(opener->menu)) {
      words.prepend(plainMenuText(commandWords(*opener)) + ": ");
      if (opener->menu == CommandMenu::Bar) break;
    }
    expected << words;
  }
  EXPECT_EQ(shown, expected);
}

}  // namespace
}  // namespace sudoku
