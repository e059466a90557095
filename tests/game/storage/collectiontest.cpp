#include <gtest/gtest.h>
#include <set>

#include <QFile>
#include <QTemporaryDir>

#include "../play/storedgames.h"
#include "collectionfixture.h"
#include "game/base/toqstring.h"
#include "game/history/exchange.h"
#include "game/history/library.h"
#include "game/history/libraryfilter.h"
#include "game/puzzles/puzzlerating.h"
#include "game/storage/collectionimport.h"
#include "game/storage/collectionrows.h"

/// Tests of collections that are played, rated, removed and taken elsewhere.
namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

TEST_F(CollectionTest, InOrderComesTheFirstPuzzleThatHasNotBeenBegun) {
  const qint64 id = importSome(3).id;
  PlayedStore store(path());
  EXPECT_EQ(store.library().nextPuzzle(id, CollectionOrder::AsListed), QString(puzzleText(1)));
  store.add(freshGame(1));
  store.add(freshGame(3));
  EXPECT_EQ(store.library().nextPuzzle(id, CollectionOrder::AsListed), QString(puzzleText(2)));
  const qint64 last = store.add(freshGame(2));
  EXPECT_EQ(store.library().nextPuzzle(id, CollectionOrder::AsListed), QString());
  store.library().setRemoved({last}, true);
  EXPECT_EQ(store.library().nextPuzzle(id, CollectionOrder::AsListed), QString(puzzleText(2)));
}

TEST_F(CollectionTest, AtRandomComesAnyPuzzleThatHasNotBeenBegun) {
  constexpr int kPuzzles = 6;
  const qint64 id = importSome(kPuzzles).id;
  PlayedStore store(path());
  store.add(freshGame(1));
  std::set<QString> seen;
  for (int draw = 0; draw < 200; ++draw) seen.insert(store.library().nextPuzzle(id, CollectionOrder::Random));
  std::set<QString> expected;
  for (std::uint64_t seed = 2; seed <= kPuzzles; ++seed) expected.insert(QString(puzzleText(seed)));
  EXPECT_EQ(seen, expected);
  for (std::uint64_t seed = 2; seed <= kPuzzles; ++seed) store.add(freshGame(seed));
  EXPECT_EQ(store.library().nextPuzzle(id, CollectionOrder::Random), QString());
}

TEST_F(CollectionTest, SolvedPuzzlesOfACollectionAreCountedOnce) {
  const qint64 id = importSome(3).id;
  PlayedStore store(path());
  store.add(solvedGame(1));
  store.add(solvedGame(1));
  store.add(freshGame(2));
  store.add(solvedGame(9));
  const auto games = store.library().summaries();
  ASSERT_TRUE(games);
  EXPECT_EQ(solvedInCollections(*games), (std::map<qint64, int>{{id, 1}}));
  EXPECT_EQ(games->front().collections, std::vector<Membership>());
  EXPECT_EQ((*games)[1].collections, (std::vector<Membership>{{id, u"Some"_s, 2, 3}}));
}

TEST_F(CollectionTest, AGameInTheBinSaysOfWhichCollectionItIs) {
  const CollectionReport report = importSome(3, u"Three.txt"_s);
  GameStore store(path());
  const qint64 id = store.play().add(freshGame(2)).id;
  ASSERT_TRUE(store.library().setRemoved({id}, true));
  const auto bin = store.library().bin();
  ASSERT_TRUE(bin && bin->size() == 1);
  EXPECT_EQ(bin->front().collections, (std::vector<Membership>{{report.id, u"Three"_s, 2, 3}}));
  EXPECT_TRUE(store.library().summaries()->empty());
}

