#include "../../patience.h"
#include "../control/gamefixture.h"
#include "branchesfixture.h"
#include "game/play/gamerecord.h"
#include "storedgames.h"

namespace sudoku {
namespace {

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

}  // namespace
}  // namespace sudoku
