#include <algorithm>
#include <atomic>
#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QTest>

#include <sudoku/making/room.h>
#include <sudoku/solving/solver.h>

#include "../patience.h"
#include "endlesswork.h"
#include "game/puzzlequeue.h"

namespace sudoku {
namespace {

/// Some puzzle, whatever the level.
PuzzleWithId anyPuzzle() {
  const PuzzleId id{{}, 1};
  return {id, makePuzzle(id)};
}

bool isFull(const PuzzleQueue& queue) {
  return std::all_of(Names<Level>::kNames.begin(), Names<Level>::kNames.end(),
                     [&](const auto& level) { return queue.readyCount(level.value) >= 2; });
}

TEST(PuzzleQueueTest, MakesPuzzlesOfEveryLevel) {
  PuzzleQueue queue;
  queue.fill(Level::Medium);
  ASSERT_TRUE(waitFor([&] { return isFull(queue); }));
  for (const auto& [level, name] : Names<Level>::kNames) {
    const auto puzzle = queue.take(level);
    ASSERT_TRUE(puzzle.has_value()) << name;
    EXPECT_EQ(levelOf(puzzle->puzzle.givens), level) << name;
    EXPECT_EQ(puzzle->id.recipe.givens, roomOf(level, Symmetry::Rotate180).givens) << name;
    EXPECT_TRUE(hasUniqueSolution(puzzle->puzzle.givens)) << name;
    EXPECT_EQ(makePuzzle(puzzle->id), puzzle->puzzle) << name;
  }
}

// The end of the queue waits for the worker: by then it has made whatever it was to make.
TEST(PuzzleQueueTest, KeepsTwoPuzzlesOfEveryLevelReadyThenRests) {
  std::atomic<int> made = 0;
  constexpr int kMost = 2 * static_cast<int>(Names<Level>::kNames.size());
  {
    PuzzleQueue queue([&](Level, const std::stop_token&) -> std::optional<PuzzleWithId> {
      ++made;
      return anyPuzzle();
    });
    queue.fill(Level::Medium);
    ASSERT_TRUE(waitFor([&] { return isFull(queue); }));
    for (const auto& [level, name] : Names<Level>::kNames) EXPECT_EQ(queue.readyCount(level), 2) << name;
  }
  EXPECT_EQ(made, kMost);
}

TEST(PuzzleQueueTest, MakesAnotherForEachThatIsTaken) {
  PuzzleQueue queue([](Level, const std::stop_token&) { return std::optional(anyPuzzle()); });
  queue.fill(Level::Easy);
  ASSERT_TRUE(waitFor([&] { return isFull(queue); }));
  EXPECT_TRUE(queue.take(Level::Hard).has_value());
  EXPECT_EQ(queue.readyCount(Level::Hard), 1);
  EXPECT_TRUE(waitFor([&] { return queue.readyCount(Level::Hard) == 2; }));
}

TEST(PuzzleQueueTest, ALevelAskedForInVainComesFirst) {
  PuzzleQueue queue([](Level, const std::stop_token&) { return std::optional(anyPuzzle()); });
  std::vector<Level> order;
  QObject::connect(&queue, &PuzzleQueue::ready, [&](Level level) { order.push_back(level); });
  EXPECT_FALSE(queue.take(Level::Hard).has_value());
  ASSERT_TRUE(waitFor([&] { return order.size() >= 3; }));
  EXPECT_EQ(order[0], Level::Hard);
  EXPECT_EQ(order[1], Level::Hard);
  EXPECT_EQ(order[2], Level::Easy);
}

TEST(PuzzleQueueTest, EndsAtOnceInTheMiddleOfWork) {
  EndlessWork work;
  auto queue = std::make_unique<PuzzleQueue>([&](Level, const std::stop_token& stop) {
    work(stop);
    return std::optional(anyPuzzle());
  });
  int told = 0;
  QObject::connect(queue.get(), &PuzzleQueue::ready, [&] { ++told; });
  queue->fill(Level::Extreme);
  ASSERT_TRUE(work.hasBegun());
  queue.reset();
  EXPECT_TRUE(work.wasAsked());
  QCoreApplication::processEvents();
  EXPECT_EQ(told, 0);
}

}  // namespace
}  // namespace sudoku
