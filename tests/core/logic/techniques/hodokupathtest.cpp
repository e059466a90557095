#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include <sudoku/logic/notation.h>
#include <sudoku/logic/stepfinder.h>

#include "../../testgrids.h"

namespace sudoku {
namespace {

/// A puzzle of the file and the steps that are told of it.
struct ToldPath {
  std::string line;
  std::vector<std::string> steps;
};

std::vector<ToldPath> readPaths() {
  std::ifstream file(SUDOKU_TEST_DATA "/hodokupaths.txt");
  std::vector<ToldPath> paths;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("  "))
      paths.back().steps.push_back(line.substr(2));
    else if (!line.starts_with('#'))
      paths.push_back({line.substr(0, 81), {}});
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
  }
}

}  // namespace
}  // namespace sudoku
