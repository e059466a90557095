#include <gtest/gtest.h>
#include <latch>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "../../heavytexts.h"
#include "../control/gamefixture.h"
#include "game/base/limits.h"
#include "game/puzzles/puzzletext.h"

namespace sudoku {
namespace {

class HeavyTextTest : public testing::TestWithParam<heavy::Text> {};

TEST_P(HeavyTextTest, IsReadInLittleMemory) {
  const QByteArray text = bytes(heavy::textOf(GetParam()));
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    const PuzzleText read = readPuzzleText(text, "text");
    _exit(read.puzzles.isEmpty() || read.puzzles.size() > kMostPuzzles + kMostFaults ? 1 : 0);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  EXPECT_LT(heavy::mostMemoryOfChildren(), heavy::kMostMemory);
}

std::string nameOfText(const testing::TestParamInfo<heavy::Text>& text) {
  return std::string(text.param.name);
}
INSTANTIATE_TEST_SUITE_P(Lines, HeavyTextTest, testing::ValuesIn(heavy::kLineTexts), nameOfText);
INSTANTIATE_TEST_SUITE_P(Others, HeavyTextTest, testing::ValuesIn(heavy::kOtherTexts), nameOfText);

TEST(HeavyTextStopTest, NothingIsReadOnceAskedToStop) {
  std::stop_source stop;
  stop.request_stop();
  const QByteArray text = bytes(heavy::textOf(heavy::kLineTexts[0]));
  const PuzzleText read = readPuzzleText(text, "text", Extent::AllPuzzles, stop.get_token());
  EXPECT_TRUE(read.puzzles.isEmpty());
  EXPECT_EQ(read.moreFaults, 0);
}

TEST(HeavyTextStopTest, ReadingIsGivenUpBeforeTheEnd) {
  const QByteArray text = bytes(heavy::textOf(heavy::kLineTexts[0]));
  std::latch begun(1);
  PuzzleText read;
  std::jthread reader([&](const std::stop_token& stop) {
    begun.count_down();
    read = readPuzzleText(text, "text", Extent::AllPuzzles, stop);
  });
  begun.wait();
  reader.request_stop();
  reader.join();
  EXPECT_LT(read.puzzles.size() + read.moreFaults, text.count('\n'));
}

}  // namespace
}  // namespace sudoku
