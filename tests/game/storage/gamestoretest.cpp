#include <csignal>
#include <gtest/gtest.h>
#include <malloc.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "../play/storedgames.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

class GameStoreTest : public testing::Test {
 protected:
  QString path() const { return m_directory.path(); }
  QString filePath(const QString& name) const { return m_directory.filePath(name); }

  Random m_random{1};

 private:
  QTemporaryDir m_directory;
};

/// Runs something in a child process that then ends at once, without cleaning up.
template <typename Work>
pid_t runAndDie(const Work& work) {
  const pid_t child = fork();
  if (child == 0) {
    work();
    ::kill(::getpid(), SIGKILL);
  }
  return child;
}

/// Waits for the end of a child process but leaves it a zombie.
void waitForDeath(pid_t child) {
  siginfo_t info;
  EXPECT_EQ(waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOWAIT), 0);
}

TEST_F(GameStoreTest, BeginsWithoutGames) {
  PlayedStore store(path() + u"/made/on/the/way"_s);
  EXPECT_EQ(told(store), QString());
  EXPECT_EQ(store.resumeLatest(), std::nullopt);
  EXPECT_EQ(store.resumePrevious(), std::nullopt);
  EXPECT_EQ(store.resumeUnfinished(Grid()), std::nullopt);
  EXPECT_TRUE(QFile::exists(path() + u"/made/on/the/way/games.sqlite"_s));
}

TEST_F(GameStoreTest, GivesBackWhatWasAdded) {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const StoredGame game = keep(path(), playedGame(seed));
    EXPECT_EQ(resumeLatest(path()), game);
  }
}

TEST_F(GameStoreTest, GivesBackAPuzzleFromElsewhere) {
  StoredGame game = freshGame(1);
  game.puzzleId.clear();
  game.level.reset();
  game = keep(path(), game);
  EXPECT_EQ(resumeLatest(path()), game);
}

TEST_F(GameStoreTest, AMoveToAPositionWithoutNotesIsRead) {
  StoredGame game = freshGame(1);
  game.append(Move::enter(game.puzzle.givens.emptyCells().first(), Digit(1)));
  game.append(Move::restore(GameState(game.puzzle)));
  game = keep(path(), game);
  EXPECT_EQ(resumeLatest(path()), game);
}

TEST_F(GameStoreTest, FollowsAGameMoveByMove) {
  Random random(5);
  StoredGame game = freshGame(5);
  auto store = std::make_unique<PlayedStore>(path());
  game.id = store->add(game);
  for (int step = 0; step < 200; ++step) {
    const qint64 elapsed = game.elapsedMs + 1000;
    const auto moves = static_cast<std::uint32_t>(game.moves.size());
    if (random.below(3) == 0)
      ASSERT_TRUE(store->recordPosition(static_cast<int>(random.below(moves + 1)), elapsed));
    else
      ASSERT_TRUE(store->recordMove(randomMove(game.puzzle, random), elapsed));
    game = store->played();
    ASSERT_EQ(game.elapsedMs, elapsed);
    if (step % 20 != 0) continue;
    store.reset();
    store = std::make_unique<PlayedStore>(path());
    ASSERT_EQ(store->resumeLatest(), game);
  }
}

TEST_F(GameStoreTest, AMoveAfterUndoDeletesNothing) {
  const StoredGame game = playedGame(7);
  const auto rows = [this] { return Intruder(path()).run(u"SELECT count(*) FROM moves"_s); };
  PlayedStore store(path());
  store.add(game);
  EXPECT_EQ(rows(), QStringList(u"40"_s));
  EXPECT_TRUE(store.recordPosition(10, 0));
  EXPECT_EQ(rows(), QStringList(u"40"_s));
  EXPECT_TRUE(store.recordMove(game.moves.front().move, 0));
  EXPECT_EQ(rows(), QStringList(u"41"_s));
  EXPECT_EQ(store.played().moves.back().parent, 10);
}

TEST_F(GameStoreTest, KeepsSettings) {
  StoredGame game = playedGame(8);
  {
    PlayedStore store(path());
    game.id = store.add(game);
    game.chosenDigit = Digit(9);
    game.hints = !game.hints;
    game.inputMode = game.inputMode == InputMode::Colour ? InputMode::Corner : InputMode::Colour;
    game.selection = Selection(Cell(80)).extendedTo(Cell(3));
    game.chosenColour = Digit(6);
    game.elapsedMs = 123'456'789'012;
    EXPECT_TRUE(store.recordSettings(game));
  }
  EXPECT_EQ(resumeLatest(path()), game);
  {
    PlayedStore store(path());
    EXPECT_TRUE(store.resumeLatest());
    game.chosenDigit.reset();
    EXPECT_TRUE(store.recordSettings(game));
  }
  EXPECT_EQ(resumeLatest(path()), game);
}

