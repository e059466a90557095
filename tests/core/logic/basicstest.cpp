#include <gtest/gtest.h>

#include <sudoku/logic/stepfinder.h>

#include "../testgrids.h"
#include "levelpath.h"
#include "logic/basics.h"
#include "techniques/patterns.h"

namespace sudoku {
namespace {

TEST(BasicsTest, EndWhereAPathEnds) {
  int unsolved = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Grid givens = puzzleOf(seed, Symmetry::None).givens;
    const SolutionPath path = solvePath(positionOf(givens));
    for (const Level level : {Level::Easy, Level::Medium}) {
      const Position position = followPath(positionOf(givens), path.steps, level);
      Candidates candidates(givens);
      applyBasicTechniques(candidates, level);
      EXPECT_EQ(candidates, position.candidates) << givens;
      unsolved += candidates.openCells().isEmpty() ? 0 : 1;
    }
  }
  EXPECT_GT(unsolved, 20);
}

/// Expects the basic steps of a level to change a position, and just as the techniques of that level do.
void expectStepsOf(Level level, std::string_view text) {
  const Position position = positionWith(restrictionsIn(text));
  Candidates candidates = position.candidates;
  applyBasicTechniques(candidates, level);
  EXPECT_NE(candidates, position.candidates) << text;
  EXPECT_EQ(candidates, takeAllUpTo(position, level).candidates) << text;
}

/// Expects the basic steps of a level to leave a position as it is.
void expectNoStepOf(Level level, std::string_view text) {
  const Position position = positionWith(restrictionsIn(text));
  Candidates candidates = position.candidates;
  applyBasicTechniques(candidates, level);
  EXPECT_EQ(candidates, position.candidates) << text;
}

TEST(BasicsTest, TakeEachKindOfStepAlone) {
  expectStepsOf(Level::Easy, "r1c23456789<>6");
  expectStepsOf(Level::Medium, "r5c5<>12346789");
  expectStepsOf(Level::Medium, "r23c123<>6");
  expectStepsOf(Level::Medium, "r456c79<>6");
  expectStepsOf(Level::Medium, "r5c123789<>6");
  expectStepsOf(Level::Medium, "r123456c9<>6");
  expectStepsOf(Level::Medium, "r1c15<>3456789");
  expectStepsOf(Level::Medium, "r4c4,r6c6<>1235679");
  expectStepsOf(Level::Medium, "r1c12<>3456789");
  expectStepsOf(Level::Medium, "r1c2346789<>12");
  expectStepsOf(Level::Medium, "r4c56,r5c456,r6c45<>48");
}

// A box points at a cell, whose single makes a pair, which makes the next single.
TEST(BasicsTest, TakeWhatFollowsFromEachOther) {
  constexpr std::string_view kChain = "r23c123<>6, r1c9<>1234789, r9c9<>346789, r9c1<>3456789, r9c5<>456789";
  expectStepsOf(Level::Medium, kChain);
  Candidates candidates = positionWith(restrictionsIn(kChain)).candidates;
  applyBasicTechniques(candidates, Level::Medium);
  EXPECT_EQ(allCells() - candidates.openCells(), (CellSet{Cell::at(0, 8), Cell::at(8, 4)}));
  EXPECT_EQ(candidates.at(Cell::at(0, 8)), DigitSet{Digit(5)});
  EXPECT_EQ(candidates.at(Cell::at(8, 4)), DigitSet{Digit(3)});
}

TEST(BasicsTest, LeaveWhatIsOfAHigherLevel) {
  expectNoStepOf(Level::Easy, "r5c5<>12346789");
  expectNoStepOf(Level::Easy, "r23c123<>6");
  expectNoStepOf(Level::Medium, "r1c159<>456789");
  expectNoStepOf(Level::Medium, "r1c234678<>123");
  expectNoStepOf(Level::Medium, "r15c1345679<>6");
  expectNoStepOf(Level::Medium, "r1c1<>3456789, r1c5<>2456789, r5c1<>1456789");
}

}  // namespace
}  // namespace sudoku
