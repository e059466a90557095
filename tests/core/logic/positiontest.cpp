#include <gtest/gtest.h>

#include <sudoku/logic/position.h>
#include <sudoku/logic/stepfinder.h>

#include "../testgrids.h"
#include "techniques/patterns.h"

namespace sudoku {
namespace {

TEST(PositionTest, StartsWithTheGivensAndWhatTheyLeave) {
  const Grid givens = puzzleOf(1).givens;
  const Position position = positionOf(givens);
  EXPECT_EQ(position.givens, givens);
  EXPECT_EQ(position.board, givens);
  EXPECT_EQ(position.candidates, Candidates(givens));
}

TEST(PositionTest, APlacedDigitStandsOnTheBoardAndGoesFromItsPeers) {
  Position position = positionWith(restrictionsIn("r1c23456789<>6"));
  const std::vector<Step> steps = allSteps(position, Technique::HiddenSingle);
  ASSERT_EQ(steps.size(), 1U);
  position = applyStep(position, steps.front());
  Grid board;
  board.set(Cell(0), Digit(6));
  EXPECT_EQ(position, (Position{Grid(), board, Candidates(board)}));
}

TEST(PositionTest, AnEliminationTakesNothingButItsCandidates) {
  Position position = positionWith(restrictionsIn("r23c123<>6"));
  const std::vector<Step> steps = allSteps(position, Technique::Pointing);
  ASSERT_EQ(steps.size(), 1U);
  position = applyStep(position, steps.front());
  EXPECT_EQ(position, positionWith(restrictionsIn("r23c123,r1c456789<>6")));
}

TEST(PositionTest, StepsLeadToTheSolutionAndNeverTakeIt) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const Puzzle puzzle = puzzleOf(seed);
    Position position = positionOf(puzzle.givens);
    for (const Step& step : solvePath(position).steps) {
      const Candidates before = position.candidates;
      position = applyStep(position, step);
      EXPECT_NE(position.candidates, before) << puzzle.givens;
      EXPECT_EQ(position.candidates.openCells(), position.board.emptyCells());
      for (const Cell cell : allCells())
        ASSERT_TRUE(position.candidates.at(cell).contains(*puzzle.solution.at(cell))) << puzzle.givens;
    }
    EXPECT_EQ(position, (Position{puzzle.givens, puzzle.solution, Candidates(puzzle.solution)}));
  }
}

}  // namespace
}  // namespace sudoku