TEST_F(GameStoreTest, LastPlayedIsWhenSomethingWasDoneLast) {
  const StoredGame game = keep(path(), playedGame(1));
  const auto lastPlayed = [&] {
    return Intruder(path()).run(u"SELECT last_played FROM games"_s).front().toLongLong();
  };
  const auto isNoteworthy = [&](const auto& thing) {
    Intruder(path()).run(u"UPDATE games SET last_played = 1000"_s);
    PlayedStore store(path());
    EXPECT_TRUE(store.resumeLatest());
    EXPECT_TRUE(thing(store));
    return lastPlayed() != 1000;
  };
  EXPECT_FALSE(isNoteworthy([](PlayedStore& store) { return store.recordSettings(playedGame(2)); }));
  EXPECT_TRUE(isNoteworthy([&](PlayedStore& store) { return store.recordPosition(3, 1); }));
  EXPECT_TRUE(isNoteworthy(
      [&](PlayedStore& store) { return store.recordMove(randomMove(game.puzzle, m_random), 2); }));
  EXPECT_TRUE(isNoteworthy([](PlayedStore& store) { return store.recordHelp(HelpKind::Check, 3); }));
  Intruder(path()).run(u"UPDATE games SET last_played = 1000"_s);
  EXPECT_TRUE(GameStore(path()).library().recordHelpOf(game.id, HelpKind::PathSeen));
  EXPECT_GT(lastPlayed(), 1000);
}

TEST_F(GameStoreTest, AGameKeepsItsTimesWhenItsFileIsDeleted) {
  keep(path(), playedGame(1));
  Intruder(path()).run(u"UPDATE games SET created = 1790000000000, last_played = 1790000001000"_s);
  PlayedStore store(path());
  const auto game = store.resumeLatest();
  ASSERT_TRUE(game);
  QFile::remove(filePath(u"games.sqlite"_s));
  EXPECT_TRUE(store.recordSettings(*game));
  EXPECT_EQ(Intruder(path()).run(u"SELECT created, last_played FROM games"_s),
            QStringList(u"1790000000000|1790000001000"_s));
}

TEST_F(GameStoreTest, SeveralTrialsAreKept) {
  StoredGame game = playedGame(1);
  game.position = 9;
  game.trials = {0, 3, 9};
  game = keep(path(), game);
  EXPECT_EQ(resumeLatest(path()), game);
  EXPECT_EQ(Intruder(path()).run(u"SELECT trials FROM games"_s), QStringList(u"0 3 9"_s));
  for (const QString& nonsense : {u"3 3"_s, u"3 2"_s, u"10"_s, u"-1"_s, u"3,9"_s}) {
    Intruder(path()).run(u"UPDATE games SET trials = '%1'"_s.arg(nonsense));
    EXPECT_EQ(resumeLatest(path())->trials, std::vector<int>()) << qPrintable(nonsense);
  }
}

TEST_F(GameStoreTest, ADayStaysWhatItWasInAnotherZone) {
  const QDate day = QDateTime::currentDateTimeUtc().date();
  for (const QDate& kept : {day, day.addDays(-1), day.addDays(1)}) {
    StoredGame game = solvedGame(1);
    game.solvedMs = QDateTime::currentMSecsSinceEpoch();
    game = keep(path(), game);
    const QString text = kept.toString(Qt::ISODate);
    Intruder(path()).run(u"UPDATE games SET begun_day = '%1', solved_day = '%1'"_s.arg(text));
    EXPECT_EQ(resumeLatest(path())->begunDay, kept);
    EXPECT_EQ(resumeLatest(path())->solvedDay, kept);
    EXPECT_EQ(GameStore(path()).library().summaries()->front().begunDay, kept);
    EXPECT_EQ(GameStore(path()).library().summaries()->front().solvedDay, kept);
  }
}

TEST_F(GameStoreTest, ADayThatCannotBeIsThatOfItsTime) {
  const StoredGame game = keep(path(), freshGame(1));
  for (const char* const nonsense : {"''", "NULL", "'today'", "'2001-01-01'", "'2026-02-30'"}) {
    Intruder(path()).run(u"UPDATE games SET begun_day = %1"_s.arg(QLatin1String(nonsense)));
    EXPECT_EQ(resumeLatest(path())->begunDay, game.begunDay) << nonsense;
    EXPECT_EQ(GameStore(path()).library().summaries()->front().begunDay, game.begunDay) << nonsense;
  }
}

