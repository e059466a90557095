#include <csignal>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "storedgames.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

class GameStoreTest : public testing::Test {
 protected:
  QString path() const { return m_directory.path(); }
  QString filePath(const QString& name) const { return m_directory.filePath(name); }

 private:
  QTemporaryDir m_directory;
};

/// Runs something in a process of its own that ends without any farewell.
template <typename Work>
pid_t runAndDie(const Work& work) {
  const pid_t child = fork();
  if (child == 0) {
    work();
    ::kill(::getpid(), SIGKILL);
  }
  return child;
}

/// Waits for the end of a process but leaves it a zombie.
void waitForDeath(pid_t child) {
  siginfo_t info;
  EXPECT_EQ(waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOWAIT), 0);
}

TEST_F(GameStoreTest, BeginsWithoutGames) {
  GameStore store(path() + u"/made/on/the/way"_s);
  EXPECT_EQ(store.complaint(), QString());
  EXPECT_EQ(store.takeUpLatest(), std::nullopt);
  EXPECT_EQ(store.takeUpPrevious(0), std::nullopt);
  EXPECT_EQ(store.takeUpUnfinished(Grid()), std::nullopt);
  EXPECT_TRUE(QFile::exists(path() + u"/made/on/the/way/games.sqlite"_s));
}

TEST_F(GameStoreTest, GivesBackWhatWasAdded) {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const StoredGame game = keep(path(), playedGame(seed));
    EXPECT_EQ(takeUpLatest(path()), game);
  }
}

TEST_F(GameStoreTest, GivesBackAPuzzleFromElsewhere) {
  StoredGame game = freshGame(1);
  game.puzzleNumber.clear();
  game.level.reset();
  game = keep(path(), game);
  EXPECT_EQ(takeUpLatest(path()), game);
}

TEST_F(GameStoreTest, FollowsAGameMoveByMove) {
  Random random(5);
  StoredGame game = freshGame(5);
  auto store = std::make_unique<GameStore>(path());
  game.id = store->add(game);
  for (int step = 0; step < 200; ++step) {
    game.elapsedMs += 1000;
    if (game.position > 0 && random.below(3) == 0) {
      --game.position;
      ASSERT_TRUE(store->recordPosition(game.id, game.position, game.elapsedMs, false));
    } else if (game.position < static_cast<int>(game.moves.size()) && random.below(2) == 0) {
      ++game.position;
      ASSERT_TRUE(store->recordPosition(game.id, game.position, game.elapsedMs, false));
    } else {
      const Move move = randomMove(game.puzzle, random);
      game.moves.erase(game.moves.begin() + game.position, game.moves.end());
      game.moves.push_back(move);
      ++game.position;
      ASSERT_TRUE(store->recordMove(game.id, game.position, move, game.elapsedMs, false));
    }
    if (step % 20 != 0) continue;
    store.reset();
    store = std::make_unique<GameStore>(path());
    ASSERT_EQ(store->takeUpLatest(), game);
  }
}

TEST_F(GameStoreTest, AMoveAfterUndoDeletesTheUndoneRows) {
  const StoredGame game = playedGame(7);
  const auto rows = [this] { return Intruder(path()).run(u"SELECT count(*) FROM moves"_s); };
  GameStore store(path());
  const qint64 id = store.add(game);
  EXPECT_EQ(rows(), QStringList(u"40"_s));
  EXPECT_TRUE(store.recordPosition(id, 10, 0, false));
  EXPECT_EQ(rows(), QStringList(u"40"_s));
  EXPECT_TRUE(store.recordMove(id, 11, game.moves.front(), 0, false));
  EXPECT_EQ(rows(), QStringList(u"11"_s));
}

TEST_F(GameStoreTest, KeepsSettings) {
  StoredGame game = playedGame(8);
  {
    GameStore store(path());
    game.id = store.add(game);
    game.chosenDigit = Digit(9);
    game.hints = !game.hints;
    game.notesMode = !game.notesMode;
    game.elapsedMs = 123'456'789'012;
    EXPECT_TRUE(store.recordSettings(game.id, game.chosenDigit, game.hints, game.notesMode, game.elapsedMs));
  }
  EXPECT_EQ(takeUpLatest(path()), game);
  {
    GameStore store(path());
    EXPECT_TRUE(store.takeUpLatest());
    game.chosenDigit.reset();
    EXPECT_TRUE(store.recordSettings(game.id, game.chosenDigit, game.hints, game.notesMode, game.elapsedMs));
  }
  EXPECT_EQ(takeUpLatest(path()), game);
}

