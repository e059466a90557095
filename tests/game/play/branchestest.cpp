#include <QSignalSpy>

#include "../control/gamefixture.h"
#include "branchesfixture.h"
#include "storedgames.h"

/// Tests of the tree of moves, checkpoints and trials, as a player meets them.
namespace sudoku {
namespace {

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

}  // namespace
}  // namespace sudoku