TEST_F(GameStoreTest, RecordsOnlyTheGameBeingPlayed) {
  const StoredGame other = keep(path(), playedGame(1));
  PlayedStore store(path());
  const QStringList before = Intruder(path()).contents();
  EXPECT_FALSE(store.recordMove(other.moves.front().move, 1));
  EXPECT_FALSE(store.recordPosition(0, 1));
  EXPECT_FALSE(store.recordSettings(StoredGame()));
  EXPECT_EQ(Intruder(path()).contents(), before);
}

TEST_F(GameStoreTest, WhatIsRecordedIsThereWithoutClosing) {
  const QTemporaryDir copy;
  const StoredGame game = freshGame(3);
  Random random(3);
  PlayedStore store(path());
  store.add(game);
  for (int count = 1; count <= 10; ++count) EXPECT_TRUE(store.recordMove(randomMove(game.puzzle, random), 0));
  for (const char* name : {"games.sqlite", "games.sqlite-wal"})
    EXPECT_TRUE(QFile::copy(filePath(QLatin1String(name)), copy.filePath(QLatin1String(name))));
  EXPECT_EQ(resumeLatest(copy.path()), store.played());
}

TEST_F(GameStoreTest, SurvivesBeingKilled) {
  StoredGame game = playedGame(4);
  const Move move = game.moves.front().move;
  const pid_t child = runAndDie([&] {
    PlayedStore store(path());
    store.add(game);
    store.recordMove(move, 77);
  });
  // The lock is free although nobody has collected the process that held it.
  waitForDeath(child);
  const auto kept = resumeLatest(path());
  ASSERT_TRUE(kept);
  game.append(move);
  game.moves.back().elapsedMs = 77;
  game.moves.back().key = kept->moves.back().key;
  game.id = 1;
  game.elapsedMs = 77;
  EXPECT_EQ(kept, game);
  waitpid(child, nullptr, 0);
}

TEST_F(GameStoreTest, TwoStoresPlayDifferentGames) {
  const StoredGame older = keep(path(), playedGame(1));
  const StoredGame newer = keep(path(), playedGame(2));
  PlayedStore first(path());
  PlayedStore second(path());
  EXPECT_EQ(first.resumeLatest(), newer);
  EXPECT_EQ(second.resumeLatest(), older);
  EXPECT_EQ(PlayedStore(path()).resumeLatest(), std::nullopt);
  EXPECT_EQ(second.resumePrevious(), std::nullopt);
  EXPECT_EQ(second.resumeUnfinished(newer.puzzle.givens), std::nullopt);
  EXPECT_TRUE(second.recordMove(older.moves.front().move, 0));
  EXPECT_TRUE(first.recordMove(newer.moves.front().move, 0));
  EXPECT_EQ(told(second), QString());
}

TEST_F(GameStoreTest, AddingReleasesTheGameBefore) {
  PlayedStore first(path());
  StoredGame game = playedGame(1);
  game.id = first.add(game);
  EXPECT_EQ(resumeLatest(path()), std::nullopt);
  first.add(playedGame(2));
  EXPECT_EQ(resumeLatest(path()), game);
}

TEST_F(GameStoreTest, LeavesNoLocksBehind) {
  {
    PlayedStore store(path());
    store.add(playedGame(1));
    store.add(playedGame(2));
    EXPECT_EQ(QDir(path()).entryList({u"*.lock"_s}).size(), 1);
  }
  EXPECT_EQ(QDir(path()).entryList({u"*.lock"_s}).size(), 0);
}

TEST_F(GameStoreTest, AFinishedGameIsResumedAsTheLatestToo) {
  const StoredGame game = keep(path(), solvedGame(1));
  EXPECT_EQ(resumeLatest(path()), game);
  EXPECT_EQ(PlayedStore(path()).resumeUnfinished(game.puzzle.givens), std::nullopt);
}

TEST_F(GameStoreTest, ResumesAnUnfinishedGameOfThePuzzle) {
  StoredGame open = playedGame(1);
  open.events.clear();  // the player has not given up
  const StoredGame wanted = keep(path(), open);
  const StoredGame other = keep(path(), playedGame(2));
  PlayedStore store(path());
  EXPECT_EQ(store.resumeUnfinished(freshGame(3).puzzle.givens), std::nullopt);
  EXPECT_EQ(store.resumeLatest(), other);
  EXPECT_EQ(store.resumeUnfinished(wanted.puzzle.givens), wanted);
  EXPECT_EQ(store.resumeUnfinished(wanted.puzzle.givens), wanted);
  EXPECT_TRUE(store.recordMove(solvingMove(wanted), wanted.elapsedMs));
  EXPECT_EQ(store.resumeUnfinished(wanted.puzzle.givens), std::nullopt);
  EXPECT_TRUE(store.recordPosition(wanted.position, wanted.elapsedMs));
  EXPECT_EQ(store.resumeUnfinished(wanted.puzzle.givens), store.played());
}

