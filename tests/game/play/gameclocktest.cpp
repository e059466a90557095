#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTimer>

#include "../../patience.h"
#include "game/play/gameclock.h"

namespace sudoku {
namespace {

/// Lets real time pass, while events are handled.
void letPass(int milliseconds) {
  QElapsedTimer timer;
  timer.start();
  ASSERT_TRUE(waitFor([&] { return timer.elapsed() >= milliseconds; }));
}

TEST(GameClockTest, StandsStillUntilItRuns) {
  GameClock clock;
  clock.setElapsedMs(5000);
  letPass(20);
  EXPECT_EQ(clock.elapsedMs(), 5000);
  EXPECT_FALSE(clock.isRunning());
}

TEST(GameClockTest, CountsOnlyWhileItRuns) {
  GameClock clock;
  clock.setRunning(true);
  ASSERT_TRUE(waitFor([&] { return clock.elapsedMs() >= 20; }));
  clock.setRunning(false);
  const qint64 stopped = clock.elapsedMs();
  EXPECT_GE(stopped, 20);
  letPass(20);
  EXPECT_EQ(clock.elapsedMs(), stopped);
  clock.setRunning(true);
  EXPECT_GE(clock.elapsedMs(), stopped);
}

TEST(GameClockTest, TicksWhenASecondIsFull) {
  GameClock clock;
  clock.setElapsedMs(1950);
  QSignalSpy ticked(&clock, &GameClock::ticked);
  clock.setRunning(true);
  ASSERT_TRUE(ticked.wait(kPatienceMs));
  EXPECT_GE(clock.elapsedMs(), 2000);
}

TEST(GameClockTest, TicksEveryTenSecondsWhereNobodySeesIt) {
  GameClock clock;
  const auto* timer = clock.findChild<QTimer*>();
  ASSERT_NE(timer, nullptr);
  clock.setElapsedMs(3000);
  clock.setShown(false);
  EXPECT_FALSE(timer->isActive());
  clock.setRunning(true);
  EXPECT_GT(timer->interval(), 1000);
  EXPECT_LE(timer->interval(), 7000);
  clock.setShown(true);
  EXPECT_LE(timer->interval(), 1000);
  clock.setShown(false);
  EXPECT_GT(timer->interval(), 1000);
  EXPECT_TRUE(clock.isRunning());
}

TEST(GameClockTest, CanBeSetWhileItRuns) {
  GameClock clock;
  clock.setRunning(true);
  clock.setElapsedMs(60'000);
  EXPECT_GE(clock.elapsedMs(), 60'000);
  EXPECT_LT(clock.elapsedMs(), 90'000);
}

}  // namespace
}  // namespace sudoku
