#include <array>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include <sudoku/hintengine.h>

#include "../testgrids.h"

namespace sudoku {
namespace {

constexpr std::array kLevels = {"Easy", "Medium", "Hard", "Unfair", "Extreme"};

/// A puzzle as the file tells it: 81 cells, level and score, then its steps.
struct ToldPath {
  std::string line;
  std::string rating;
  std::vector<std::string> steps;
};

std::vector<ToldPath> readPaths() {
  std::ifstream file(SUDOKU_TEST_DATA "/hodokupaths.txt");
  std::vector<ToldPath> paths;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("  "))
      paths.back().steps.push_back(line.substr(2));
    else if (!line.starts_with('#'))
      paths.push_back({line.substr(0, 81), line.substr(82), {}});
  }
  return paths;
}

TEST(HodokuPathTest, TakesTheStepsOfHodokuInItsWords) {
  const std::vector<ToldPath> paths = readPaths();
  ASSERT_GT(paths.size(), 20U);
  for (const ToldPath& told : paths) {
    const SolutionPath path = solvePath(positionOf(gridOf(told.line)), StepOrder::Hodoku);
    EXPECT_TRUE(path.isSolved) << told.line;
    std::vector<std::string> steps;
    for (const Step& step : path.steps)
      if (step.technique > Technique::HiddenSingle) steps.push_back(toNotation(step));
    EXPECT_EQ(steps, told.steps) << told.line;
    const HodokuRating rating = rateLikeHodoku(path.steps);
    EXPECT_EQ(kLevels[static_cast<std::size_t>(rating.level)] + (' ' + std::to_string(rating.score)),
              told.rating)
        << told.line;
  }
}

TEST(HodokuPathTest, TheSumCanRaiseTheLevel) {
  const std::vector<Step> steps(60, Step{Technique::HiddenSingle});
  EXPECT_EQ(rateLikeHodoku(steps), (HodokuRating{HodokuLevel::Medium, 840}));
  EXPECT_EQ(rateLikeHodoku({Step{Technique::XWing}}), (HodokuRating{HodokuLevel::Hard, 140}));
  EXPECT_EQ(rateLikeHodoku({}), (HodokuRating{HodokuLevel::Easy, 0}));
}

}  // namespace
}  // namespace sudoku
