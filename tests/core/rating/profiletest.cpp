#include <algorithm>
#include <gtest/gtest.h>
#include <stop_token>
#include <vector>

#include <sudoku/grid/checker.h>
#include <sudoku/logic/stepfinder.h>
#include <sudoku/making/puzzlemaker.h>
#include <sudoku/rating/profile.h>
#include <sudoku/rating/rating.h>

#include "../names.h"

namespace sudoku {
namespace {

/// The number of cells that have one candidate, or that are the only place of a digit in a house.
int openCells(const Position& position) {
  CellSet open;
  const CellSet empty = position.candidates.openCells();
  for (const Cell cell : empty)
    if (position.candidates.at(cell).size() == 1) open.add(cell);
  for (const House house : allHouses())
    for (const Digit digit : allDigits()) {
      std::vector<Cell> places;
      for (const Cell cell : cellsOf(house) & empty)
        if (position.candidates.at(cell).contains(digit)) places.push_back(cell);
      if (places.size() == 1) open.add(places.front());
    }
  return open.size();
}

class ProfileTest : public testing::TestWithParam<Level> {};

TEST_P(ProfileTest, HasTheStepsOfThePathWithWhatIsOpenBeforeEach) {
  PuzzleRequest request;
  request.level = GetParam();
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Random random(seed);
    const Puzzle puzzle = findPuzzle(request, random).value().puzzle;
    const Profile profile = profileOf(puzzle).value();
    const SolutionPath path = solvePath(puzzle);
    ASSERT_EQ(profile.steps.size(), path.steps.size());
    Position position = positionOf(puzzle.givens);
    for (std::size_t index = 0; index < path.steps.size(); ++index) {
      const ProfileStep& step = profile.steps[index];
      EXPECT_EQ(step.technique, path.steps[index].technique);
      EXPECT_EQ(step.open, openCells(position));
      EXPECT_EQ(step.empty, position.candidates.openCells().size());
      EXPECT_EQ(step.open == 0, infoOf(step.technique).family != TechniqueFamily::Single)
          << "a single is taken where there is one";
      position = applyStep(position, path.steps[index]);
    }
  }
}

TEST_P(ProfileTest, IsSummedUpByItsHardestMoment) {
  PuzzleRequest request;
  request.level = GetParam();
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Random random(seed);
    const Puzzle puzzle = findPuzzle(request, random).value().puzzle;
    const ProfileSummary summary = summaryOf(profileOf(puzzle).value());
    EXPECT_TRUE(GetParam() != Level::Easy || summary.moments.empty());
    ASSERT_TRUE(GetParam() < Level::Hard || !summary.moments.empty());
    if (summary.moments.empty()) continue;
    ASSERT_LE(summary.moments.size(), 2U);
    EXPECT_TRUE(std::any_of(summary.moments.begin(), summary.moments.end(), [](const HardMoment& moment) {
      return infoOf(moment.technique).level == GetParam();
    }));
  }
}

INSTANTIATE_TEST_SUITE_P(Levels, ProfileTest,
                         testing::Values(Level::Easy, Level::Medium, Level::Hard, Level::Expert,
                                         Level::Extreme),
                         [](const auto& test) { return std::string(nameOf(test.param)); });

constexpr ProfileStep kFree{Technique::HiddenSingle, 12, 40};
constexpr ProfileStep kNarrow{Technique::NakedSingle, 2, 40};
constexpr ProfileStep kWing{Technique::WWing, 0, 40};
constexpr ProfileStep kPair{Technique::NakedPair, 0, 40};
constexpr ProfileStep kChain{Technique::XyChain, 0, 40};

/// A profile of `count` free steps, but for some.
Profile profileWith(std::size_t count, const std::vector<std::pair<std::size_t, ProfileStep>>& others) {
  Profile profile;
  profile.steps.assign(count, kFree);
  for (const auto& [index, step] : others) profile.steps[index] = step;
  return profile;
}

TEST(ProfileSummaryTest, SaysWhereTheHardMomentIs) {
  EXPECT_EQ(toText(summaryOf(profileWith(60, {}))), "Easy all the way: 12 steps open or more");
  EXPECT_EQ(toText(summaryOf(profileWith(60, {{30, {Technique::NakedSingle, 1, 40}}}))),
            "Singles all the way, with few open at times");
  EXPECT_EQ(toText(summaryOf(profileWith(60, {{30, kWing}}))),
            "Opens easily, one hard moment in the middle (W-Wing), then easy");
  EXPECT_EQ(toText(summaryOf(profileWith(60, {{2, kPair}}))),
            "Opens easily, tight early (Naked Pair), then easy");
  EXPECT_EQ(toText(summaryOf(profileWith(60, {{59, kWing}}))), "Opens easily, one hard moment late (W-Wing)")
      << "nothing comes after it";
}

TEST(ProfileSummaryTest, NamesASecondMomentThatIsNearlyAsHardInAnotherPart) {
  EXPECT_EQ(toText(summaryOf(profileWith(60, {{10, kWing}, {30, kChain}}))),
            "Tight early (W-Wing), hardest in the middle (XY-Chain), then easy");
  EXPECT_EQ(toText(summaryOf(profileWith(60, {{10, kChain}, {50, kWing}}))),
            "Hardest early (XY-Chain), tight again late (W-Wing), then easy");
  EXPECT_EQ(summaryOf(profileWith(60, {{50, kWing}, {52, kChain}})).moments.size(), 1U) << "both are late";
  EXPECT_EQ(summaryOf(profileWith(60, {{10, kPair}, {50, kWing}})).moments.size(), 1U)
      << "a pair is no hard moment";
}

TEST(ProfileSummaryTest, AnOpeningIsHardWithFiveTightStepsInARow) {
  std::vector<std::pair<std::size_t, ProfileStep>> tight = {{60, kWing}};
  for (std::size_t index = 3; index < 7; ++index) tight.emplace_back(index, kNarrow);
  EXPECT_TRUE(summaryOf(profileWith(100, tight)).opensEasily);
  tight.emplace_back(7, kNarrow);
  EXPECT_FALSE(summaryOf(profileWith(100, tight)).opensEasily);
  EXPECT_EQ(toText(summaryOf(profileWith(100, tight))), "One hard moment in the middle (W-Wing), then easy");
}

TEST(ProfileSummaryTest, AStepIsTightWhileMuchIsLeft) {
  EXPECT_TRUE((ProfileStep{Technique::HiddenSingle, 2, 10}.isTight()));
  EXPECT_FALSE((ProfileStep{Technique::HiddenSingle, 3, 10}.isTight()));
  EXPECT_FALSE((ProfileStep{Technique::HiddenSingle, 2, 9}.isTight()));
}

TEST(ProfileSummaryTest, ThereIsNoneOnceItIsAskedToStop) {
  std::stop_source source;
  source.request_stop();
  EXPECT_EQ(profileOf(makePuzzle({{}, 1}), source.get_token()), std::nullopt);
}

}  // namespace
}  // namespace sudoku