TEST_F(GameStoreTest, RecordsOnlyTheGameBeingPlayed) {
  const StoredGame other = keep(path(), playedGame(1));
  GameStore store(path());
  const qint64 id = store.add(playedGame(2));
  const QStringList before = Intruder(path()).contents();
  for (const qint64 wrong : {qint64{0}, other.id, id + 1}) {
    EXPECT_FALSE(store.recordMove(wrong, 1, other.moves.front(), 1, false));
    EXPECT_FALSE(store.recordPosition(wrong, 0, 1, false));
    EXPECT_FALSE(store.recordSettings(wrong, std::nullopt, false, false, 1));
  }
  EXPECT_EQ(Intruder(path()).contents(), before);
}

TEST_F(GameStoreTest, WhatIsRecordedIsThereWithoutClosing) {
  const QTemporaryDir copy;
  StoredGame game = freshGame(3);
  Random random(3);
  GameStore store(path());
  game.id = store.add(game);
  for (int count = 1; count <= 10; ++count) {
    game.moves.push_back(randomMove(game.puzzle, random));
    game.position = count;
    EXPECT_TRUE(store.recordMove(game.id, count, game.moves.back(), 0, false));
  }
  for (const char* name : {"games.sqlite", "games.sqlite-wal"})
    EXPECT_TRUE(QFile::copy(filePath(QLatin1String(name)), copy.filePath(QLatin1String(name))));
  EXPECT_EQ(takeUpLatest(copy.path()), game);
}

TEST_F(GameStoreTest, SurvivesBeingKilled) {
  StoredGame game = playedGame(4);
  const Move move = game.moves.front();
  const pid_t child = runAndDie([&] {
    GameStore store(path());
    const qint64 id = store.add(game);
    store.recordMove(id, game.position + 1, move, 77, false);
  });
  // Not even the end of the process needs to have been noticed by anybody.
  waitForDeath(child);
  game.id = 1;
  game.moves.erase(game.moves.begin() + game.position, game.moves.end());
  game.moves.push_back(move);
  ++game.position;
  game.elapsedMs = 77;
  EXPECT_EQ(takeUpLatest(path()), game);
  waitpid(child, nullptr, 0);
}

TEST_F(GameStoreTest, TwoStoresPlayDifferentGames) {
  const StoredGame older = keep(path(), playedGame(1));
  const StoredGame newer = keep(path(), playedGame(2));
  GameStore first(path());
  GameStore second(path());
  EXPECT_EQ(first.takeUpLatest(), newer);
  EXPECT_EQ(second.takeUpLatest(), older);
  EXPECT_EQ(GameStore(path()).takeUpLatest(), std::nullopt);
  EXPECT_EQ(second.takeUpPrevious(older.id), std::nullopt);
  EXPECT_EQ(second.takeUpUnfinished(newer.puzzle.givens), std::nullopt);
  EXPECT_TRUE(second.recordMove(older.id, 1, older.moves.front(), 0, false));
  EXPECT_TRUE(first.recordMove(newer.id, 1, newer.moves.front(), 0, false));
  EXPECT_EQ(second.complaint(), QString());
}

TEST_F(GameStoreTest, AddingReleasesTheGameBefore) {
  GameStore first(path());
  StoredGame game = playedGame(1);
  game.id = first.add(game);
  EXPECT_EQ(takeUpLatest(path()), std::nullopt);
  first.add(playedGame(2));
  EXPECT_EQ(takeUpLatest(path()), game);
  EXPECT_FALSE(first.recordPosition(game.id, 0, 0, false));
}

TEST_F(GameStoreTest, LeavesNoLocksBehind) {
  {
    GameStore store(path());
    store.add(playedGame(1));
    store.add(playedGame(2));
    EXPECT_EQ(QDir(path()).entryList({u"*.lock"_s}).size(), 1);
  }
  EXPECT_EQ(QDir(path()).entryList({u"*.lock"_s}).size(), 0);
}

