#include <atomic>
#include <gtest/gtest.h>
#include <optional>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "../../patience.h"
#include "../base/endlesswork.h"
#include "game/puzzles/puzzlequeue.h"

namespace sudoku {
namespace {

PuzzleRequest requestOf(std::optional<Technique> technique, const std::vector<Technique>& known) {
  return {.recipe = PuzzleQueue::kRecipe, .technique = technique, .techniques = known};
}

/// A puzzle for a request, without a search: the seed of its id is the number of the technique.
std::optional<SparePuzzle> markedPuzzle(const PuzzleRequest& request, const std::stop_token& /*stop*/) {
  const PuzzleId id{request.recipe, request.technique ? static_cast<std::uint64_t>(*request.technique) : 999};
  return SparePuzzle{Level::Medium, {id, makePuzzle(id)}};
}

std::optional<SparePuzzle> noPuzzle(const PuzzleRequest& /*request*/, const std::stop_token& stop) {
  EndlessWork()(stop);
  return std::nullopt;
}

bool isMarked(const std::optional<SparePuzzle>& puzzle, Technique technique) {
  return puzzle && puzzle->puzzle.id.seed == static_cast<std::uint64_t>(technique);
}

TEST(PuzzleQueueRequestTest, KeepsTwoReadyThenRests) {
  std::atomic<int> made = 0;
  {
    PuzzleQueue queue({requestOf(Technique::XWing, {})},
                      [&](const PuzzleRequest& request, const std::stop_token& stop) {
                        ++made;
                        return markedPuzzle(request, stop);
                      });
    EXPECT_EQ(queue.readyCount(), 0);
    queue.fill();
    ASSERT_TRUE(waitFor([&] { return queue.readyCount() == 2; }));
    EXPECT_TRUE(isMarked(*queue.front(), Technique::XWing));
    EXPECT_TRUE(isMarked(queue.take(), Technique::XWing));
    ASSERT_TRUE(waitFor([&] { return queue.readyCount() == 2; }));
  }
  EXPECT_EQ(made, 3);
}

TEST(PuzzleQueueRequestTest, WhatWasMadeForAnotherRequestIsDropped) {
  PuzzleQueue queue({requestOf(Technique::XWing, {})}, markedPuzzle);
  queue.fill();
  ASSERT_TRUE(waitFor([&] { return queue.readyCount() == 2; }));
  queue.setRequest(requestOf(Technique::HiddenPair, {}));
  EXPECT_EQ(queue.front(), nullptr);
  EXPECT_EQ(queue.take(), std::nullopt);
  ASSERT_TRUE(waitFor([&] { return queue.readyCount() >= 2; }));
  EXPECT_TRUE(isMarked(queue.take(), Technique::HiddenPair));
  EXPECT_TRUE(isMarked(queue.take(), Technique::HiddenPair));
}

TEST(PuzzleQueueRequestTest, WhatIsBeingMadeForAnotherRequestIsStopped) {
  EndlessWork work;
  PuzzleQueue queue({requestOf(Technique::XWing, {})},
                    [&](const PuzzleRequest& request, const std::stop_token& stop) {
                      if (request.technique == Technique::XWing) work(stop);
                      return markedPuzzle(request, stop);
                    });
  queue.fill();
  ASSERT_TRUE(work.hasBegun());
  queue.setRequest(requestOf(Technique::HiddenPair, {}));
  queue.fill();
  ASSERT_TRUE(waitFor([&] { return queue.readyCount() == 2; }));
  EXPECT_TRUE(work.wasAsked());
  EXPECT_TRUE(isMarked(queue.take(), Technique::HiddenPair));
}

/// Who learns one technique more can still use the puzzles that are ready; who knows less cannot.
TEST(PuzzleQueueRequestTest, WhatTakesNoMoreThanTheNewRequestAllowsStays) {
  PuzzleQueue queue({requestOf(Technique::XWing, {Technique::Pointing})}, markedPuzzle);
  queue.fill();
  ASSERT_TRUE(waitFor([&] { return queue.readyCount() == 2; }));
  queue.setRequest(requestOf(Technique::XWing, {Technique::NakedPair, Technique::Pointing}));
  EXPECT_EQ(queue.readyCount(), 2);
  queue.setRequest(requestOf(Technique::XWing, {Technique::NakedPair}));
  EXPECT_EQ(queue.readyCount(), 0);
}

TEST(PuzzleQueueRequestTest, SaysThatNoneWasFoundAndLooksNoFurther) {
  std::atomic<int> tried = 0;
  {
    PuzzleQueue queue({requestOf(Technique::XWing, {})},
                      [&](const PuzzleRequest&, const std::stop_token&) -> std::optional<SparePuzzle> {
                        ++tried;
                        return std::nullopt;
                      });
    QSignalSpy failed(&queue, &PuzzleQueue::failed);
    EXPECT_EQ(queue.take(), std::nullopt);
    ASSERT_TRUE(waitFor([&] { return failed.size() == 1; }));
  }
  EXPECT_LE(tried, 2) << "at once, and in the background";
}

class PuzzleRequestFileTest : public testing::Test {
 protected:
  QString file() const { return m_folder.filePath("for-me.txt"); }
  QByteArray text() const {
    QFile read(file());
    return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
  }
  /// Makes two real puzzles for a request and keeps them in the file.
  void keepTwo(const PuzzleRequest& request) const {
    PuzzleQueue queue({request}, PuzzleQueue::makeAny, file());
    queue.fill();
    ASSERT_TRUE(waitFor([&] { return text().count('\n') == 2; }));
  }

  QTemporaryDir m_folder;
};

TEST_F(PuzzleRequestFileTest, WhatIsReadyStaysOverARestart) {
  const PuzzleRequest request = requestOf(Technique::Pointing, {});
  keepTwo(request);
  PuzzleQueue again({request}, noPuzzle, file());
  again.fill();
  ASSERT_TRUE(waitFor([&] { return again.readyCount() == 2; }));
  const auto taken = again.take();
  EXPECT_EQ(needs(taken->puzzle.puzzle, Technique::Pointing), true);
  EXPECT_EQ(levelOf(taken->puzzle.puzzle), taken->level);
  EXPECT_TRUE(waitFor([&] { return text().count('\n') == 1; })) << "what is taken is not offered again";
}

TEST_F(PuzzleRequestFileTest, WhatDoesNotMeetTheRequestIsNotRead) {
  keepTwo(requestOf(Technique::Pointing, {}));
  PuzzleRequest otherRecipe = requestOf(Technique::Pointing, {});
  otherRecipe.recipe.symmetry = Symmetry::Rotate90;
  for (const PuzzleRequest& other :
       {requestOf(Technique::XWing, {Technique::Pointing}), requestOf(std::nullopt, {}), otherRecipe}) {
    std::atomic<bool> isMaking = false;
    PuzzleQueue queue(
        {other},
        [&](const PuzzleRequest& request, const std::stop_token& stop) {
          isMaking = true;
          return noPuzzle(request, stop);
        },
        file());
    queue.fill();
    ASSERT_TRUE(waitFor([&] { return isMaking.load(); })) << "only after the file has been read";
    EXPECT_EQ(queue.readyCount(), 0);
  }
}

}  // namespace
}  // namespace sudoku
