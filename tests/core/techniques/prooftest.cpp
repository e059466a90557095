#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

#include <sudoku/hintengine.h>

#include "../testgrids.h"
#include "proofchecker.h"

namespace sudoku {
namespace {

// Of `sudoku-cli generate -n 20000 --seed 5` some that need dynamic forcing chains.
constexpr std::array kHardPuzzles = {
    ".....2....3.9.....9...5.7.289.5......734.......4.1.38.5..6...2.......9.4.8..9..5.",
    "........27.4.9..1..3....79.3..1..68..769.3.......6...3..7.1.....5.3.....29.685...",
};

bool isProved(const Step& step) {
  return step.technique >= Technique::NishioForcingChains;
}

/// Where the path of the first hard puzzle comes to dynamic forcing chains.
Position stuckPosition() {
  Position position = positionOf(gridOf(kHardPuzzles[0]));
  for (auto step = nextStep(position); step && !isProved(*step); step = nextStep(position))
    apply(position, *step);
  return position;
}

TEST(ProofTest, EachLinkOnAPathFollows) {
  for (const char* const line : kHardPuzzles) {
    Position position = positionOf(gridOf(line));
    const SolutionPath path = solvePath(position);
    EXPECT_TRUE(path.isSolved);
    EXPECT_TRUE(std::any_of(path.steps.begin(), path.steps.end(), isProved));
    for (const Step& step : path.steps) {
      if (isProved(step)) {
        EXPECT_EQ(checkProof(position, step), "") << toNotation(step);
      }
      apply(position, step);
    }
  }
}

class ProvedTechniqueTest : public testing::TestWithParam<Technique> {};

// Many steps of a kind are open where none is needed.
TEST_P(ProvedTechniqueTest, EachLinkOfAllStepsFollows) {
  const Position position = stuckPosition();
  const std::vector<Step> steps = allSteps(position, GetParam());
  EXPECT_FALSE(steps.empty());
  for (const Step& step : steps) EXPECT_EQ(checkProof(position, step), "") << toNotation(step);
}

INSTANTIATE_TEST_SUITE_P(Each, ProvedTechniqueTest,
                         testing::Values(Technique::DynamicForcingChains, Technique::DynamicForcingChainsPlus,
                                         Technique::NestedForcingChains,
                                         Technique::NestedMultipleForcingChains,
                                         Technique::NestedDynamicForcingChains, Technique::RefutationTree));

TEST(ProofTest, NestedStepsAreLemmas) {
  const std::vector<Step> steps = allSteps(stuckPosition(), Technique::NestedForcingChains);
  const auto hasLemmas = [](const Step& step) { return !step.lemmas.empty(); };
  const auto nested = std::find_if(steps.begin(), steps.end(), hasLemmas);
  ASSERT_NE(nested, steps.end());
  EXPECT_NE(toNotation(*nested).find("[1] "), std::string::npos);
}

TEST(ProofTest, TheCheckerRefusesWhatIsWrong) {
  const Position position = stuckPosition();
  const std::vector<Step> steps = allSteps(position, Technique::NestedForcingChains);
  const auto nested =
      std::find_if(steps.begin(), steps.end(), [](const Step& step) { return !step.lemmas.empty(); });
  ASSERT_NE(nested, steps.end());
  Step shorter = *nested;
  shorter.chains[0].erase(shorter.chains[0].begin() + 1);
  EXPECT_NE(checkProof(position, shorter), "");
  Step unfinished = *nested;
  unfinished.chains[0].pop_back();
  EXPECT_NE(checkProof(position, unfinished), "");
  Step without = *nested;
  without.lemmas.clear();
  EXPECT_NE(checkProof(position, without), "");
  Step opposite = *nested;
  std::swap(opposite.placements, opposite.eliminations);
  EXPECT_NE(checkProof(position, opposite), "");
}

// What every path could fall back on reaches the end without any other technique but singles.
TEST(RefutationTreeTest, SolvesAlone) {
  Position position = positionOf(gridOf(kHardPuzzles[1]));
  while (!position.board.emptyCells().isEmpty()) {
    std::vector<Step> steps = allSteps(position, Technique::NakedSingle);
    if (steps.empty()) steps = allSteps(position, Technique::HiddenSingle);
    if (steps.empty()) steps = allSteps(position, Technique::RefutationTree);
    ASSERT_FALSE(steps.empty());
    if (isProved(steps.front())) {
      EXPECT_EQ(checkProof(position, steps.front()), "") << toNotation(steps.front());
    }
    apply(position, steps.front());
  }
  EXPECT_TRUE(solvePath(position).isSolved);
}

TEST(RefutationTreeTest, NothingIsRefutedThatSomeSolutionHas) {
  Grid grid = gridOf(kHardPuzzles[0]);
  grid.clear(grid.filledCells().first());
  const Position position = positionOf(grid);
  for (const Step& step : allSteps(position, Technique::RefutationTree))
    EXPECT_EQ(checkProof(position, step), "") << toNotation(step);
  EXPECT_TRUE(allSteps(positionOf(Grid()), Technique::RefutationTree).empty());
}

}  // namespace
}  // namespace sudoku
