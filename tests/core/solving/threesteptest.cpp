#include <algorithm>
#include <gtest/gtest.h>
#include <stop_token>
#include <vector>

#include <sudoku/making/puzzlemaker.h>
#include <sudoku/solving/threestep.h>

namespace sudoku {
namespace {

using Kind = ThreeStep::Kind;

int countOf(const ThreeStepPath& path, Kind kind) {
  return static_cast<int>(std::count_if(path.steps.begin(), path.steps.end(),
                                        [kind](const ThreeStep& step) { return step.kind == kind; }));
}

TEST(ThreeStepTest, NamesALastEmptyCellBeforeAnOnlyDigit) {
  const Puzzle puzzle = makePuzzle({{}, 51});
  Grid grid = puzzle.solution;
  grid.clear(Cell::at(0, 0));
  const ThreeStepPath path = solveInThreeSteps(grid);
  ASSERT_EQ(path.steps.size(), 1U);
  EXPECT_EQ(path.steps[0], (ThreeStep{Kind::LastCell, Cell(0), *puzzle.solution.at(Cell(0))}));
  EXPECT_EQ(path.solution, puzzle.solution);
}

TEST(ThreeStepTest, FindsAnOnlyDigit) {
  // 1-8 stand in the row, the column and the box of r1c1, and no house of it is nearly full.
  Grid givens;
  givens.set(Cell::at(0, 3), Digit(1));
  givens.set(Cell::at(0, 4), Digit(2));
  givens.set(Cell::at(0, 5), Digit(3));
  givens.set(Cell::at(3, 0), Digit(4));
  givens.set(Cell::at(4, 0), Digit(5));
  givens.set(Cell::at(5, 0), Digit(6));
  givens.set(Cell::at(1, 1), Digit(7));
  givens.set(Cell::at(2, 2), Digit(8));
  const ThreeStepPath path = solveInThreeSteps(givens);
  ASSERT_FALSE(path.steps.empty());
  EXPECT_EQ(path.steps[0], (ThreeStep{Kind::OnlyDigit, Cell(0), Digit(9)}));
}

TEST(ThreeStepTest, StepsLeadFromThePuzzleToItsSolution) {
  Random random(52);
  int assumed = 0;
  for (int count = 0; count < 50; ++count) {
    const Puzzle puzzle = makePuzzle({{}, random.next()});
    const ThreeStepPath path = solveInThreeSteps(puzzle.givens);
    EXPECT_EQ(path.solution, puzzle.solution);
    EXPECT_FALSE(path.gaveUp);
    assumed += countOf(path, Kind::Assume);

    // The steps that were not taken back fill the grid, in their order.
    std::vector<Grid> before;
    Grid grid = puzzle.givens;
    for (const ThreeStep& step : path.steps) {
      if (step.kind == Kind::TakeBack) {
        grid = before.back();
        before.pop_back();
        EXPECT_TRUE(grid.isEmpty(step.cell));
        continue;
      }
      if (step.kind == Kind::Assume) before.push_back(grid);
      EXPECT_TRUE(grid.isEmpty(step.cell));
      grid.set(step.cell, step.digit);
    }
    EXPECT_EQ(grid, puzzle.solution);
  }
  EXPECT_GT(assumed, 0);
}

TEST(ThreeStepTest, SaysThatThereIsNoSolution) {
  Grid clash;
  clash.set(Cell(0), Digit(1));
  clash.set(Cell(1), Digit(1));
  EXPECT_FALSE(solveInThreeSteps(clash).solution);
  EXPECT_TRUE(solveInThreeSteps(clash).steps.empty());

  Grid noDigit;  // 1-8 in the row of r1c9, 9 in its column
  for (int column = 0; column < 8; ++column) noDigit.set(Cell::at(0, column), Digit(column + 1));
  noDigit.set(Cell::at(5, 8), Digit(9));
  const ThreeStepPath path = solveInThreeSteps(noDigit);
  EXPECT_FALSE(path.solution);
  EXPECT_FALSE(path.gaveUp);
}

TEST(ThreeStepTest, GivesUpAfterAsManyAssumptionsAsAllowed) {
  const ThreeStepPath path = solveInThreeSteps(Grid(), 10);
  EXPECT_TRUE(path.gaveUp);
  EXPECT_FALSE(path.solution);
  EXPECT_EQ(countOf(path, Kind::Assume), 10);
  EXPECT_TRUE(solveInThreeSteps(Grid()).solution) << "the empty grid has many";
}

TEST(ThreeStepTest, GivesUpWhenAskedToStop) {
  std::stop_source stop;
  EXPECT_TRUE(solveInThreeSteps(Grid(), 1000, stop.get_token()).solution);
  stop.request_stop();
  const ThreeStepPath path = solveInThreeSteps(Grid(), 1000, stop.get_token());
  EXPECT_TRUE(path.gaveUp);
  EXPECT_FALSE(path.solution);
}

}  // namespace
}  // namespace sudoku
