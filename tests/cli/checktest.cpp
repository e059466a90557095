#include <gtest/gtest.h>
#include <string>

#include "process.h"
#include "samples.h"

namespace sudoku::cli {
namespace {

Finished check(std::string_view puzzle, std::string_view grid) {
  return run({"check", std::string(puzzle), std::string(grid)});
}

TEST(CliCheckTest, CountsEmptyCellsOfAnUntouchedPuzzle) {
  const Finished finished = check(kPuzzle, kPuzzle);
  EXPECT_EQ(finished.output, "right=0 wrong=0 empty=51\n");
  EXPECT_EQ(finished.errors, "");
  EXPECT_EQ(finished.status, 0);
}

TEST(CliCheckTest, CountsRightAndWrongEntries) {
  std::string grid(kPuzzle);
  grid[2] = '4';       // a right entry
  grid[3] = '2';       // a wrong entry
  grid[80 - 3] = '2';  // another wrong entry
  EXPECT_EQ(check(kPuzzle, grid).output, "right=1 wrong=2 empty=48\n");
  EXPECT_EQ(check(kPuzzle, kSolution).output, "right=51 wrong=0 empty=0\n");
}

TEST(CliCheckTest, CountsAGivenThatIsLeftOutAsEmpty) {
  EXPECT_EQ(check(kPuzzle, emptyGrid()).output, "right=0 wrong=0 empty=81\n");
}

TEST(CliCheckTest, RefusesAGridThatChangesAGiven) {
  std::string grid(kPuzzle);
  grid[1] = '4';
  const Finished finished = check(kPuzzle, grid);
  EXPECT_EQ(finished.output, "invalid\n");
  EXPECT_EQ(finished.errors, "GRID:1: column 2: 4 where the puzzle gives 3\n");
  EXPECT_EQ(finished.status, 1);
}

TEST(CliCheckTest, SaysWhatIsWrongWithThePuzzle) {
  EXPECT_EQ(check(ambiguous(), kPuzzle).output, "multiple\n");
  EXPECT_EQ(check(ambiguous(), kPuzzle).errors, "PUZZLE:1: more than one solution\n");
  EXPECT_EQ(check(clashing(), kPuzzle).output, "none\n");
  EXPECT_EQ(check(unsolvable(), kPuzzle).errors, "PUZZLE:1: no solution\n");
  EXPECT_EQ(check("12", kPuzzle).output, "invalid\n");
  EXPECT_EQ(check("12", kPuzzle).errors, "PUZZLE:1: column 3: only 2 cells of 81\n");
  EXPECT_EQ(check("12", kPuzzle).status, 1);
}

TEST(CliCheckTest, SaysWhatIsWrongWithTheGrid) {
  const Finished finished = check(kPuzzle, std::string(kPuzzle) + "1");
  EXPECT_EQ(finished.output, "invalid\n");
  EXPECT_EQ(finished.errors, "GRID:1: column 82: more than 81 cells\n");
  EXPECT_EQ(finished.status, 1);
}

}  // namespace
}  // namespace sudoku::cli
