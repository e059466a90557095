#include <algorithm>
#include <atomic>
#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sudoku/making/leveltarget.h>
#include <sudoku/solving/solver.h>

#include "../../patience.h"
#include "../base/endlesswork.h"
#include "game/puzzles/puzzlequeue.h"

namespace sudoku {
namespace {

/// A puzzle for a request, whatever its level really is.
std::optional<SparePuzzle> anyPuzzle(const PuzzleRequest& request, const std::stop_token& /*stop*/ = {}) {
  const PuzzleId id{{}, 1};
  return SparePuzzle{*request.level, {id, makePuzzle(id)}};
}

bool isFull(const PuzzleQueue& queue) {
  return std::all_of(Names<Level>::kNames.begin(), Names<Level>::kNames.end(),
                     [&](const auto& level) { return queue.readyCount(level.value) >= 2; });
}

TEST(PuzzleQueueTest, MakesPuzzlesOfEveryLevel) {
  PuzzleQueue queue(PuzzleQueue::everyLevel());
  queue.fill(Level::Medium);
  // Its thread gets what other programs leave of the processor, such as other tests.
  constexpr int kLongPatienceMs = 5 * kPatienceMs;
  ASSERT_TRUE(QTest::qWaitFor([&] { return isFull(queue); }, kLongPatienceMs));
  for (const auto& [level, name] : Names<Level>::kNames) {
    const auto puzzle = queue.take(level);
    ASSERT_TRUE(puzzle.has_value()) << name;
    EXPECT_EQ(puzzle->level, level) << name;
    EXPECT_EQ(levelOf(puzzle->puzzle.puzzle), level) << name;
    const PuzzleRequest asked =
        withLevelTarget({.recipe = {.symmetry = Symmetry::Rotate180}, .level = level});
    EXPECT_EQ(puzzle->puzzle.id.recipe.givens, asked.recipe.givens) << name;
    EXPECT_TRUE(hasUniqueSolution(puzzle->puzzle.puzzle.givens)) << name;
    EXPECT_EQ(makePuzzle(puzzle->puzzle.id), puzzle->puzzle.puzzle) << name;
  }
}

// The queue's destructor waits for the worker, which then has made whatever it was to make.
TEST(PuzzleQueueTest, KeepsTwoPuzzlesOfEveryLevelReadyThenRests) {
  std::atomic<int> made = 0;
  constexpr int kMost = 2 * static_cast<int>(Names<Level>::kNames.size());
  {
    PuzzleQueue queue(PuzzleQueue::everyLevel(), [&](const PuzzleRequest& request, const std::stop_token&) {
      ++made;
      return anyPuzzle(request);
    });
    queue.fill(Level::Medium);
    ASSERT_TRUE(waitFor([&] { return isFull(queue); }));
    for (const auto& [level, name] : Names<Level>::kNames) EXPECT_EQ(queue.readyCount(level), 2) << name;
  }
  EXPECT_EQ(made, kMost);
}

TEST(PuzzleQueueTest, MakesAnotherForEachThatIsTaken) {
  PuzzleQueue queue(PuzzleQueue::everyLevel(), anyPuzzle);
  queue.fill(Level::Easy);
  ASSERT_TRUE(waitFor([&] { return isFull(queue); }));
  EXPECT_TRUE(queue.take(Level::Hard).has_value());
  EXPECT_EQ(queue.readyCount(Level::Hard), 1);
  EXPECT_TRUE(waitFor([&] { return queue.readyCount(Level::Hard) == 2; }));
}

TEST(PuzzleQueueTest, ALevelAskedForInVainComesFirst) {
  PuzzleQueue queue(PuzzleQueue::everyLevel(), anyPuzzle);
  std::vector<Level> order;
  QObject::connect(&queue, &PuzzleQueue::ready,
                   [&](PuzzleQueue::RequestLevel level) { order.push_back(*level); });
  EXPECT_FALSE(queue.take(Level::Hard).has_value());
  ASSERT_TRUE(waitFor([&] { return queue.readyCount(Level::Easy) > 0; }));
  EXPECT_GE(queue.readyCount(Level::Hard), 2);
  EXPECT_EQ(order.front(), Level::Hard);
}

// The worker that fills the queue may take long over a puzzle of another level.
TEST(PuzzleQueueTest, WhatIsAskedForInVainDoesNotWaitForOtherLevels) {
  EndlessWork work;
  PuzzleQueue queue(PuzzleQueue::everyLevel(),
                    [&](const PuzzleRequest& request, const std::stop_token& stop) {
                      if (request.level == Level::Inhuman) work(stop);
                      return anyPuzzle(request);
                    });
  queue.fill(Level::Inhuman);
  ASSERT_TRUE(work.hasBegun());
  EXPECT_FALSE(queue.take(Level::Hard).has_value());
  EXPECT_TRUE(waitFor([&] { return queue.readyCount(Level::Hard) == 1; }));
}

TEST(PuzzleQueueTest, WhatIsNoLongerWantedIsNotMade) {
  EndlessWork work;
  PuzzleQueue queue(PuzzleQueue::everyLevel(),
                    [&](const PuzzleRequest& request, const std::stop_token& stop) {
                      if (request.level == Level::Hard) work(stop);
                      return stop.stop_requested() ? std::nullopt : anyPuzzle(request);
                    });
  queue.fill(Level::Easy);
  ASSERT_TRUE(waitFor([&] { return queue.readyCount(Level::Medium) == 2; }));
  ASSERT_TRUE(work.hasBegun()) << "for the queue";
  EXPECT_FALSE(queue.take(Level::Hard).has_value());
  ASSERT_TRUE(work.hasBegun()) << "at once";
  queue.cancel();
  EXPECT_EQ(queue.readyCount(Level::Hard), 0);
}

/// Ids of a puzzle of the level Inhuman and of one of the level Easy.
constexpr std::string_view kInhuman = "1-backtracking-all:22-30-180-11036257208207928082";
constexpr std::string_view kEasy = "1-backtracking-all:36-44-180-10590380919521690900";

class SparePuzzlesTest : public testing::Test {
 protected:
  static SparePuzzle puzzleOf(Level level, std::string_view text) {
    const auto id = parsePuzzleId(text);
    return {level, {*id, makePuzzle(*id)}};
  }
  /// Makes an easy and an inhuman puzzle, and no others.
  static std::optional<SparePuzzle> makeTwo(const PuzzleRequest& request, const std::stop_token& stop) {
    if (request.level == Level::Easy) return puzzleOf(Level::Easy, kEasy);
    if (request.level == Level::Inhuman) return puzzleOf(Level::Inhuman, kInhuman);
    return makeNone(request, stop);
  }
  /// Makes no puzzle, and ends only when it is asked to stop.
  static std::optional<SparePuzzle> makeNone(const PuzzleRequest& /*request*/, const std::stop_token& stop) {
    EndlessWork()(stop);
    return std::nullopt;
  }
  QString file() const { return m_folder.filePath("spare-puzzles.txt"); }
  QByteArray text() const {
    QFile read(file());
    return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
  }
  void write(const QByteArray& text) const {
    QFile written(file());
    ASSERT_TRUE(written.open(QIODevice::WriteOnly));
    written.write(text);
  }
  static QByteArray lineOf(const char* level, std::string_view id) {
    return QByteArray(level) + ' ' + QByteArray(id.data(), static_cast<qsizetype>(id.size())) + '\n';
  }

