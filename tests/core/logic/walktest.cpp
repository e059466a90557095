#include <array>
#include <gtest/gtest.h>
#include <stop_token>
#include <string_view>

#include <sudoku/logic/stepfinder.h>
#include <sudoku/solving/solver.h>

#include "../testgrids.h"
#include "levelpath.h"
#include "logic/walk.h"

namespace sudoku {
namespace {

constexpr std::array kLevels = {Level::Easy,   Level::Medium,  Level::Hard,
                                Level::Expert, Level::Extreme, Level::Inhuman};

constexpr std::string_view kExtreme =
    "...8..176.9...7...5.....2......64...2.6...4.1...91......4.....8...3...2.325..1...";
constexpr std::string_view kInhuman =
    "..9.......4.7.91.68...4..9...74..3.8....7....3.2..89...1..2...77.48.1.6.......4..";

TEST(WalkTest, GoesAsFarAsAPathOfThatLevel) {
  int unsolved = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Puzzle puzzle = puzzleOf(seed, Symmetry::None);
    const Grid& givens = puzzle.givens;
    const SolutionPath path = solvePath(positionOf(givens));
    for (const Level level : kLevels) {
      const Position position = followPath(positionOf(givens), path.steps, level);
      Walk walk(puzzle);
      const bool isSolved = walk.solveUpTo(level, {});
      EXPECT_EQ(isSolved, position.board.emptyCells().isEmpty()) << givens;
      EXPECT_EQ(walk.isSolved(), isSolved) << givens;
      EXPECT_EQ(walk.candidatesLeft(), candidatesLeft(position)) << givens;
      unsolved += isSolved ? 0 : 1;
    }
  }
  EXPECT_GT(unsolved, 60);
}

TEST(WalkTest, GoesOnFromWhereItStands) {
  const Puzzle puzzle = *toPuzzle(gridOf(kExtreme));
  Walk inStages(puzzle);
  for (const Level level : kLevels) {
    Walk atOnce(puzzle);
    EXPECT_EQ(inStages.solveUpTo(level, {}), atOnce.solveUpTo(level, {}));
    EXPECT_EQ(inStages.candidatesLeft(), atOnce.candidatesLeft());
  }
}

TEST(WalkTest, TakesAllStepsOfATechniqueAtOnce) {
  int taken = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Puzzle puzzle = puzzleOf(seed, Symmetry::None);
    const Grid& givens = puzzle.givens;
    Position position = followPath(positionOf(givens), solvePath(puzzle).steps, Level::Medium);
    Walk walk(puzzle);
    if (walk.solveUpTo(Level::Medium, {})) continue;
    const std::vector<Step> steps = allSteps(position, Technique::HiddenTriple);
    EXPECT_EQ(walk.takeAll(Technique::HiddenTriple, Technique::HiddenTriple), !steps.empty()) << givens;
    for (const Step& step : steps) position = applyStep(position, step);
    EXPECT_EQ(walk.candidatesLeft(), candidatesLeft(position)) << givens;
    taken += static_cast<int>(steps.size());
  }
  EXPECT_GT(taken, 0);
}

// Basic steps are taken all the same, as they take no time.
TEST(WalkTest, TakesNoMoreThanBasicStepsOnceAskedToStop) {
  std::stop_source stop;
  stop.request_stop();
  const Puzzle puzzle = *toPuzzle(gridOf(kExtreme));
  Walk stopped(puzzle);
  EXPECT_FALSE(stopped.solveUpTo(Level::Extreme, stop.get_token()));
  Walk basic(puzzle);
  basic.solveUpTo(Level::Medium, {});
  EXPECT_EQ(stopped.candidatesLeft(), basic.candidatesLeft());
  EXPECT_TRUE(stopped.solveUpTo(Level::Extreme, {}));
}

TEST(SeemsInhumanTest, TellsInhumanPuzzlesFromOthers) {
  EXPECT_TRUE(seemsInhuman(*toPuzzle(gridOf(kInhuman)), {}));
  EXPECT_FALSE(seemsInhuman(*toPuzzle(gridOf(kExtreme)), {}));
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Puzzle puzzle = puzzleOf(seed, Symmetry::None);
    Walk walk(puzzle);
    if (walk.solveUpTo(Level::Expert, {})) {
      EXPECT_FALSE(seemsInhuman(puzzle, {})) << puzzle.givens;
    }
  }
}

TEST(SeemsInhumanTest, SaysNoOnceAskedToStop) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(seemsInhuman(*toPuzzle(gridOf(kInhuman)), stop.get_token()));
}

}  // namespace
}  // namespace sudoku
