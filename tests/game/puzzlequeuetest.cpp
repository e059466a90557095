#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include <sudoku/solver.h>

#include "game/puzzlequeue.h"

namespace sudoku {
namespace {

TEST(PuzzleQueueTest, KeepsTwoPuzzlesOfEveryLevelReadyThenRests) {
  PuzzleQueue queue;
  queue.fill(Level::Medium);
  for (const auto& [level, name] : Names<Level>::kNames) {
    const Level wanted = level;
    ASSERT_TRUE(QTest::qWaitFor([&] { return queue.readyCount(wanted) == 2; }, 60'000)) << name;
  }
  QSignalSpy ready(&queue, &PuzzleQueue::ready);
  QTest::qWait(100);
  EXPECT_EQ(ready.count(), 0);
  for (const auto& [level, name] : Names<Level>::kNames) {
    const auto puzzle = queue.take(level);
    ASSERT_TRUE(puzzle.has_value());
    EXPECT_EQ(levelOf(puzzle->puzzle.givens), level);
    EXPECT_TRUE(hasUniqueSolution(puzzle->puzzle.givens));
    EXPECT_EQ(makePuzzle(puzzle->id), puzzle->puzzle);
  }
}

TEST(PuzzleQueueTest, ALevelAskedForInVainComesFirst) {
  PuzzleQueue queue;
  std::vector<Level> order;
  QObject::connect(&queue, &PuzzleQueue::ready, [&](Level level) { order.push_back(level); });
  EXPECT_FALSE(queue.take(Level::Hard).has_value());
  ASSERT_TRUE(QTest::qWaitFor([&] { return order.size() >= 2; }, 20'000));
  EXPECT_EQ(order[0], Level::Hard);
  EXPECT_EQ(order[1], Level::Hard);
}

TEST(PuzzleQueueTest, EndsAtOnceInTheMiddleOfWork) {
  auto queue = std::make_unique<PuzzleQueue>();
  queue->fill(Level::Extreme);
  QSignalSpy ready(queue.get(), &PuzzleQueue::ready);
  queue.reset();
  EXPECT_EQ(ready.count(), 0);
}

}  // namespace
}  // namespace sudoku