TEST_F(CollectionTest, ARemovedCollectionComesBackUntilTheEndOfTheProgram) {
  const qint64 first = importSome(2, u"A.txt"_s).id;
  importSome(3, u"B.txt"_s);
  {
    GameStore store(path());
    Library library(store.library());
    library.removeCollection(first);
    EXPECT_EQ(library.collections().size(), 1U);
    library.undoRemoval();
    ASSERT_EQ(library.collections().size(), 2U);
    EXPECT_EQ(library.collections().front().name, u"A"_s);
    library.renameCollection(first, u"Z"_s);
    EXPECT_EQ(library.collections().back().name, u"Z"_s);
    library.removeCollection(first);
    ratePuzzles(path());
    EXPECT_EQ(rows(u"SELECT * FROM members"_s).size(), 5) << "it could be wanted back";
  }
  ratePuzzles(path());
  EXPECT_EQ(rows(u"SELECT * FROM members"_s).size(), 3);
  EXPECT_EQ(rows(u"SELECT name FROM collections"_s), QStringList(u"B"_s));
}

TEST_F(CollectionTest, LevelsAndRatingsFollow) {
  importSome(2);
  keep(path(), freshGame(7));
  EXPECT_EQ(ratePuzzles(path()), 6) << "three puzzles, twice";
  EXPECT_EQ(ratePuzzles(path()), 0) << "all is known";
  EXPECT_TRUE(rows(u"SELECT cells FROM puzzles WHERE level IS NULL OR techniques IS NULL OR hodoku IS NULL"
                   " OR explainer IS NULL"_s)
                  .isEmpty());
  GameStore store(path());
  const GameSummary game = store.library().summaries()->front();
  EXPECT_GE(game.hodoku.value_or(0), 200);
  EXPECT_GE(game.explainer.value_or(0), 12);
  EXPECT_TRUE(game.techniques.contains(toQString(infoOf(Technique::NakedSingle).code)) ||
              game.techniques.contains(toQString(infoOf(Technique::HiddenSingle).code)))
      << qPrintable(game.techniques);
  EXPECT_TRUE(game.level);
}

TEST_F(CollectionTest, ARatingThatIsStoppedGoesOnLater) {
  importSome(2);
  std::stop_source stopped;
  stopped.request_stop();
  EXPECT_EQ(ratePuzzles(path(), stopped.get_token()), 0);
  EXPECT_EQ(ratePuzzles(path()), 4);
}

TEST_F(CollectionTest, CollectionsTravelWithTheGames) {
  importSome(3, u"A.txt"_s);
  importSome(2, u"B.txt"_s);
  const QString exported = m_files.filePath(u"all.json"_s);
  const auto contentOf = [](const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  };
  EXPECT_EQ(exportHistory(path(), exported).failure, QString());
  const QByteArray all = contentOf(exported);
  const QTemporaryDir there;
  for (int times = 0; times < 2; ++times) {
    EXPECT_EQ(importHistory(there.path(), exported).failure, QString());
    EXPECT_EQ(exportHistory(there.path(), m_files.filePath(u"again.json"_s)).failure, QString());
    EXPECT_EQ(contentOf(m_files.filePath(u"again.json"_s)), all);
  }
  EXPECT_EQ(GameStore(there.path()).library().collections()->size(), 2U);
}

TEST_F(CollectionTest, ADamagedFileGivesTheCollectionsThatCanBeRead) {
  importSome(3, u"A.txt"_s);
  keep(path(), playedGame(1));
  {
    // The page with the names of the tables is damaged.
    QFile database(path() + u"/games.sqlite"_s);
    ASSERT_TRUE(database.open(QIODevice::ReadWrite));
    ASSERT_TRUE(database.seek(100));
    database.write(QByteArray(3996, '\xEE'));
  }
  GameStore store(path());
  EXPECT_EQ(store.state().kind, StorageState::Kind::Notice);
  ASSERT_EQ(store.library().collections()->size(), 1U);
  EXPECT_EQ(store.library().collections()->front().name, u"A"_s);
  EXPECT_EQ(store.library().collections()->front().puzzles, 3);
  EXPECT_EQ(store.library().nextPuzzle(store.library().collections()->front().id, CollectionOrder::AsListed),
            QString(puzzleText(2)));
}

}  // namespace
}  // namespace sudoku