TEST_F(GameStoreTest, AFinishedGameIsTakenUpAsTheLatestToo) {
  const StoredGame game = keep(path(), solvedGame(1));
  EXPECT_EQ(takeUpLatest(path()), game);
  EXPECT_EQ(GameStore(path()).takeUpUnfinished(game.puzzle.givens), std::nullopt);
}

TEST_F(GameStoreTest, TakesUpAnUnfinishedGameOfThePuzzle) {
  const StoredGame wanted = keep(path(), playedGame(1));
  const StoredGame other = keep(path(), playedGame(2));
  {
    GameStore store(path());
    EXPECT_EQ(store.takeUpUnfinished(freshGame(3).puzzle.givens), std::nullopt);
    EXPECT_EQ(store.takeUpLatest(), other);
    EXPECT_EQ(store.takeUpUnfinished(wanted.puzzle.givens), wanted);
    EXPECT_EQ(store.takeUpUnfinished(wanted.puzzle.givens), wanted);
    EXPECT_TRUE(store.recordPosition(wanted.id, wanted.position, wanted.elapsedMs, true));
    EXPECT_EQ(store.takeUpUnfinished(wanted.puzzle.givens), std::nullopt);
    EXPECT_TRUE(store.recordPosition(wanted.id, wanted.position, wanted.elapsedMs, false));
  }
  EXPECT_EQ(takeUpLatest(path()), wanted);
}

TEST_F(GameStoreTest, WalksThroughEarlierGamesAndRound) {
  std::vector<StoredGame> games;
  for (std::uint64_t seed = 0; seed < 4; ++seed) games.push_back(keep(path(), playedGame(seed)));
  GameStore store(path());
  EXPECT_EQ(store.takeUpLatest(), games[3]);
  for (const std::size_t expected : {2U, 1U, 0U, 3U, 2U, 1U}) {
    const std::size_t from = (expected + 1) % 4;
    // Keeping the clock of a game that is left does not lead the walk astray.
    EXPECT_TRUE(store.recordSettings(games[from].id, games[from].chosenDigit, games[from].hints,
                                     games[from].notesMode, games[from].elapsedMs));
    EXPECT_EQ(store.takeUpPrevious(games[from].id), games[expected]);
  }
}

TEST_F(GameStoreTest, TheWalkPassesOverGamesThatAreBeingPlayed) {
  const StoredGame first = keep(path(), playedGame(1));
  GameStore elsewhere(path());
  elsewhere.add(playedGame(2));
  GameStore store(path());
  const qint64 id = store.add(playedGame(3));
  EXPECT_EQ(store.takeUpPrevious(id), first);
}

TEST_F(GameStoreTest, TheGameLeftLastIsThePreviousOneOfANewGame) {
  std::vector<StoredGame> games;
  for (std::uint64_t seed = 0; seed < 4; ++seed) games.push_back(keep(path(), playedGame(seed)));
  GameStore store(path());
  store.takeUpLatest();
  store.takeUpPrevious(games[3].id);
  EXPECT_EQ(store.takeUpPrevious(games[2].id), games[1]);
  const qint64 fresh = store.add(playedGame(9));
  EXPECT_EQ(store.takeUpPrevious(fresh), games[1]);
}

TEST_F(GameStoreTest, AMoveEndsTheWalk) {
  std::vector<StoredGame> games;
  for (std::uint64_t seed = 0; seed < 4; ++seed) games.push_back(keep(path(), playedGame(seed)));
  GameStore store(path());
  store.takeUpLatest();
  store.takeUpPrevious(games[3].id);
  EXPECT_EQ(store.takeUpPrevious(games[2].id), games[1]);
  EXPECT_TRUE(store.recordPosition(games[1].id, games[1].position, games[1].elapsedMs, false));
  EXPECT_EQ(store.takeUpPrevious(games[1].id), games[2]);
}

TEST_F(GameStoreTest, WhatIsShownLastIsTakenUpNext) {
  std::vector<StoredGame> games;
  for (std::uint64_t seed = 0; seed < 3; ++seed) games.push_back(keep(path(), playedGame(seed)));
  const pid_t child = runAndDie([&] {
    GameStore store(path());
    store.takeUpLatest();
    store.takeUpPrevious(games[2].id);
  });
  waitpid(child, nullptr, 0);
  EXPECT_EQ(takeUpLatest(path()), games[1]);
}

}  // namespace
}  // namespace sudoku
