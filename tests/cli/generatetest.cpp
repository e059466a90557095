#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <sstream>
#include <string>

#include <sudoku/checker.h>
#include <sudoku/formats.h>
#include <sudoku/puzzle.h>
#include <sudoku/rating.h>
#include <sudoku/solver.h>
#include <sudoku/symmetry.h>

#include "process.h"
#include "samples.h"

namespace sudoku::cli {
namespace {

/// The grids at the start of the lines of a text.
std::vector<Grid> gridsOf(std::string_view text) {
  std::vector<Grid> grids;
  for (const std::string& line : linesOf(text)) {
    const auto grid = parseLine(line);
    EXPECT_TRUE(grid) << line;
    if (grid) grids.push_back(*grid);
  }
  return grids;
}

std::vector<std::string> fieldsOf(const std::string& line) {
  std::vector<std::string> fields;
  std::istringstream stream(line);
  for (std::string field; std::getline(stream, field, '\t');) fields.push_back(field);
  return fields;
}

TEST(CliBoardTest, PrintsCompleteBoards) {
  const Finished finished = run({"board", "-n", "50"});
  EXPECT_EQ(finished.status, 0);
  EXPECT_EQ(finished.errors, "");
  const auto boards = gridsOf(finished.output);
  EXPECT_EQ(boards.size(), 50);
  for (const Grid& board : boards) EXPECT_TRUE(isSolved(board));
}

TEST(CliBoardTest, PrintsOneBoardByItself) {
  EXPECT_EQ(linesOf(run({"board", "--method", "backtracking"}).output).size(), 1);
}

TEST(CliBoardTest, MeansTheSameBoardsByASeed) {
  const std::string boards = run({"board", "-n", "20", "--seed", "7"}).output;
  EXPECT_EQ(run({"board", "-n20", "--seed=7"}).output, boards);
  EXPECT_NE(run({"board", "-n", "20", "--seed", "8"}).output, boards);
  const auto lines = linesOf(boards);
  EXPECT_EQ(std::set<std::string>(lines.begin(), lines.end()).size(), 20);
}

TEST(CliGenerateTest, MakesAThousandPuzzlesWithOneSolutionEach) {
  const Finished made = run({"generate", "-n", "1000", "--seed", "7"});
  EXPECT_EQ(made.status, 0);
  EXPECT_EQ(made.errors, "");
  std::string ones;
  for (int puzzle = 0; puzzle < 1000; ++puzzle) ones += "1\n";
  EXPECT_EQ(run({"count", "--limit", "3"}, made.output).output, ones);
  for (const Grid& puzzle : gridsOf(made.output)) EXPECT_TRUE(isMinimal(puzzle));
}

TEST(CliGenerateTest, MakesOnePuzzleByItselfAndNoneIfNoneIsWanted) {
  EXPECT_EQ(linesOf(run({"generate"}).output).size(), 1);
  EXPECT_EQ(run({"generate", "-n", "0"}).output, "");
}

TEST(CliGenerateTest, DrawsASeedUnlessOneIsGiven) {
  EXPECT_NE(run({"generate"}).output, run({"generate"}).output);
}

TEST(CliGenerateTest, MeansTheSamePuzzlesByASeed) {
  for (const std::string seed : {"0", "1", "18446744073709551615"}) {
    const std::string five = run({"generate", "-n", "5", "--seed", seed}).output;
    const std::string ten = run({"generate", "-n", "10", "--seed", seed}).output;
    EXPECT_EQ(ten.substr(0, five.size()), five);
    EXPECT_EQ(linesOf(ten).size(), 10);
  }
}

TEST(CliGenerateTest, MakesEverySymmetry) {
  for (const auto& [symmetry, name] : Names<Symmetry>::kNames) {
    const Finished made = run({"generate", "-n", "3", "--symmetry", std::string(name)});
    for (const Grid& puzzle : gridsOf(made.output)) {
      EXPECT_TRUE(hasUniqueSolution(puzzle));
      const CellSet givens = puzzle.filledCells();
      for (const CellSet orbit : orbitsOf(symmetry))
        EXPECT_TRUE((orbit & givens).isEmpty() || (orbit - givens).isEmpty())
            << name << ' ' << toLine(puzzle);
    }
  }
}

TEST(CliGenerateTest, MakesEveryLevel) {
  for (const auto& [level, name] : Names<Level>::kNames) {
    const auto puzzles = gridsOf(run({"generate", "-n", "2", "--level", std::string(name)}).output);
    EXPECT_EQ(puzzles.size(), 2);
    for (const Grid& puzzle : puzzles) EXPECT_EQ(levelOf(puzzle), level);
  }
}

TEST(CliGenerateTest, MakesMinimalPuzzlesWithSymmetryToo) {
  const auto puzzles = gridsOf(run({"generate", "-n", "3", "--minimal", "--symmetry", "180"}).output);
  EXPECT_EQ(puzzles.size(), 3);
  for (const Grid& puzzle : puzzles) EXPECT_TRUE(isMinimal(puzzle));
}

TEST(CliGenerateTest, PutsTheFieldsAskedForBehindThePuzzle) {
  const Finished made =
      run({"generate", "-n", "3", "--seed", "3", "--symmetry", "90", "--with", "solution,rating,id"});
  EXPECT_EQ(linesOf(made.output).size(), 3);
  for (const std::string& line : linesOf(made.output)) {
    const auto fields = fieldsOf(line);
    ASSERT_EQ(fields.size(), 4) << line;
    const auto puzzle = parseLine(fields[0]);
    ASSERT_TRUE(puzzle) << line;
    EXPECT_EQ(fields[1], "solution=" + toLine(*solve(*puzzle)));
    EXPECT_EQ(fields[2], "level=" + std::string(nameOf(levelOf(*puzzle))));
    EXPECT_EQ(fields[3].substr(0, 25), "id=1-backtracking-all-90-");
  }
  EXPECT_EQ(run({"count"}, made.output).output, "1\n1\n1\n");
}

TEST(CliGenerateTest, MakesAPuzzleAgainFromItsId) {
  for (const std::string symmetry : {"none", "mirror-both", "180"}) {
    const std::string made =
        run({"generate", "--symmetry", symmetry, "--level", "medium", "--with", "solution,id"}).output;
    const std::string id = made.substr(made.find("id=") + 3);
    EXPECT_EQ(run({"generate", "--with", "solution,id", "--id", id.substr(0, id.size() - 1)}).output, made);
  }
}

TEST(CliGenerateLongTest, SaysSoWhenNoPuzzleIsAsWished) {
  // Hundreds of boards give no fully symmetric puzzle of which every single given is needed; a level besides
  // is too much to ask.
  const Finished finished =
      run({"generate", "--level", "easy", "--symmetry", "full", "--minimal", "--seed", "1"});
  EXPECT_EQ(finished.output, "none\n");
  EXPECT_EQ(finished.errors, "generate:1: none of very many puzzles was as wished\n");
  EXPECT_EQ(finished.status, 1);
}

}  // namespace
}  // namespace sudoku::cli
