#include <gtest/gtest.h>
#include <string>

#include "process.h"
#include "samples.h"

/// Tests of the commands that answer puzzle by puzzle.
namespace sudoku::cli {
namespace {

TEST(CliSolveTest, PrintsSolutionsAndInTheirPlaceWhatIsWrong) {
  const Finished finished = run({"solve"}, line(kPuzzle) + line(clashing()) + line(unsolvable()) +
                                               line(ambiguous()) + line("no grid") + line(kSolution));
  EXPECT_EQ(finished.output, line(kSolution) + "none\nnone\nmultiple\ninvalid\n" + line(kSolution));
  EXPECT_EQ(linesOf(finished.errors), (std::vector<std::string>{
                                          "-:2: column 2: 5 stands twice in row 1: r1c1 and r1c2",
                                          "-:3: no solution",
                                          "-:4: more than one solution",
                                          "-:5: column 1: unexpected 'n'",
                                      }));
  EXPECT_EQ(finished.status, 1);
}

TEST(CliSolveTest, TellsEachStepOfTheMethodThatAPersonCanFollow) {
  const Finished finished = run({"solve", "--method", "threestep"}, line(kPuzzle) + line(ambiguous()));
  std::vector<std::string> lines = linesOf(finished.output);
  ASSERT_EQ(lines.size(), 53U) << "51 cells to fill, the solution, what is no puzzle";
  EXPECT_EQ(lines[51] + '\n', line(kSolution));
  EXPECT_EQ(lines[52], "multiple");
  for (std::size_t step = 0; step < 51; ++step) {
    const std::size_t tab = lines[step].find('\t');
    ASSERT_NE(tab, std::string::npos) << lines[step];
    const std::string kind = lines[step].substr(0, tab);
    EXPECT_TRUE(kind == "only-digit" || kind == "last-cell") << kind;
    const auto index =
        static_cast<std::size_t>((lines[step][tab + 2] - '1') * 9 + lines[step][tab + 4] - '1');
    EXPECT_EQ(lines[step].substr(tab + 5), std::string("=") + kSolution[index]);
  }
  EXPECT_EQ(run({"solve", "--method", "engine"}, line(kPuzzle)).output, line(kSolution));
}

TEST(CliCountTest, CountsUpToTwoByItself) {
  const Finished finished = run({"count"}, line(kPuzzle) + line(clashing()) + line(unsolvable()) +
                                               line(ambiguous()) + line(emptyGrid()));
  EXPECT_EQ(finished.output, "1\n0\n0\n2\n2\n");
  EXPECT_EQ(finished.errors, "");
  EXPECT_EQ(finished.status, 0);
}

TEST(CliCountTest, CountsUpToTheLimit) {
  const std::string input = line(kPuzzle) + line(emptyGrid());
  EXPECT_EQ(run({"count", "--limit", "1"}, input).output, "1\n1\n");
  EXPECT_EQ(run({"count", "--limit=500"}, input).output, "1\n500\n");
}

TEST(CliCountTest, FailsForWhatIsNoGridAlone) {
  const Finished finished = run({"count"}, line("12") + line(clashing()));
  EXPECT_EQ(finished.output, "invalid\n0\n");
  EXPECT_EQ(finished.status, 1);
}

TEST(CliPrintTest, DrawsRulesBetweenBoxesAndAnEmptyLineBehindEachGrid) {
  const std::string drawn =
      "5 3 . | . 7 . | . . .\n"
      "6 . . | 1 9 5 | . . .\n"
      ". 9 8 | . . . | . 6 .\n"
      "------+-------+------\n"
      "8 . . | . 6 . | . . 3\n"
      "4 . . | 8 . 3 | . . 1\n"
      "7 . . | . 2 . | . . 6\n"
      "------+-------+------\n"
      ". 6 . | . . . | 2 8 .\n"
      ". . . | 4 1 9 | . . 5\n"
      ". . . | . 8 . | . 7 9\n"
      "\n";
  const Finished finished = run({"print"}, line(kPuzzle) + line("12") + line(kPuzzle));
  EXPECT_EQ(finished.output, drawn + "invalid\n" + drawn);
  EXPECT_EQ(finished.errors, "-:2: column 3: only 2 cells of 81\n");
  EXPECT_EQ(finished.status, 1);
}

TEST(CliPrintTest, DrawsGridsThatClashToo) {
  EXPECT_EQ(run({"print"}, line(clashing())).status, 0);
}

}  // namespace
}  // namespace sudoku::cli