  QTemporaryDir m_folder;
};

TEST_F(SparePuzzlesTest, WhatIsReadyStaysOverARestart) {
  {
    PuzzleQueue queue(PuzzleQueue::everyLevel(), makeTwo, file());
    queue.fill(Level::Inhuman);
    ASSERT_TRUE(waitFor([&] { return text().count("inhuman ") == 2; }));
  }
  PuzzleQueue again(PuzzleQueue::everyLevel(), makeNone, file());
  again.fill(Level::Easy);
  ASSERT_TRUE(waitFor([&] { return again.readyCount(Level::Inhuman) == 2; }));
  EXPECT_EQ(again.take(Level::Inhuman)->puzzle.puzzle, puzzleOf(Level::Inhuman, kInhuman).puzzle.puzzle);
  EXPECT_TRUE(waitFor([&] { return text().count("inhuman ") == 1; })) << "what is taken is not offered again";
}

TEST_F(SparePuzzlesTest, OnlyWhatIsOfItsLevelIsTaken) {
  write(lineOf("easy", kEasy) + lineOf("hard", kEasy) + "easy\n\n# nonsense\n" +
        lineOf("inhuman", "1-no-id") + lineOf("inhuman", kInhuman));
  PuzzleQueue queue(PuzzleQueue::everyLevel(), makeNone, file());
  queue.fill(Level::Easy);
  ASSERT_TRUE(waitFor([&] { return queue.readyCount(Level::Inhuman) == 1; }));
  EXPECT_EQ(queue.readyCount(Level::Easy), 1);
  EXPECT_EQ(queue.readyCount(Level::Hard), 0);
}

TEST_F(SparePuzzlesTest, AFileThatCannotBeWrittenOrReadChangesNothing) {
  ASSERT_TRUE(QDir(m_folder.path()).mkdir("spare-puzzles.txt"));
  PuzzleQueue queue(PuzzleQueue::everyLevel(), anyPuzzle, file());
  queue.fill(Level::Easy);
  EXPECT_TRUE(waitFor([&] { return isFull(queue); }));
}

TEST_F(SparePuzzlesTest, TheFileIsForTheUserAlone) {
  PuzzleQueue queue(PuzzleQueue::everyLevel(), makeTwo, file());
  queue.fill(Level::Easy);
  ASSERT_TRUE(waitFor([&] { return text().count('\n') == 2; }));
  EXPECT_EQ(QFile::permissions(file()) & ~(QFile::ReadUser | QFile::WriteUser),
            QFile::ReadOwner | QFile::WriteOwner);
}

/// Within a minute of play two puzzles of the hardest level are ready.
TEST(PuzzleQueueLongTest, TwoInhumanPuzzlesAreKeptAfterAMinute) {
  constexpr int kMinuteMs = 60'000;
  const QTemporaryDir folder;
  PuzzleQueue queue(PuzzleQueue::everyLevel(), PuzzleQueue::makeAny, folder.filePath("spare-puzzles.txt"));
  QElapsedTimer elapsed;
  elapsed.start();
  queue.fill(Level::Easy);
  QFile file(folder.filePath("spare-puzzles.txt"));
  const auto isKept = [&] {
    const bool isOpen = file.open(QIODevice::ReadOnly);
    const bool isThere = isOpen && file.readAll().count("inhuman ") == 2;
    file.close();
    return isThere;
  };
  EXPECT_TRUE(QTest::qWaitFor(isKept, kMinuteMs));
  RecordProperty("ms", static_cast<int>(elapsed.elapsed()));
}

TEST(PuzzleQueueTest, EndsAtOnceInTheMiddleOfWork) {
  EndlessWork work;
  auto queue = std::make_unique<PuzzleQueue>(PuzzleQueue::everyLevel(),
                                             [&](const PuzzleRequest& request, const std::stop_token& stop) {
                                               work(stop);
                                               return anyPuzzle(request);
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
