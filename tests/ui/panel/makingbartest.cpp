#include <atomic>
#include <chrono>
#include <optional>
#include <thread>

#include <QElapsedTimer>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QtTest>

#include <sudoku/making/puzzleid.h>

#include "../../patience.h"
#include "../windowfixture.h"
#include "ui/panel/makingbar.h"

/// Tests of what is seen while New waits for a puzzle.
namespace sudoku {
namespace {

using namespace std::chrono_literals;

/// Variables that the worker which makes puzzles reads. They are in a base class before the window's, so that
/// they exist before that worker begins and until it has ended.
struct Permission {
  std::atomic<bool> m_mayMake = false;
  std::atomic<std::uint64_t> m_seed = 0;
};

/// Tests in which puzzles are made only while the test lets them be.
class MakingBarTest : protected Permission, public WindowTest {
 protected:
  MakingBarTest()
      : WindowTest(
            [this](const PuzzleRequest& request, const std::stop_token& stop) -> std::optional<SparePuzzle> {
              while (!m_mayMake && !stop.stop_requested()) std::this_thread::sleep_for(1ms);
              if (stop.stop_requested()) return std::nullopt;
              const PuzzleId id{{}, ++m_seed};
              return SparePuzzle{request.level.value_or(Level::Easy), {id, makePuzzle(id)}};
            }) {
    m_window->show();
    m_bar = m_window->findChild<MakingBar*>();
  }
  ~MakingBarTest() override { m_mayMake = true; }

  bool runs() const { return m_controller->time().clock().isRunning(); }

  MakingBar* m_bar = nullptr;
};

TEST_F(MakingBarTest, AfterHalfASecondItIsSeenAndTheClockStandsAtOnce) {
  ASSERT_TRUE(runs());
  QElapsedTimer elapsed;
  elapsed.start();
  child<QPushButton>("New")->click();
  EXPECT_FALSE(runs());
  EXPECT_FALSE(m_bar->isVisible());
  ASSERT_TRUE(waitFor([this] { return m_bar->isVisible(); }));
  EXPECT_GE(elapsed.elapsed(), 450) << "what takes less is not worth it";
  EXPECT_EQ(m_bar->findChild<QProgressBar*>()->accessibleName(), "Making a puzzle");
  const UniqueId before = m_game->stored().key;
  m_mayMake = true;
  ASSERT_TRUE(waitFor([&] { return m_game->stored().key != before; }));
  EXPECT_FALSE(m_bar->isVisible());
  EXPECT_TRUE(runs());
}

TEST_F(MakingBarTest, CancelAndEscGoOnWithTheGame) {
  for (const bool byKey : {false, true}) {
    const UniqueId before = m_game->stored().key;
    child<QPushButton>("New")->click();
    ASSERT_TRUE(waitFor([this] { return m_bar->isVisible(); }));
    if (byKey)
      key(Qt::Key_Escape);
    else
      child<QPushButton>("Cancel")->click();
    EXPECT_FALSE(m_bar->isVisible());
    EXPECT_TRUE(runs());
    EXPECT_EQ(status(), "No new game: this one goes on.");
    EXPECT_EQ(m_game->stored().key, before);
    EXPECT_FALSE(m_controller->session().isMakingPuzzle());
  }
}

TEST_F(MakingBarTest, IsSeenAtEverySizeAlsoDuringATrial) {
  key(Qt::Key_T);
  child<QPushButton>("New")->click();
  ASSERT_TRUE(waitFor([this] { return m_bar->isVisible(); }));
  for (const QSize size : {QSize(560, 420), QSize(700, 1000), QSize(1020, 720), QSize(1280, 800)}) {
    m_window->resize(size);
    const auto* cancel = child<QPushButton>("Cancel");
    EXPECT_EQ(cancel->visibleRegion().boundingRect(), cancel->rect()) << size.width();
    const auto* bar = m_bar->findChild<QProgressBar*>();
    EXPECT_EQ(bar->visibleRegion().boundingRect(), bar->rect()) << size.width();
    EXPECT_GE(bar->width(), 40) << size.width();
    EXPECT_LE(bar->height(), 6) << "slim";
    EXPECT_FALSE(m_board->geometry().intersects(m_bar->geometry()));
  }
  key(Qt::Key_Escape);
  EXPECT_TRUE(m_game->isTrying()) << "the game is as it was";
}

TEST_F(MakingBarTest, APageIsLeftForIt) {
  m_window->findChild<QAction*>("library")->trigger();
  m_controller->session().newGame();
  EXPECT_TRUE(m_board->isVisible());
}

}  // namespace
}  // namespace sudoku
