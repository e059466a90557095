#include <memory>

#include <QSignalSpy>

#include <sudoku/grid/checker.h>

#include "../../patience.h"
#include "game/control/gamecontroller.h"
#include "gamefixture.h"

namespace sudoku {
namespace {

/// Tests with a controller that can end and start again over the same folder.
class GameControllerTest : public FolderTest {
 protected:
  GameControllerTest() { restart(); }

  void restart() {
    m_controller.reset();
    m_game = std::make_unique<Game>();
    m_store.reset();
    m_store = std::make_unique<GameStore>(m_folder.path());
    m_controller = std::make_unique<GameController>(*m_game, *m_store, m_settings);
  }

  Settings m_settings;
  std::unique_ptr<GameStore> m_store;
  std::unique_ptr<Game> m_game;
  std::unique_ptr<GameController> m_controller;
};

TEST_F(GameControllerTest, TheFirstStartMakesAGameOfTheSetLevel) {
  m_settings.setLevel(Level::Hard);
  m_controller->start({});
  ASSERT_TRUE(waitFor([&] { return m_game->isStarted(); }));
  EXPECT_EQ(m_game->level(), Level::Hard);
  EXPECT_EQ(makePuzzle(*parsePuzzleId(m_game->puzzleId().toStdString())), m_game->state().puzzle);
}

TEST_F(GameControllerTest, AStartForTheUsualLevelBeginsAnotherGameAndKeepsTheLatest) {
  m_controller->start(puzzle());
  m_game->play(Move::enter(kOpen, Digit(4)));
  const qint64 left = m_game->stored().id;
  restart();
  m_settings.setLevel(Level::Medium);
  m_controller->start(UsualLevel());
  ASSERT_TRUE(waitFor([&] { return m_game->isStarted(); }));
  EXPECT_EQ(m_game->level(), Level::Medium);
  EXPECT_NE(m_game->stored().id, left);
  m_controller->session().resume(left);
  EXPECT_EQ(m_game->state().board.at(kOpen), Digit(4));
}

TEST_F(GameControllerTest, AStartForALevelLeavesTheSetLevelAlone) {
  m_controller->start(Level::Medium);
  ASSERT_TRUE(waitFor([&] { return m_game->isStarted(); }));
  EXPECT_EQ(m_game->level(), Level::Medium);
  EXPECT_EQ(m_controller->preferences().nextLevel(), Level::Easy);
}

TEST_F(GameControllerTest, AnIdStartsItsPuzzle) {
  const PuzzleId id{{BoardMethod::Backtracking, DigMethod::All, Symmetry::Rotate180}, 48213};
  m_controller->start(id);
  EXPECT_EQ(m_game->state().puzzle, makePuzzle(id));
  EXPECT_EQ(m_game->puzzleId(), "1-backtracking-all-180-48213");
}

TEST_F(GameControllerTest, APlainStartResumesTheLatestGameAsItWas) {
  m_controller->start(puzzle());
  m_controller->time().setWatched(true);
  m_game->play(Move::enter(kOpen, Digit(4)));
  m_game->play(Move::setNote(kOther, Digit(6)));
  m_game->play(Move::setNote(kOther, Digit(7)));
  m_game->undo();
  m_controller->cells().chooseDigit(Digit(9));
  m_game->setHints(true);
  ASSERT_TRUE(waitFor([this] { return m_controller->time().clock().elapsedMs() >= 30; }));
  const GameState before = m_game->state();
  restart();
  m_controller->start({});
  EXPECT_EQ(m_game->state(), before);
  EXPECT_EQ(m_game->position(), 2);
  EXPECT_TRUE(m_game->canRedo());
  EXPECT_EQ(m_game->chosenDigit(), Digit(9));
  EXPECT_TRUE(m_game->hints());
  EXPECT_GE(m_controller->time().clock().elapsedMs(), 30);
  EXPECT_EQ(m_game->puzzleId(), "");
}

TEST_F(GameControllerTest, APuzzleEqualToAnUnfinishedGameResumesThatOne) {
  m_controller->start(puzzle());
  m_game->play(Move::enter(kOpen, Digit(4)));
  restart();
  m_controller->start(Level::Easy);
  ASSERT_TRUE(waitFor([&] { return m_game->isStarted(); }));
  restart();
  m_controller->start(puzzle());
  EXPECT_EQ(m_game->state().board.at(kOpen), Digit(4));
}

TEST_F(GameControllerTest, NewKeepsTheOldGameAndPreviousReturnsToIt) {
  m_controller->start(puzzle());
  m_game->play(Move::enter(kOpen, Digit(4)));
  const GameState before = m_game->state();
  QSignalSpy started(m_game.get(), &Game::started);
  m_controller->session().newGame();
  ASSERT_TRUE(waitFor([&] { return started.count() == 1; }));
  EXPECT_NE(m_game->state(), before);
  EXPECT_EQ(m_game->chosenDigit(), std::nullopt);
  m_controller->session().previousGame();
  EXPECT_EQ(m_game->state(), before);
  EXPECT_EQ(m_store->state().sentence, "");
}

TEST_F(GameControllerTest, NewIsImmediateWhenTheQueueIsWarm) {
  m_controller->start(puzzle());
  auto* queue = m_controller->findChild<PuzzleQueue*>();
  ASSERT_NE(queue, nullptr);
  ASSERT_TRUE(waitFor([&] { return queue->readyCount(Level::Easy) == 2; }));
  QSignalSpy started(m_game.get(), &Game::started);
  m_controller->session().newGame();
  EXPECT_EQ(started.count(), 1);
}

TEST_F(GameControllerTest, WithoutAnEarlierGameItSaysSo) {
  m_controller->start(puzzle());
  QSignalSpy none(&m_controller->session(), &GameSession::noPreviousGame);
  m_controller->session().previousGame();
  EXPECT_EQ(none.count(), 1);
  EXPECT_EQ(m_game->state().puzzle, puzzle());
}

TEST_F(GameControllerTest, TheClockRunsOnlyWhileWatchedAndUnsolved) {
  EXPECT_FALSE(m_controller->time().clock().isRunning());
  m_controller->time().setWatched(true);
  EXPECT_FALSE(m_controller->time().clock().isRunning()) << "no game yet";
  m_controller->start(puzzle());
  EXPECT_TRUE(m_controller->time().clock().isRunning());
  m_controller->time().setWatched(false);
  EXPECT_FALSE(m_controller->time().clock().isRunning());
  m_controller->time().setWatched(true);
  for (const Cell cell : m_game->state().board.emptyCells())
    m_game->play(Move::enter(cell, *m_game->state().puzzle.solution.at(cell)));
  EXPECT_FALSE(m_controller->time().clock().isRunning());
  m_game->undo();
  EXPECT_TRUE(m_controller->time().clock().isRunning());
}

TEST_F(GameControllerTest, TheTimeIsKeptOnceThePlayerLooksAtSomethingElse) {
  m_controller->time().setWatched(true);
  m_controller->start(puzzle());
  ASSERT_TRUE(waitFor([this] { return m_controller->time().clock().elapsedMs() > 0; }));
  m_controller->time().setWatched(false);
  const auto kept = m_controller->history().library().games();
  ASSERT_EQ(kept.size(), 1);
  EXPECT_GT(kept.front().elapsedMs, 0);
  EXPECT_EQ(kept.front().elapsedMs, m_controller->time().clock().elapsedMs());
}

TEST_F(GameControllerTest, ActivateFollowsTheRulesOfTheLeftClick) {
  m_controller->start(puzzle());
  m_controller->cells().activate(kOpen);
  EXPECT_EQ(m_game->selectedCell(), kOpen);
  EXPECT_TRUE(m_game->state().board.isEmpty(kOpen));
  m_controller->cells().chooseDigit(Digit(4));
  m_controller->cells().activate(kOpen);
  EXPECT_EQ(m_game->state().board.at(kOpen), Digit(4));
  m_controller->cells().activate(kOpen);
  EXPECT_TRUE(m_game->state().board.isEmpty(kOpen));
  m_game->setInputMode(InputMode::Corner);
  m_controller->cells().activate(kOpen);
  EXPECT_EQ(m_game->state().notesAt(kOpen), DigitSet{Digit(4)});
}

TEST_F(GameControllerTest, EveryCommandOnTheGameReachesIt) {
  m_controller->start(puzzle());
  m_controller->cells().select(kOpen);
  m_controller->cells().type(Digit(4));
  EXPECT_EQ(m_game->state().board.at(kOpen), Digit(4));
  m_controller->board().undo();
  EXPECT_TRUE(m_game->state().board.isEmpty(kOpen));
  m_controller->board().redo();
  EXPECT_EQ(m_game->state().board.at(kOpen), Digit(4));
  m_controller->board().check();
  EXPECT_EQ(m_game->marks().right, CellSet{kOpen});
  m_controller->board().setHints(true);
  EXPECT_TRUE(m_game->hints());
  m_controller->cells().setInputMode(InputMode::Corner);
  m_controller->cells().select(kOther);
  m_controller->cells().type(Digit(6));
  EXPECT_EQ(m_game->state().notesAt(kOther), DigitSet{Digit(6)});
}

TEST_F(GameControllerTest, WhatThePlayerPrefersIsRemembered) {
  m_controller->preferences().setNextLevel(Level::Expert);
  m_controller->preferences().setTheme(ThemeChoice::Dark);
  ViewChoices choices;
  choices.marksConflicts = false;
  choices.digitPercent = 110;
  m_controller->preferences().setViewChoices(choices);
  m_controller->preferences().setNewGameChoices({NewGameKind::Daily, {}, Level::Hard});
  EXPECT_EQ(m_settings.level(), Level::Expert);
  EXPECT_EQ(m_settings.theme(), ThemeChoice::Dark);
  EXPECT_EQ(m_settings.viewChoices(), choices);
  EXPECT_EQ(m_settings.newGameChoices().kind, NewGameKind::Daily);
  EXPECT_EQ(m_settings.newGameChoices().dailyLevel, Level::Hard);
}

TEST_F(GameControllerTest, StepsOfTheChosenNumberWrap) {
  m_controller->cells().stepChosen(1);
  EXPECT_EQ(m_game->chosenDigit(), Digit(1));
  m_controller->cells().stepChosen(-1);
  EXPECT_EQ(m_game->chosenDigit(), Digit(9));
  m_controller->cells().stepChosen(11);
  EXPECT_EQ(m_game->chosenDigit(), Digit(2));
  m_controller->cells().chooseDigit(std::nullopt);
  m_controller->cells().stepChosen(0);
  EXPECT_EQ(m_game->chosenDigit(), std::nullopt);
  m_controller->cells().stepChosen(-1);
  EXPECT_EQ(m_game->chosenDigit(), Digit(9));
}

}  // namespace
}  // namespace sudoku
