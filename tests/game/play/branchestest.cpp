#include <map>
#include <memory>

#include <QDateTime>
#include <QSignalSpy>

#include <sudoku/grid/random.h>

#include "../../patience.h"
#include "../base/localzone.h"
#include "../control/gamefixture.h"
#include "game/control/gamecontroller.h"
#include "game/play/gamerecord.h"
#include "storedgames.h"

/// Tests of the tree of moves, checkpoints, trials, restart and giving up, as a player meets them.
namespace sudoku {
namespace {

class BranchesTest : public FolderTest {
 protected:
  BranchesTest() { reopen(); }

  void reopen() {
    m_controller.reset();
    m_game = std::make_unique<Game>();
    m_store.reset();
    m_store = std::make_unique<GameStore>(m_folder.path(), std::chrono::hours(1));
    m_controller = std::make_unique<GameController>(*m_game, *m_store, m_settings);
    if (const auto games = m_controller->history().library().games(); games.empty())
      m_controller->start(puzzle());
    else
      m_controller->start({});
  }
  Digit at(Cell cell) const { return m_game->state().board.at(cell).value_or(Digit(9)); }
  bool isOpen(Cell cell) const { return m_game->state().board.isEmpty(cell); }

  Settings m_settings;
  std::unique_ptr<GameStore> m_store;
  std::unique_ptr<Game> m_game;
  std::unique_ptr<GameController> m_controller;
};

TEST_F(BranchesTest, ACheckpointIsReturnedToAndOneUndoLeadsBack) {
  m_game->play(Move::enter(kOpen, Digit(4)));
  m_controller->board().addCheckpoint();
  m_controller->board().addCheckpoint("Here & there");
  m_game->play(Move::enter(kOther, Digit(2)));
  const GameState later = m_game->state();
  reopen();
  ASSERT_EQ(m_game->checkpoints().size(), 2U);
  EXPECT_EQ(m_game->checkpoints()[0].name, "Checkpoint 1");
  EXPECT_EQ(m_game->checkpoints()[1].name, "Here & there");
  m_controller->board().returnTo(0);
  EXPECT_TRUE(isOpen(kOther));
  EXPECT_EQ(at(kOpen), Digit(4));
  m_controller->board().undo();
  EXPECT_EQ(m_game->state(), later);
}

TEST_F(BranchesTest, WhatIsTriedIsMarkedUntilItIsKept) {
  m_game->play(Move::enter(kOpen, Digit(4)));
  m_controller->board().beginTrial();
  EXPECT_TRUE(m_game->triedCells().isEmpty());
  m_game->play(Move::enter(kOther, Digit(2)));
  EXPECT_EQ(m_game->triedCells(), CellSet({kOther}));
  reopen();
  EXPECT_EQ(m_game->triedCells(), CellSet({kOther}));
  m_controller->board().keepTrial();
  EXPECT_FALSE(m_game->isTrying());
  EXPECT_EQ(at(kOther), Digit(2));
}

TEST_F(BranchesTest, WhatIsDroppedCanBeUndone) {
  m_game->play(Move::enter(kOpen, Digit(4)));
  m_controller->board().beginTrial();
  m_game->play(Move::enter(kOther, Digit(2)));
  m_game->play(Move::clear(kOpen));
  m_controller->board().dropTrial();
  EXPECT_FALSE(m_game->isTrying());
  EXPECT_TRUE(isOpen(kOther));
  EXPECT_EQ(at(kOpen), Digit(4));
  m_controller->board().undo();
  EXPECT_EQ(at(kOther), Digit(2));
}

TEST_F(BranchesTest, TheSameMoveAgainIsTheSameBranch) {
  m_game->play(Move::enter(kOpen, Digit(4)));
  m_game->play(Move::enter(kOther, Digit(2)));
  const std::vector<PlayedMove> moves = m_game->moves();
  m_controller->board().undo();
  m_controller->board().undo();
  QSignalSpy made(m_game.get(), &Game::moveMade);
  m_game->play(Move::enter(kOpen, Digit(4)));
  EXPECT_EQ(m_game->position(), 1);
  m_controller->board().redo();
  EXPECT_EQ(at(kOther), Digit(2)) << "Redo leads on along that branch";
  EXPECT_EQ(m_game->moves(), moves);
  EXPECT_TRUE(made.isEmpty());
  m_controller->board().undo();
  reopen();
  EXPECT_EQ(m_game->position(), 1);
  EXPECT_EQ(m_game->moves().size(), 2U);
}

TEST_F(BranchesTest, AnOlderBranchTakenAgainIsThatOfRedo) {
  m_game->play(Move::enter(kOpen, Digit(4)));
  m_controller->board().undo();
  m_game->play(Move::enter(kOther, Digit(2)));
  m_controller->board().undo();
  m_game->play(Move::enter(kOpen, Digit(4)));
  m_controller->board().undo();
  m_controller->board().redo();
  EXPECT_EQ(m_game->position(), 1);
  EXPECT_EQ(m_game->moves().size(), 2U);
}

TEST_F(BranchesTest, AnyMoveCanBeGoneTo) {
  m_game->play(Move::enter(kOpen, Digit(4)));
  m_game->play(Move::enter(kOther, Digit(2)));
  m_controller->board().undo();
  m_game->play(Move::enter(kOther, Digit(6)));
  QSignalSpy changed(m_game.get(), &Game::cellsChanged);
  m_controller->board().goTo(2);
  ASSERT_EQ(changed.size(), 1);
  EXPECT_EQ(at(kOther), Digit(2));
  EXPECT_EQ(m_game->moves().size(), 3U) << "nothing is played";
  reopen();
  EXPECT_EQ(m_game->position(), 2);
  m_controller->board().undo();
  EXPECT_EQ(m_game->position(), 1) << "the move before it";
  m_controller->board().goTo(0);
  EXPECT_TRUE(isOpen(kOpen));
  QSignalSpy said(&m_controller->messages(), &PlayerMessages::refused);
  m_controller->board().goTo(0);
  ASSERT_EQ(said.size(), 1);
  EXPECT_EQ(said[0][0].toString(), "The game stands there already.");
  m_controller->time().setPaused(true);
  m_controller->board().goTo(2);
  EXPECT_EQ(m_game->position(), 0);
}

TEST_F(BranchesTest, ToGoElsewhereEndsATrial) {
  m_game->play(Move::enter(kOpen, Digit(4)));
  m_controller->board().beginTrial();
  m_game->play(Move::enter(kOther, Digit(2)));
  m_game->play(Move::clear(kOther));
  m_controller->board().goTo(2);
  EXPECT_TRUE(m_game->isTrying());
  EXPECT_EQ(m_game->triedCells(), CellSet({kOther}));
  m_controller->board().goTo(0);
  EXPECT_FALSE(m_game->isTrying());
}

TEST_F(BranchesTest, ToGoBackFromTheSolutionIsLikeUndo) {
  m_game->play(Move::enter(kOpen, Digit(4)));
  m_game->play(solvingMove(m_game->stored()));
  QSignalSpy solved(m_game.get(), &Game::solvedChanged);
  m_controller->board().goTo(1);
  ASSERT_EQ(solved.size(), 1);
  EXPECT_FALSE(m_game->isSolved());
}

TEST_F(BranchesTest, WhatIsSolvedDuringATrialIsKept) {
  m_controller->board().beginTrial();
  m_game->play(solvingMove(m_game->stored()));
  EXPECT_FALSE(m_game->isTrying());
  m_controller->board().dropTrial();
  EXPECT_TRUE(m_game->isSolved());
  reopen();
  EXPECT_TRUE(m_game->isSolved());
  EXPECT_FALSE(m_game->isTrying());
}

TEST_F(BranchesTest, ATrialWithinATrialEndsFirst) {
  m_controller->board().beginTrial();
  m_controller->board().beginTrial();
  EXPECT_EQ(m_game->trials(), std::vector{0}) << "nothing has been tried yet";
  m_game->play(Move::enter(kOpen, Digit(4)));
  m_controller->board().beginTrial();
  EXPECT_EQ(m_game->trials(), (std::vector{0, 1}));
  m_game->play(Move::enter(kOther, Digit(2)));
  EXPECT_EQ(m_game->triedCells(), CellSet({kOpen, kOther}));
  reopen();
  EXPECT_EQ(m_game->trials(), (std::vector{0, 1}));
  m_controller->board().dropTrial();
  EXPECT_EQ(m_game->trials(), std::vector{0});
  EXPECT_EQ(at(kOpen), Digit(4));
  EXPECT_TRUE(isOpen(kOther));
  m_game->play(Move::enter(kOther, Digit(6)));
  m_controller->board().beginTrial();
  m_controller->board().keepTrial();
  EXPECT_EQ(m_game->triedCells(), CellSet({kOpen, kOther}));
  m_controller->board().dropTrial();
  EXPECT_FALSE(m_game->isTrying());
  EXPECT_TRUE(isOpen(kOpen));
  EXPECT_TRUE(isOpen(kOther));
}

TEST_F(BranchesTest, UndoOfADropIsTheTrialAgainAndSaysSo) {
  m_controller->board().beginTrial();
  m_game->play(Move::enter(kOpen, Digit(4)));
  m_controller->board().beginTrial();
  m_game->play(Move::enter(kOther, Digit(2)));
  m_controller->board().dropTrial();
  QSignalSpy said(&m_controller->messages(), &PlayerMessages::reported);
  m_controller->board().undo();
  ASSERT_EQ(said.size(), 1);
  EXPECT_EQ(said[0][0].toString(), "What was tried is back, and still tried: one entry.");
  EXPECT_EQ(m_game->trials(), (std::vector{0, 1}));
  EXPECT_EQ(m_game->triedCells(), CellSet({kOpen, kOther}));
  m_controller->board().redo();
  EXPECT_EQ(m_game->trials(), std::vector{0});
  m_controller->board().undo();
  m_controller->board().dropTrial();
  EXPECT_EQ(m_game->trials(), std::vector{0}) << "the same drop again";
  EXPECT_EQ(m_game->moves().size(), 3U);
  reopen();
  QSignalSpy saidLater(&m_controller->messages(), &PlayerMessages::done);
  m_controller->board().undo();
  ASSERT_EQ(saidLater.size(), 1);
  EXPECT_EQ(saidLater[0][0].toString(), "2 in r1c4 back.");
}

TEST_F(BranchesTest, UndoOfTheMoveBeforeATrialEndsIt) {
  m_game->play(Move::enter(kOpen, Digit(4)));
  m_controller->board().beginTrial();
  m_game->play(Move::enter(kOther, Digit(2)));
  QSignalSpy ended(m_game.get(), &Game::trialChanged);
  m_controller->board().undo();
  EXPECT_TRUE(m_game->isTrying());
  m_controller->board().undo();
  EXPECT_FALSE(m_game->isTrying());
  EXPECT_EQ(ended.count(), 1);
  reopen();
  EXPECT_FALSE(m_game->isTrying());
}

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

/// Tests of what is said when a puzzle is solved of which another game is known.
class KnownPuzzleTest : public BranchesTest {
 protected:
  KnownPuzzleTest() {
    // A slow game at the same level, whose time is to be beaten.
    StoredGame slow = gameOf(freshGame(1).puzzle, {}, *m_game->level());
    slow.elapsedMs = 3'600'000;
    m_controller->start(slow);
    m_game->play(solvingMove(slow));
    m_controller->start(puzzle());
    m_controller->time().setWatched(true);
  }

