#include <QDateTime>
#include <QSignalSpy>

#include "../../patience.h"
#include "../base/localzone.h"
#include "../control/gamefixture.h"
#include "branchesfixture.h"
#include "game/play/gamerecord.h"
#include "storedgames.h"

/// Tests of games begun again, given up, solved, continued and removed, as a player meets them.
namespace sudoku {
namespace {

TEST_F(BranchesTest, RestartIsANewGameAndTheOldOneStays) {
  m_game->play(Move::enter(kOpen, Digit(4)));
  const UniqueId old = m_game->stored().key;
  m_controller->session().restart();
  EXPECT_NE(m_game->stored().key, old);
  EXPECT_TRUE(isOpen(kOpen));
  EXPECT_TRUE(m_game->moves().empty());
  m_controller->session().previousGame();
  EXPECT_EQ(m_game->stored().key, old);
  EXPECT_EQ(at(kOpen), Digit(4));
}

TEST_F(BranchesTest, AGameThatIsGivenUpShowsTheSolutionAndIsNotSolved) {
  m_controller->board().giveUp();
  EXPECT_EQ(m_game->state().board, m_game->state().puzzle.solution);
  EXPECT_TRUE(m_game->isGivenUp());
  EXPECT_EQ(m_controller->history().library().games().front().status, GameStatus::GivenUp);
  EXPECT_EQ(m_controller->history().library().games().front().solvedMs, std::nullopt);
  m_controller->board().undo();
  EXPECT_TRUE(isOpen(kOpen));
  reopen();
  EXPECT_TRUE(m_game->isGivenUp()) << "to have seen the solution cannot be undone";
  EXPECT_EQ(m_controller->history().library().games().front().status, GameStatus::GivenUp);
}

TEST_F(BranchesTest, ASolvedGameSaysWhenAndThatThereWasNoHelp) {
  m_game->play(solvingMove(m_game->stored()));
  const GameSummary summary = m_controller->history().library().games().front();
  EXPECT_EQ(summary.status, GameStatus::Solved);
  ASSERT_TRUE(summary.solvedMs);
  EXPECT_FALSE(summary.hadHelp);
  m_controller->board().undo();
  m_controller->board().redo();
  EXPECT_EQ(m_controller->history().library().games().front().solvedMs, summary.solvedMs)
      << "the first time counts";
}

TEST_F(BranchesTest, ABetterTimeWithoutHelpIsARecord) {
  std::uint64_t seed = 0;
  const auto solveIn = [&](qint64 milliseconds) {
    StoredGame game = gameOf(freshGame(++seed).puzzle, {}, Level::Easy);
    game.elapsedMs = milliseconds;
    m_controller->start(game);
    m_game->play(solvingMove(game));
    return m_controller->history().solvedFacts().isRecord;
  };
  EXPECT_FALSE(solveIn(300'000)) << "the first one has nothing to beat";
  EXPECT_FALSE(solveIn(400'000));
  EXPECT_EQ(m_controller->history().solvedFacts().bestMs, 300'000);
  EXPECT_TRUE(solveIn(200'000));
  EXPECT_EQ(m_controller->history().solvedFacts().bestMs, 200'000);
  m_controller->session().restart();
  EXPECT_FALSE(m_controller->history().solvedFacts().isRecord);
}

TEST_F(BranchesTest, TheDaysOfAGameAreThoseOfTheClockOnTheWall) {
  const QDateTime before = QDateTime::currentDateTimeUtc();
  {
    const LocalZone kiritimati("Pacific/Kiritimati");  // 14 hours ahead of UTC
    m_controller->start(freshGame(3));
    m_game->play(solvingMove(m_game->stored()));
  }
  constexpr qint64 kAheadOfUtcS = 14 * qint64{3600};
  const LocalZone honolulu("Pacific/Honolulu");  // 10 hours behind UTC
  const GameSummary game = m_controller->history().library().games().front();
  const QDateTime after = QDateTime::currentDateTimeUtc();
  for (const auto& day : {game.begunDay, game.solvedDay})
    EXPECT_TRUE(day == before.addSecs(kAheadOfUtcS).date() || day == after.addSecs(kAheadOfUtcS).date());
}

TEST_F(BranchesTest, AnyGameOfTheLibraryCanBeContinued) {
  m_game->play(Move::enter(kOpen, Digit(4)));
  const qint64 first = m_game->stored().id;
  m_controller->start(puzzle(kSecondPuzzle));
  m_controller->start(
      puzzle("2.......75.8.1.46..3....2..3........7269....14...5.7........8.4...17..35.....4..9"));
  m_controller->session().resume(first);
  EXPECT_EQ(m_game->stored().id, first);
  EXPECT_EQ(at(kOpen), Digit(4));
  EXPECT_EQ(m_controller->history().library().games().size(), 3U);
  QSignalSpy said(&m_controller->messages(), &PlayerMessages::failed);
  m_controller->session().resume(77);
  EXPECT_EQ(said.count(), 1);
  EXPECT_EQ(m_game->stored().id, first);
}

TEST_F(BranchesTest, ARemovedGameRestsInTheBinForThirtyDays) {
  m_controller->start(puzzle(kSecondPuzzle));
  Library& library = m_controller->history().library();
  const qint64 first = library.games().back().id;
  library.remove({first});
  EXPECT_EQ(library.games().size(), 1U);
  library.undoRemoval();
  EXPECT_EQ(library.games().size(), 2U);
  EXPECT_FALSE(library.canUndoRemoval());
  library.remove({first});
  reopen();
  EXPECT_EQ(m_controller->history().library().games().size(), 1U);
  const std::vector<GameSummary> bin = m_controller->history().library().bin();
  ASSERT_EQ(bin.size(), 1U);
  EXPECT_EQ(bin.front().id, first);
  m_controller->history().library().restore({first});
  EXPECT_EQ(m_controller->history().library().games().size(), 2U);
  EXPECT_TRUE(m_controller->history().library().bin().empty());
  m_controller->history().library().remove({first});
  const qint64 now = QDateTime::currentMSecsSinceEpoch();
  const auto setRemoved = [this](qint64 timeMs) {
    Intruder(m_folder.path()).run(QString("UPDATE games SET removed = %1 WHERE removed <> 0").arg(timeMs));
  };
  setRemoved(now - kKeptInBinMs + 3'600'000);
  reopen();
  EXPECT_EQ(m_controller->history().library().bin().size(), 1U);
  setRemoved(now - kKeptInBinMs - 3'600'000);
  reopen();
  EXPECT_EQ(Intruder(m_folder.path()).run("SELECT count(*) FROM games"), QStringList("1"));
}

TEST_F(BranchesTest, TheGameBeingPlayedCanBeRemovedToo) {
  const qint64 first = m_game->stored().id;
  m_controller->start(puzzle(kSecondPuzzle));
  m_controller->history().library().remove({m_game->stored().id});
  EXPECT_EQ(m_game->stored().id, first) << "another one is gone on with";
  m_controller->history().library().remove({first});
  ASSERT_TRUE(waitFor([&] { return m_game->stored().id != first; })) << "a new one";
}

TEST_F(BranchesTest, NamesTagsAndStarsAreKept) {
  const qint64 id = m_game->stored().id;
  Library& library = m_controller->history().library();
  library.rename(id, "My & <b>first</b> %1");
  library.changeTags({id}, {"train", "again", "train"}, {});
  library.setStarred({id}, true);
  m_game->play(Move::enter(kOpen, Digit(4)));
  reopen();
  const GameSummary summary = m_controller->history().library().games().front();
  EXPECT_EQ(summary.name, "My & <b>first</b> %1");
  EXPECT_EQ(summary.tags, (QStringList{"again", "train"}));
  EXPECT_TRUE(summary.isStarred);
  EXPECT_EQ(m_game->stored().name, summary.name);
}

TEST_F(BranchesTest, ADailyPuzzleKnowsItsDayAndIsGoneOnWith) {
  const PuzzleId id{{BoardMethod::Backtracking, DigMethod::All, Symmetry::Rotate180}, 48213};
  const QDate day(2026, 11, 24);
  m_controller->session().playDaily(day, Level::Easy, {id, makePuzzle(id)});
  EXPECT_EQ(m_controller->history().library().games().front().day, day);
  const UniqueId key = m_game->stored().key;
  m_controller->start(puzzle());
  m_controller->session().playDaily(day, Level::Easy, {id, makePuzzle(id)});
  EXPECT_EQ(m_game->stored().key, key);
  m_controller->history().library().keepDailyId(day, Level::Easy, m_game->puzzleId());
  m_controller->history().library().keepDailyId(day, Level::Easy, "1-backtracking-all-180-1");
  reopen();
  EXPECT_EQ(m_controller->history().library().dailyId(day, Level::Easy), m_game->puzzleId())
      << "the first one stays";
  EXPECT_EQ(m_controller->history().library().dailyId(day, Level::Hard), std::nullopt);
}

}  // namespace
}  // namespace sudoku
