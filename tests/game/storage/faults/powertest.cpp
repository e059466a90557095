#include <algorithm>
#include <gtest/gtest.h>
#include <thread>

#include <QTemporaryDir>
#include <QTest>

#include "../../../patience.h"
#include "../../play/storedgames.h"
#include "faultfixture.h"
#include "playscript.h"

/// Tests of what is synced to the disk, when, and in which thread; and of what is left when the power fails.
namespace sudoku {
namespace {

class PowerTest : public FaultFixture {
 protected:
  int syncs(Side side) const { return m_vfs.count(side, SystemCall::Sync); }

  /// What would be left of a directory's games if the power failed now, as a store reads it.
  PlayScript::Shown leftOf(const QString& directory, std::uint64_t seed) {
    const QTemporaryDir copy;
    m_vfs.cutPower(directory, copy.path(), seed);
    {
      const GameStore store(copy.path());
      EXPECT_EQ(told(store), QString());
    }
    return readAll(copy.path());
  }
};

TEST_F(PowerTest, TheGuiThreadNeverSyncs) {
  const QTemporaryDir directory;
  {
    PlayedStore store(directory.path());
    m_vfs.reset();
    const StoredGame game = playedGame(1);
    store.add(game);
    for (int count = 1; count <= 100; ++count) store.recordMove(40, game.moves.front().move, count);
    EXPECT_TRUE(store.sync());
    store.add(playedGame(2));
  }
  EXPECT_EQ(syncs(Side::Gui), 0);
  EXPECT_GT(syncs(Side::Worker), 0);
}

TEST_F(PowerTest, AMoveIsSyncedByItselfAndThenThereIsRest) {
  const QTemporaryDir directory;
  PlayedStore store(directory.path(), std::chrono::milliseconds(10));
  StoredGame game = playedGame(1);
  store.add(game);
  ASSERT_TRUE(store.sync());
  m_vfs.reset();
  store.recordMove(game.moves.front().move, 1);
  ASSERT_TRUE(waitFor([&] { return syncs(Side::Worker) > 0; }));
  ASSERT_TRUE(store.sync());
  const int count = syncs(Side::Worker);
  QTest::qWait(100);
  EXPECT_EQ(syncs(Side::Worker), count);
}

TEST_F(PowerTest, TheEndOfAGameSyncs) {
  const QTemporaryDir directory;
  const StoredGame game = playedGame(1);
  { PlayedStore(directory.path(), std::chrono::hours(1)).add(game); }
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    EXPECT_EQ(withoutId(leftOf(directory.path(), seed)[game.key]), withoutId(game)) << seed;
}

TEST_F(PowerTest, ASyncThatFailsIsToldUntilItSucceeds) {
  const QTemporaryDir directory;
  PlayedStore store(directory.path(), std::chrono::milliseconds(1));
  ASSERT_TRUE(store.sync());
  m_vfs.reset();
  m_vfs.setFault(Side::Worker, 0, Fault::IoError, true);
  store.add(playedGame(1));
  EXPECT_FALSE(store.sync());
  EXPECT_EQ(store.state().kind, StorageState::Kind::Trouble);
  m_vfs.clearFault();
  EXPECT_TRUE(store.sync());
  EXPECT_EQ(told(store), QString());
}

TEST_F(PowerTest, ASecondProcessDoesNotKeepMovesFromTheDisk) {
  const QTemporaryDir directory;
  PlayedStore other(directory.path(), std::chrono::hours(1));
  other.add(playedGame(1));
  ASSERT_TRUE(other.sync());  // the other connection reads that state from now on
  PlayedStore store(directory.path(), std::chrono::hours(1));
  for (std::uint64_t seed = 2; seed < 6; ++seed) {
    const StoredGame game = playedGame(seed);
    store.add(game);
    ASSERT_TRUE(store.sync());
    EXPECT_EQ(withoutId(leftOf(directory.path(), seed)[game.key]), withoutId(game)) << seed;
  }
}

/// Plays, syncs now and then, and lets the power fail after each step. What is left has to be what was shown
/// at the last sync or later.
void playAndCut(PlayedStore& store, Random& random, int steps,
                const std::function<PlayScript::Shown(std::uint64_t)>& left) {
  StoredGame game = freshGame(random.next());
  store.add(game);
  ASSERT_TRUE(store.sync());
  std::vector<StoredGame> shown = {game};  // states of the game shown since the last sync
  for (int step = 0; step < steps; ++step) {
    ASSERT_TRUE(store.recordMove(randomMove(game.puzzle, random), 0));
    game = withoutId(store.played());
    shown.push_back(game);
    if (random.below(5) == 0) {
      ASSERT_TRUE(store.sync());
      shown = {game};
    }
    const auto games = left(random.next());
    const auto place = games.find(game.key);
    ASSERT_NE(place, games.end()) << step;
    EXPECT_NE(std::find(shown.begin(), shown.end(), withoutId(place->second)), shown.end())
        << place->second.moves.size() << " moves of " << game.moves.size();
  }
}

TEST_F(PowerTest, ACutLeavesWhatWasShownAtTheLastSyncOrLater) {
  const QTemporaryDir directory;
  PlayedStore store(directory.path(), std::chrono::hours(1));
  Random random(7);
  for (int game = 0; game < 5; ++game)
    playAndCut(store, random, 40, [&](std::uint64_t seed) { return leftOf(directory.path(), seed); });
}

TEST_F(PowerTest, TheSameWhenTheLogBeginsAnew) {
  const QTemporaryDir directory;
  PlayedStore store(directory.path(), std::chrono::hours(1));
  const auto left = [&](std::uint64_t seed) { return leftOf(directory.path(), seed); };
  Random random(8);
  for (std::uint64_t seed = 0; seed < 400; ++seed) store.add(playedGame(seed));
  ASSERT_TRUE(store.sync());
  // A log as long as this is begun anew when nothing has happened for two seconds.
  const int before = syncs(Side::Worker);
  ASSERT_TRUE(waitFor([&] { return syncs(Side::Worker) > before + 1; }));
  playAndCut(store, random, 25, left);
}

TEST_F(PowerTest, TheSameAfterAnotherStart) {
  const QTemporaryDir directory;
  Random random(9);
  for (int start = 0; start < 8; ++start) {
    PlayedStore store(directory.path(), std::chrono::hours(1));
    playAndCut(store, random, 6, [&](std::uint64_t seed) { return leftOf(directory.path(), seed); });
  }
}

}  // namespace
}  // namespace sudoku
