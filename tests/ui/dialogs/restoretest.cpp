#include <gtest/gtest.h>
#include <memory>

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include <sudoku/formats/formats.h>

#include "../../game/base/fulldisk.h"
#include "../../patience.h"
#include "../windowfixture.h"
#include "game/play/gamerecord.h"
#include "game/storage/backup.h"
#include "ui/dialogs/restoredialog.h"
#include "ui/panel/storagestrip.h"

/// Tests of backups from which the player gets something back.
namespace sudoku {
namespace {

/// A puzzle other than the one in the window.
constexpr std::string_view kOtherPuzzle =
    ".13.....22.....48....7...19...9..8..7......2....3.......263.9..4.9.7.6....149...8";

class RestoreTest : public WindowTest {
 protected:
  StorageStrip& strip() const { return *m_window->findChild<StorageStrip*>(); }

  /// Writes a backup with games that the window's store does not have.
  void putBackup() const {
    const QTemporaryDir elsewhere;
    {
      GameStore store(elsewhere.path());
      for (int game = 0; game < 3; ++game) {
        StoredGame played = gameOf(*parsePuzzle(kPuzzle), {}, Level::Easy);
        played.append(Move::enter(cellAt(1, 3), Digit(4)));
        played.moves.back().key = UniqueId::after(played.moves.back().key);
        store.play().add(played);
      }
    }
    ASSERT_TRUE(backUp(elsewhere.filePath("games.sqlite"), elsewhere.filePath("backups"), {2026, 11, 24}));
    ASSERT_TRUE(QDir().mkpath(m_folder.filePath("backups")));
    ASSERT_TRUE(QFile::copy(elsewhere.filePath("backups/games-2026-11-24.sqlite"),
                            m_folder.filePath("backups/games-2026-11-24.sqlite")));
  }

  std::size_t games() { return m_controller->history().library().games().size(); }
};

TEST_F(RestoreTest, TheStripOffersGamesThatAreMissing) {
  putBackup();
  const std::size_t before = games();
  m_controller->start({});
  ASSERT_TRUE(waitFor([this] { return strip().isVisible(); }));
  EXPECT_TRUE(m_controller->keeper().state().sentence.contains("24")) << "the day";
  EXPECT_TRUE(m_controller->keeper().state().sentence.startsWith("3 games of the backup of ")) << "how many";
  QTest::mouseClick(child<QPushButton>("Restore"), Qt::LeftButton);
  ASSERT_TRUE(waitFor([this] { return strip().isHidden(); }));
  EXPECT_EQ(games(), before + 3);
}

TEST_F(RestoreTest, WhatIsNotWantedIsNotOfferedAgain) {
  putBackup();
  m_controller->start({});
  ASSERT_TRUE(waitFor([this] { return strip().isVisible(); }));
  QTest::mouseClick(child<QPushButton>("Close"), Qt::LeftButton);
  EXPECT_TRUE(strip().isHidden());
  ASSERT_TRUE(waitFor([this] { return !findMissingGames(m_folder.path()); }));
}

TEST_F(RestoreTest, TheDialogListsTheDaysWithGamesAndMoves) {
  putBackup();
  const std::size_t before = games();
  auto* dialog = new RestoreDialog(m_controller->files(), m_window.get());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
  auto* list = dialog->findChild<QListWidget*>();
  ASSERT_TRUE(waitFor([&] { return list->count() == 1; }));
  EXPECT_TRUE(list->item(0)->text().contains("games: 3, moves: 3")) << qPrintable(list->item(0)->text());
  for (auto* button : dialog->findChildren<QPushButton*>())
    if (button->text().remove('&') == "Restore") QTest::mouseClick(button, Qt::LeftButton);
  EXPECT_TRUE(waitFor([&] { return games() == before + 3; }));
}

TEST_F(RestoreTest, WithoutBackupsTheDialogSaysSo) {
  RestoreDialog dialog(m_controller->files());
  dialog.open();
  const auto says = [&] { return dialog.findChild<QLabel*>()->text().startsWith("There is no backup yet"); };
  EXPECT_TRUE(waitFor(says));
}

TEST_F(RestoreTest, OnAFullDiskNobodySaysThatTheGameBeforeIsKept) {
  click(1, 3);
  {
    const FullDisk full;
    key(Qt::Key_4);
    m_controller->start(*parsePuzzle(kOtherPuzzle));
    EXPECT_FALSE(status().contains("kept")) << qPrintable(status());
  }
  recover();
}

}  // namespace
}  // namespace sudoku
