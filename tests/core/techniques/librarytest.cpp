#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>

#include <sudoku/hintengine.h>

#include "../testgrids.h"
#include "judge.h"

namespace sudoku {
namespace {

// Positions on the paths of the project's own puzzles, some for each technique and each of HoDoKu's options.
// HoDoKu 2.2.0 passes all of its own techniques too, its search for kraken fish restricted to two fins as its
// solver is, but for six lines that must find no BUG + 1: where singles are open it takes away too much.
TEST(TechniqueLibraryTest, FindsEachStepAndNoOtherOfItsDigits) {
  const Verdict verdict = judgeFile(SUDOKU_TEST_DATA "/techniques.txt");
  EXPECT_GT(verdict.lines, 300);
  EXPECT_EQ(verdict.failed, 0) << verdict.reasons;
}

// The same positions, but with givens that leave more than one solution open.
TEST(TechniqueLibraryTest, DeadlyPatternsAreNoneWhereSolutionsAreSeveral) {
  std::ifstream lines(SUDOKU_TEST_DATA "/techniques.txt");
  int count = 0;
  for (std::string text; std::getline(lines, text);) {
    const auto line = parseLibraryLine(text);
    if (!line || !line->technique.starts_with("06") || line->variant == "x") continue;
    const auto technique = techniqueNamed(line->technique);
    ASSERT_TRUE(technique) << text;
    Position position = positionOf(toRecord(*line));
    EXPECT_FALSE(allSteps(position, technique).empty()) << text;
    position.givens = Grid();
    EXPECT_TRUE(allSteps(position, technique).empty()) << text;
    ++count;
  }
  EXPECT_GT(count, 80);
}

TEST(TechniqueLibraryTest, TheJudgeRefusesWhatIsWrong) {
  const std::string position =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  EXPECT_EQ(judge(":0300:1:" + position + "::111::"), "not found");
  EXPECT_EQ(judge(":0300-x::" + position + ":::"), "");
  EXPECT_EQ(judge(":0002:4:" + position + ":::445:"), "found besides: Hidden Single: r3c5=4");
  EXPECT_NE(judge(":0002-x:4:" + position + ":::"), "");
  EXPECT_EQ(judge(":9999:1:" + position + "::111::"), "no such technique");
  EXPECT_NE(judge("no line"), "");
}

// HoDoKu's own regression library is not ours to keep. SUDOKU_LIBRARY names a file of it, or of any other
// lines, to be held against.
TEST(TechniqueLibraryTest, PassesTheFileOfTheEnvironment) {
  const char* const file = std::getenv("SUDOKU_LIBRARY");  // NOLINT(concurrency-mt-unsafe): one thread
  if (file == nullptr) GTEST_SKIP() << "SUDOKU_LIBRARY is not set";
  const Verdict verdict = judgeFile(file);
  EXPECT_GT(verdict.lines, 0);
  EXPECT_EQ(verdict.failed, 0) << verdict.reasons;
}

TEST(TechniqueLibraryTest, KrakenFishTellTheirFishAndItsChains) {
  const auto line = parseLibraryLine(
      ":0371:4:8+1+75+3+49+62+6+9+5+182..33+247+6+9+8+5+1+2.16+5+8.+979+7+8+34+"
      "1+5+2+65.+6+9+2+7..8+7+8+3+29+5+6+14+1+5+2+47+6+389+46+9+8+13..+5::467::");
  ASSERT_TRUE(line);
  const auto steps = librarySteps(*line);
  ASSERT_TRUE(steps);
  ASSERT_EQ(steps->size(), 1U);
  EXPECT_EQ(
      toNotation(steps->front()),
      "Kraken Fish Type 1:  => r6c7<>4; Sashimi X-Wing: 4 r24 c27 fr2c8; r2c8 -4- r6c8 -3- r6c2 -4- r6c7");
}

TEST(TechniqueNameTest, KnowsNamesCodesAndShortNames) {
  EXPECT_EQ(techniqueNamed("X-Wing"), Technique::XWing);
  EXPECT_EQ(techniqueNamed("finned x wing"), Technique::FinnedXWing);
  EXPECT_EQ(techniqueNamed("0706"), Technique::ContinuousNiceLoop);
  EXPECT_EQ(techniqueNamed("sdc"), Technique::SueDeCoq);
  EXPECT_EQ(techniqueNamed("X-Win"), std::nullopt);
  EXPECT_EQ(techniqueNamed(""), std::nullopt);
}

TEST(TechniqueNameTest, EachNameCodeAndShortNameIsItsOwn) {
  for (int index = 0; index <= static_cast<int>(Technique::RefutationTree); ++index) {
    const TechniqueInfo& info = infoOf(static_cast<Technique>(index));
    EXPECT_EQ(techniqueNamed(info.name), info.technique) << info.name;
    EXPECT_EQ(techniqueNamed(info.code), info.technique) << info.name;
    EXPECT_EQ(techniqueNamed(info.shortName), info.technique) << info.name;
  }
}

}  // namespace
}  // namespace sudoku
