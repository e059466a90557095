#include <chrono>
#include <functional>
#include <vector>

#include <QCoreApplication>
#include <QKeyEvent>
#include <QSignalSpy>

#include "../../patience.h"
#include "game/control/gamecontroller.h"
#include "game/control/pausing.h"
#include "gamefixture.h"

namespace sudoku {
namespace {

using namespace std::chrono_literals;

/// Tests with a game that is played while the window is watched.
class PausingTest : public FolderTest {
 protected:
  PausingTest() {
    m_controller.start(puzzle());
    m_controller.time().setWatched(true);
  }

  bool isRunning() { return m_controller.time().clock().isRunning(); }
  GameState state() const { return m_game.state(); }
  QTimer* idleTimer() const { return m_pausing.findChild<QTimer*>("idle"); }

  void solve() {
    const Grid solution =
        puzzle("534678912672195348198342567859761423426853791713924856961537284287419635345286179").givens;
    for (const Cell cell : allCells()) m_game.play(Move::enter(cell, *solution.at(cell)));
  }

  Settings m_settings;
  GameStore m_store{m_folder.path()};
  Game m_game;
  GameController m_controller{m_game, m_store, m_settings};
  Pausing m_pausing{m_game, m_controller.time()};
};

TEST_F(PausingTest, StopsTheClockAndSaysSo) {
  QSignalSpy changed(&m_controller.time(), &PlayTime::pausedChanged);
  EXPECT_TRUE(isRunning());
  m_controller.time().setPaused(true);
  m_controller.time().setPaused(true);
  EXPECT_TRUE(m_controller.time().isPaused());
  EXPECT_FALSE(isRunning());
  EXPECT_EQ(changed.size(), 1);
  m_controller.time().setPaused(false);
  EXPECT_TRUE(isRunning());
  EXPECT_EQ(changed.size(), 2);
}

TEST_F(PausingTest, NoCommandChangesAPausedGame) {
  m_controller.cells().select(kOpen);
  m_controller.cells().type(Digit(4));
  m_controller.cells().type(Digit(1));
  m_controller.board().undo();
  m_controller.cells().chooseDigit(Digit(6));
  m_controller.board().addCheckpoint();
  m_controller.board().beginTrial();
  const GameState before = state();
  m_controller.time().setPaused(true);
  QSignalSpy reported(&m_controller.messages(), &PlayerMessages::reported);
  const std::vector<std::function<void()>> commands = {
      [this] { m_controller.board().undo(); },
      [this] { m_controller.board().redo(); },
      [this] { m_controller.board().check(); },
      [this] { m_controller.hints().nextStep(); },
      [this] { m_controller.hints().explainNextStep(); },
      [this] { m_controller.hints().act(HintAction::Apply); },
      [this] { m_controller.board().fillCandidates(); },
      [this] { m_controller.board().removeRuledOut(); },
      [this] { m_controller.board().solveSingles(); },
      [this] { m_controller.board().clearNotes(); },
      [this] { m_controller.board().backToBeforeMistake(); },
      [this] { m_controller.board().playFrom({}); },
      [this] { m_controller.board().giveUp(); },
      [this] { m_controller.board().addCheckpoint(); },
      [this] { m_controller.board().returnTo(0); },
      [this] { m_controller.board().beginTrial(); },
      [this] { m_controller.board().keepTrial(); },
      [this] { m_controller.board().dropTrial(); },
      [this] { m_controller.cells().activate(kOther); },
      [this] { m_controller.cells().clear(kOpen); },
      [this] { m_controller.cells().pick(Cell(0)); },
      [this] { m_controller.cells().type(Digit(9)); },
      [this] { m_controller.cells().type(Digit(9), InputMode::Corner); },
      [this] { m_controller.cells().escape(); },
  };
  for (const auto& command : commands) {
    reported.clear();
    command();
    ASSERT_EQ(reported.size(), 1) << &command - commands.data();
    EXPECT_EQ(reported[0][0].toString(), "The game is paused.");
  }
  m_controller.cells().select(kOther);
  EXPECT_EQ(state(), before);
  EXPECT_EQ(m_game.selectedCell(), kOpen);
  EXPECT_EQ(m_game.chosenDigit(), Digit(6));
  EXPECT_EQ(m_game.help(), HelpCounts());
  EXPECT_EQ(m_game.checkpoints().size(), 1U);
  EXPECT_TRUE(m_game.isTrying());
  EXPECT_FALSE(m_controller.hints().hint());
  m_controller.time().setPaused(false);
  m_controller.board().redo();
  EXPECT_NE(state(), before);
}

TEST_F(PausingTest, AnotherGameEndsThePause) {
  m_controller.time().setPaused(true);
  m_controller.start(puzzle(kSecondPuzzle));
  EXPECT_FALSE(m_controller.time().isPaused());
  EXPECT_TRUE(isRunning());
  m_controller.time().setPaused(true);
  m_controller.session().previousGame();
  EXPECT_FALSE(m_controller.time().isPaused());
  m_controller.time().setPaused(true);
  m_controller.session().newGame();
  EXPECT_TRUE(waitFor([this] { return !m_controller.time().isPaused(); }));
}

TEST_F(PausingTest, ASolvedGameIsNotPaused) {
  solve();
  ASSERT_TRUE(m_game.isSolved());
  m_controller.time().setPaused(true);
  m_pausing.screenLocked();
  m_pausing.setMinimised(true);
  EXPECT_FALSE(m_controller.time().isPaused());
}

TEST_F(PausingTest, KeepsTheClockAtOnce) {
  ASSERT_TRUE(waitFor([this] { return m_controller.time().clock().elapsedMs() >= 20; }));
  m_controller.time().setPaused(true);
  EXPECT_EQ(m_game.stored().elapsedMs, m_controller.time().clock().elapsedMs());
  EXPECT_GE(m_game.stored().elapsedMs, 20);
}

TEST_F(PausingTest, TheWindowsReturnEndsThePauseOfMinimising) {
  m_pausing.setMinimised(true);
  EXPECT_TRUE(m_controller.time().isPaused());
  m_pausing.setMinimised(false);
  EXPECT_FALSE(m_controller.time().isPaused());
}

TEST_F(PausingTest, ThePlayersOwnPauseStaysWhenTheWindowReturns) {
  m_controller.time().setPaused(true);
  m_pausing.setMinimised(true);
  m_pausing.setMinimised(false);
  EXPECT_TRUE(m_controller.time().isPaused());
}

TEST_F(PausingTest, APauseThatThePlayerEndedAndBeganAgainIsTheirs) {
  m_pausing.setMinimised(true);
  m_controller.time().setPaused(false);
  m_controller.time().setPaused(true);
  m_pausing.setMinimised(false);
  EXPECT_TRUE(m_controller.time().isPaused());
}

TEST_F(PausingTest, ALockedScreenPausesUntilThePlayerGoesOn) {
  m_pausing.setMinimised(true);
  m_pausing.screenLocked();
  m_pausing.setMinimised(false);
  EXPECT_TRUE(m_controller.time().isPaused());
}

TEST_F(PausingTest, PausesAfterATimeWithoutInput) {
  QSignalSpy changed(&m_controller.time(), &PlayTime::pausedChanged);
  m_pausing.setIdleLimit(10ms);
  ASSERT_TRUE(changed.wait(kPatienceMs));
  EXPECT_TRUE(m_controller.time().isPaused());
  EXPECT_FALSE(idleTimer()->isActive());
}

TEST_F(PausingTest, AClockThatStandsStillIsNotPaused) {
  m_controller.time().setWatched(false);
  QSignalSpy passed(idleTimer(), &QTimer::timeout);
  m_pausing.setIdleLimit(10ms);
  ASSERT_TRUE(passed.wait(kPatienceMs));
  EXPECT_FALSE(m_controller.time().isPaused());
}

TEST_F(PausingTest, EachInputBeginsTheTimeAnew) {
  m_pausing.setIdleLimit(1h);
  const auto restarts = [this](const auto& input) {
    idleTimer()->stop();
    input();
    return idleTimer()->isActive();
  };
  QObject anything;
  EXPECT_TRUE(restarts([&] {
    QKeyEvent key(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier);
    QCoreApplication::sendEvent(&anything, &key);
  }));
  EXPECT_TRUE(restarts([&] {
    QMouseEvent move(QEvent::MouseMove, QPointF(), QPointF(), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&anything, &move);
  }));
  EXPECT_TRUE(restarts([this] { m_game.play(Move::enter(kOpen, Digit(4))); }));
  m_controller.time().setPaused(true);
  EXPECT_TRUE(restarts([this] { m_controller.time().setPaused(false); }));
  QEvent paint(QEvent::UpdateRequest);
  EXPECT_FALSE(restarts([&] { QCoreApplication::sendEvent(&anything, &paint); }));
}

TEST_F(PausingTest, NeverPausesWithoutALimit) {
  m_pausing.setIdleLimit(1h);
  m_pausing.setIdleLimit(0ms);
  EXPECT_FALSE(idleTimer()->isActive());
  m_pausing.noteInput();
  EXPECT_FALSE(idleTimer()->isActive());
}

}  // namespace
}  // namespace sudoku