  /// Solves the game once its clock shows some time, since only a time above zero can be a best one.
  SolvedFacts solve() {
    EXPECT_TRUE(waitFor([this] { return m_controller->time().clock().elapsedMs() > 0; }));
    m_game->play(solvingMove(m_game->stored()));
    return m_controller->history().solvedFacts();
  }
  SolvedFacts solveAgain() {
    m_controller->session().restart();
    return solve();
  }
};

TEST_F(KnownPuzzleTest, ARestartOfAnOpenGameWithoutHelpIsAsGoodAsTheFirst) {
  m_game->play(Move::enter(kOpen, Digit(4)));
  const SolvedFacts facts = solveAgain();
  EXPECT_EQ(facts.foreknowledge, Foreknowledge::None);
  EXPECT_TRUE(facts.isAlone && facts.isRecord);
}

TEST_F(KnownPuzzleTest, APuzzleWhoseSolutionWasShownCountsForLess) {
  m_controller->board().giveUp();
  const SolvedFacts facts = solveAgain();
  EXPECT_EQ(facts.foreknowledge, Foreknowledge::Shown);
  EXPECT_FALSE(facts.isAlone || facts.isRecord);
}

TEST_F(KnownPuzzleTest, ThePathShowsTheSolutionAndTheListOfStepsDoesNot) {
  m_controller->board().recordHelp(HelpKind::StepsSeen);
  EXPECT_EQ(solveAgain().foreknowledge, Foreknowledge::HelpElsewhere);
  m_controller->start(freshGame(3));
  m_controller->board().recordHelp(HelpKind::PathSeen);
  EXPECT_EQ(solveAgain().foreknowledge, Foreknowledge::Shown);
}

TEST_F(KnownPuzzleTest, APuzzleThatWasSolvedBeforeCountsForLessAndTheFirstGameStaysWhatItWas) {
  EXPECT_TRUE(solve().isRecord);
  const qint64 first = m_game->stored().id;
  const SolvedFacts facts = solveAgain();
  EXPECT_EQ(facts.foreknowledge, Foreknowledge::SolvedBefore);
  EXPECT_FALSE(facts.isAlone || facts.isRecord);
  for (const GameSummary& game : m_controller->history().library().games())
    if (game.id == first) {
      EXPECT_EQ(game.foreknowledge, Foreknowledge::None);
    }
}

TEST_F(KnownPuzzleTest, AGameThatWasDeletedHasStillBeenPlayed) {
  m_controller->board().giveUp();
  m_controller->session().restart();
  const qint64 again = m_game->stored().id;
  for (const GameSummary& game : m_controller->history().library().games())
    if (game.status == GameStatus::GivenUp) m_controller->history().library().remove({game.id});
  ASSERT_EQ(m_game->stored().id, again);
  EXPECT_EQ(solve().foreknowledge, Foreknowledge::Shown);
}

TEST_F(KnownPuzzleTest, WhatIsAskedOfASolvedGameTakesNothingFromIt) {
  solve();
  const qint64 first = m_game->stored().id;
  m_game->check();
  EXPECT_TRUE(m_controller->history().solvedFacts().isAlone);
  m_controller->start(freshGame(3));
  m_controller->history().library().recordHelp(first, HelpKind::MistakeShown);
  for (const GameSummary& game : m_controller->history().library().games()) EXPECT_FALSE(game.hadHelp);
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

/// A random walk of play, undo, redo, trials, checkpoints and restarts of the program. A plain model of the
/// tree says where the game has to stand, and every position ever reached has to be still there.
class BranchWalkTest : public BranchesTest {
 protected:
  void walk(std::uint64_t seed, int steps) {
    Random random(seed);
    m_controller->session().restart();
    m_positions = {m_game->state()};
    m_parents = {0};
    m_newest = {0};
    m_here = 0;
    for (int step = 0; step < steps && !HasFailure(); ++step) {
      act(random);
      ASSERT_EQ(m_game->position(), m_here);
      ASSERT_EQ(m_game->state(), m_positions[static_cast<std::size_t>(m_here)]);
      expectTrialsOnTheLine();
    }
    for (std::size_t move = 0; move < m_positions.size(); ++move)
      ASSERT_EQ(positionAt(m_game->stored(), static_cast<int>(move)), m_positions[move]);
  }

 private:
  void act(Random& random) {
    const auto choice = random.below(21);
    if (choice < 5) {
      m_controller->board().undo();
      m_here = m_parents[static_cast<std::size_t>(m_here)];
    } else if (choice < 8) {
      m_controller->board().redo();
      if (const int next = m_newest[static_cast<std::size_t>(m_here)]; next != 0) m_here = next;
    } else if (choice == 8) {
      reopen();
      follow(m_here);
    } else if (choice == 9) {
      m_controller->board().addCheckpoint();
    } else if (choice == 10 && !m_game->checkpoints().empty()) {
      const auto count = static_cast<std::uint32_t>(m_game->checkpoints().size());
      m_controller->board().returnTo(random.below(count));
      note();
    } else if (choice == 11) {
      random.below(2) == 0 ? m_controller->board().keepTrial() : m_controller->board().beginTrial();
    } else if (choice == 12) {
      m_controller->board().dropTrial();
      note();
    } else if (choice == 13) {
      goTo(static_cast<int>(random.below(static_cast<std::uint32_t>(m_positions.size()))));
    } else if (choice < 16 && m_positions.size() > 1) {
      again(1 + static_cast<int>(random.below(static_cast<std::uint32_t>(m_positions.size() - 1))));
    } else {
      m_game->play(randomMove(m_game->state().puzzle, random));
      note();
    }
  }

  void goTo(int move) {
    m_controller->board().goTo(move);
    if (move != m_here) follow(move);
  }

  /// The store and an import accept only trials that begin on the present line.
  void expectTrialsOnTheLine() const {
    int last = -1;
    for (const int trial : m_game->trials()) {
      ASSERT_GT(trial, last);
      last = trial;
      int on = m_here;
      while (on > trial) on = m_parents[static_cast<std::size_t>(on)];
      ASSERT_EQ(on, trial);
    }
  }

  /// Makes a move once more from its parent: the game has to go to the same move, and to add none.
  void again(int move) {
    goTo(m_parents[static_cast<std::size_t>(move)]);
    m_game->play(m_game->stored().moveNumbered(move).move);
    follow(move);
  }

  /// Moves the model to another move; from there Redo leads to the newest moves, and from its ancestors to
  /// it.
  void follow(int move) {
    for (std::size_t child = 1; child < m_parents.size(); ++child)
      m_newest[static_cast<std::size_t>(m_parents[child])] = static_cast<int>(child);
    m_here = move;
    for (int on = move; on > 0; on = m_parents[static_cast<std::size_t>(on)])
      m_newest[static_cast<std::size_t>(m_parents[static_cast<std::size_t>(on)])] = on;
  }

  /// Notes a move that has been made, or one that has been gone to again.
  void note() {
    if (m_game->moves().size() < m_positions.size()) {
      if (m_game->position() != m_here) follow(m_game->position());
      return;
    }
    const int move = static_cast<int>(m_positions.size());
    m_newest[static_cast<std::size_t>(m_here)] = move;
    m_positions.push_back(m_game->state());
    m_parents.push_back(m_here);
    m_newest.push_back(0);
    m_here = move;
  }

  std::vector<GameState> m_positions;  // position after each move
  std::vector<int> m_parents;
  std::vector<int> m_newest;
  int m_here = 0;
};

TEST_F(BranchWalkTest, EveryPositionEverReachedIsThere) {
  for (std::uint64_t seed = 1; seed <= 20 && !HasFailure(); ++seed) walk(seed, 60);
}

using BranchWalkLongTest = BranchWalkTest;

TEST_F(BranchWalkLongTest, EveryPositionEverReachedIsThere) {
  for (std::uint64_t seed = 1; seed <= 1000 && !HasFailure(); ++seed) walk(seed, 60);
}

}  // namespace
}  // namespace sudoku
