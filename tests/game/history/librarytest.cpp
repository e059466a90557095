#include <gtest/gtest.h>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "../play/storedgames.h"
#include "game/history/exchange.h"
#include "game/history/library.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Tests with a library of five games.
class LibraryTest : public testing::Test {
 protected:
  LibraryTest() : m_store(m_folder.path()), m_library(m_store.library()) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) m_ids.push_back(m_store.add(freshGame(seed)));
  }

  GameSummary game(qint64 id) {
    for (const GameSummary& game : m_library.games())
      if (game.id == id) return game;
    return {};
  }
  QStringList tags(std::size_t index) { return game(m_ids[index]).tags; }

  QTemporaryDir m_folder;
  PlayedStore m_store;
  Library m_library;
  std::vector<qint64> m_ids;
};

TEST_F(LibraryTest, SeveralGamesAreDeletedAndPutBackTogether) {
  QSignalSpy removed(&m_library, &Library::removed);
  m_library.remove({m_ids[0], m_ids[2], m_ids[3]});
  EXPECT_EQ(m_library.games().size(), 2U);
  EXPECT_EQ(removed.size(), 1);
  EXPECT_TRUE(m_library.canUndoRemoval());
  m_library.undoRemoval();
  EXPECT_EQ(m_library.games().size(), 5U);
  EXPECT_FALSE(m_library.canUndoRemoval());
}

TEST_F(LibraryTest, TagsArePutOnSeveralGamesAndTakenFromThem) {
  m_library.changeTags({m_ids[0]}, {u"train"_s}, {});
  m_library.changeTags({m_ids[0], m_ids[1]}, {u"again"_s}, {u"train"_s});
  EXPECT_EQ(tags(0), QStringList(u"again"_s));
  EXPECT_EQ(tags(1), QStringList(u"again"_s));
  m_library.undo();
  EXPECT_EQ(tags(0), QStringList(u"train"_s));
  EXPECT_EQ(tags(1), QStringList());
  m_library.redo();
  EXPECT_EQ(tags(1), QStringList(u"again"_s));
}

TEST_F(LibraryTest, OnlyWhatWasChangedIsUndone) {
  m_library.setStarred({m_ids[1]}, true);
  m_library.setStarred({m_ids[0], m_ids[1]}, true);
  m_library.undo();
  EXPECT_FALSE(game(m_ids[0]).isStarred);
  EXPECT_TRUE(game(m_ids[1]).isStarred);
  m_library.setStarred({m_ids[1]}, true);  // the game is starred already
  m_library.undo();
  EXPECT_FALSE(game(m_ids[1]).isStarred);
  EXPECT_FALSE(m_library.canUndo());
  EXPECT_TRUE(m_library.canRedo());
}

TEST_F(LibraryTest, ADeletionIsUndoneWhateverWasDoneSince) {
  m_library.remove({m_ids[4]});
  m_library.rename(m_ids[0], u"Mine"_s);
  m_library.undoRemoval();
  EXPECT_EQ(m_library.games().size(), 5U);
  EXPECT_EQ(game(m_ids[0]).name, u"Mine"_s);
  m_library.undo();
  EXPECT_EQ(game(m_ids[0]).name, QString());
}

TEST_F(LibraryTest, ANewChangeEndsWhatCanBeDoneAgain) {
  m_library.rename(m_ids[0], u"Mine"_s);
  m_library.undo();
  m_library.rename(m_ids[0], u"Yours"_s);
  EXPECT_FALSE(m_library.canRedo());
}

TEST_F(LibraryTest, SomeGamesAreExportedAlone) {
  m_store.library().recordMastery(Technique::XWing, MasteryKind::Seen);
  m_store.library().addDailyId(QDate(2026, 11, 24), Level::Hard, u"1-backtracking-all-180-48213"_s);
  const QTemporaryDir elsewhere;
  const QString file = elsewhere.filePath(u"some.json"_s);
  const ExchangeReport report = exportGames(m_folder.path(), file, {m_ids[1], m_ids[3]});
  EXPECT_EQ(report.failure, QString());
  EXPECT_EQ(report.games, 2);
  const QTemporaryDir there;
  EXPECT_EQ(importHistory(there.path(), file).games, 2);
  GameStore store(there.path());
  EXPECT_EQ(store.library().summaries()->size(), 2U);
  EXPECT_TRUE(store.library().mastery().empty());
  EXPECT_TRUE(store.library().dailyIds().empty());
  EXPECT_TRUE(store.library().learning().empty());
}

}  // namespace
}  // namespace sudoku