TEST_F(GameStoreTest, WalksThroughEarlierGamesAndRound) {
  std::vector<StoredGame> games;
  for (std::uint64_t seed = 0; seed < 4; ++seed) games.push_back(keep(path(), playedGame(seed)));
  PlayedStore store(path());
  EXPECT_EQ(store.resumeLatest(), games[3]);
  for (const std::size_t expected : {2U, 1U, 0U, 3U, 2U, 1U}) {
    const std::size_t from = (expected + 1) % 4;
    // Storing the clock of a game that is left must not lead the walk astray.
    EXPECT_TRUE(store.recordSettings(games[from]));
    EXPECT_EQ(store.resumePrevious(), games[expected]);
  }
}

TEST_F(GameStoreTest, TheWalkPassesOverGamesThatAreBeingPlayed) {
  const StoredGame first = keep(path(), playedGame(1));
  PlayedStore elsewhere(path());
  elsewhere.add(playedGame(2));
  PlayedStore store(path());
  store.add(playedGame(3));
  EXPECT_EQ(store.resumePrevious(), first);
}

TEST_F(GameStoreTest, TheGameLeftLastIsThePreviousOneOfANewGame) {
  std::vector<StoredGame> games;
  for (std::uint64_t seed = 0; seed < 4; ++seed) games.push_back(keep(path(), playedGame(seed)));
  PlayedStore store(path());
  store.resumeLatest();
  store.resumePrevious();
  EXPECT_EQ(store.resumePrevious(), games[1]);
  store.add(playedGame(9));
  EXPECT_EQ(store.resumePrevious(), games[1]);
}

TEST_F(GameStoreTest, AGameIsNotWrittenIntoTheRowOfAnother) {
  GameStore store(path());
  StoredGame first = solvedGame(1);
  first.events.push_back({HelpKind::Check, first.position, 0, 0, UniqueId::make()});
  const StoredGame before = store.play().add(first);
  const StoredGame played = store.play().add(playedGame(2));
  const Grid board = *boardOf(before);
  EXPECT_FALSE(store.play().recordMove(before, board));
  EXPECT_FALSE(store.play().recordPosition(before, board));
  EXPECT_FALSE(store.play().recordHelp(before));
  EXPECT_FALSE(store.play().recordSettings(before));
  EXPECT_FALSE(store.play().recordCheckpoints(before));
  EXPECT_EQ(store.library().game(played.id), played);
  EXPECT_EQ(store.library().game(before.id), before);
}

TEST_F(GameStoreTest, HoldsNoMovesThatAreWritten) {
  constexpr std::size_t kMoves = 30'000;
  StoredGame game = freshGame(1);
  const Cell cell = game.puzzle.givens.emptyCells().first();
  game.moves.reserve(kMoves);
  for (std::size_t move = 0; move < kMoves; ++move)
    game.append(move % 2 == 0 ? Move::setNote(cell, Digit(1)) : Move::removeNote(cell, Digit(1)));
  const auto inUse = [] {
    const auto info = ::mallinfo2();
    return info.uordblks + info.hblkhd;
  };
  GameStore store(path());
  const std::size_t before = inUse();
  store.play().add(game);
  EXPECT_TRUE(store.play().recordMove(game, game.puzzle.givens));
  // What SQLite keeps of the file is at most two megabytes.
  EXPECT_LT(inUse(), before + kMoves * sizeof(PlayedMove) / 2 + 2'000'000);
}

TEST_F(GameStoreTest, AMoveEndsTheWalk) {
  std::vector<StoredGame> games;
  for (std::uint64_t seed = 0; seed < 4; ++seed) games.push_back(keep(path(), playedGame(seed)));
  PlayedStore store(path());
  store.resumeLatest();
  store.resumePrevious();
  EXPECT_EQ(store.resumePrevious(), games[1]);
  EXPECT_TRUE(store.recordPosition(games[1].position, games[1].elapsedMs));
  EXPECT_EQ(store.resumePrevious(), games[2]);
}

TEST_F(GameStoreTest, WhatIsShownLastIsResumedNext) {
  std::vector<StoredGame> games;
  for (std::uint64_t seed = 0; seed < 3; ++seed) games.push_back(keep(path(), playedGame(seed)));
  const pid_t child = runAndDie([&] {
    PlayedStore store(path());
    store.resumeLatest();
    store.resumePrevious();
  });
  waitpid(child, nullptr, 0);
  EXPECT_EQ(resumeLatest(path()), games[1]);
}

}  // namespace
}  // namespace sudoku
