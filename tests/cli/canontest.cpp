#include <gtest/gtest.h>
#include <set>
#include <string>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/canonical.h>
#include <sudoku/grid/transform.h>
#include <sudoku/solving/solver.h>

#include "process.h"
#include "samples.h"

namespace sudoku::cli {
namespace {

Grid gridOf(std::string_view text) {
  return *parseLine(text);
}

std::string isomorphOf(std::string_view text, Random& random) {
  return toLine(transformed(gridOf(text), randomTransformation(random)));
}

TEST(CliCanonTest, PrintsTheCanonicalFormOfPuzzlesAndBoards) {
  const Puzzle form = canonicalForm({gridOf(kPuzzle), gridOf(kSolution)});
  const Finished finished = run({"canon"}, line(kPuzzle) + line(kSolution));
  EXPECT_EQ(finished.output, line(toLine(form.givens)) + line(toLine(form.solution)));
  EXPECT_EQ(finished.errors, "");
  EXPECT_EQ(finished.status, 0);
  EXPECT_EQ(run({"canon"}, finished.output).output, finished.output);
}

TEST(CliCanonTest, IsOneForAllIsomorphsAndDiffersForDifferentPuzzles) {
  Random random(71);
  const std::string puzzles = run({"generate", "-n", "20", "--seed", "71", "--symmetry", "diagonal"}).output;
  std::string isomorphs;
  for (const std::string& puzzle : linesOf(puzzles)) isomorphs += line(isomorphOf(puzzle, random));
  const std::string forms = run({"canon"}, puzzles).output;
  EXPECT_EQ(run({"canon", "--jobs", "2"}, isomorphs).output, forms);
  const auto lines = linesOf(forms);
  EXPECT_EQ(std::set<std::string>(lines.begin(), lines.end()).size(), 20);
}

TEST(CliCanonTest, SaysInItsPlaceWhatHasNone) {
  const Finished finished = run({"canon"}, line("no grid") + line(kPuzzle) + line(clashing()) +
                                               line(unsolvable()) + line(ambiguous()) + line(emptyGrid()));
  const auto lines = linesOf(finished.output);
  ASSERT_EQ(lines.size(), 6);
  EXPECT_EQ(lines[0], "invalid");
  EXPECT_TRUE(parseLine(lines[1]));
  EXPECT_EQ(lines[2], "none");
  EXPECT_EQ(lines[3], "none");
  EXPECT_EQ(lines[4], "multiple");
  EXPECT_EQ(lines[5], "multiple");
  EXPECT_EQ(linesOf(finished.errors),
            (std::vector<std::string>{
                "-:1: column 1: unexpected 'n'", "-:3: column 2: 5 stands twice in row 1: r1c1 and r1c2",
                "-:4: no solution", "-:5: more than one solution", "-:6: more than one solution"}));
  EXPECT_EQ(finished.status, 1);
}

TEST(CliCanonTest, TellsWhetherTwoPuzzlesAreIsomorphs) {
  Random random(72);
  const std::string puzzle(kPuzzle);
  const Finished same = run({"canon", "--same", puzzle, isomorphOf(puzzle, random)});
  EXPECT_EQ(same.output, "same\n");
  EXPECT_EQ(same.errors, "");
  EXPECT_EQ(same.status, 0);
  const Finished different = run({"canon", "--same", puzzle, std::string(kSolution)});
  EXPECT_EQ(different.output, "different\n");
  EXPECT_EQ(different.errors, "");
  EXPECT_EQ(different.status, 1);
}

TEST(CliCanonTest, NamesTheOneOfTwoThatIsNoPuzzle) {
  const std::string puzzle(kPuzzle);
  const Finished first = run({"canon", "--same", "12", puzzle});
  EXPECT_EQ(first.output, "invalid\n");
  EXPECT_EQ(first.errors, "A:1: column 3: only 2 cells of 81\n");
  EXPECT_EQ(first.status, 1);
  const Finished second = run({"canon", "--same", puzzle, ambiguous()});
  EXPECT_EQ(second.output, "multiple\n");
  EXPECT_EQ(second.errors, "B:1: more than one solution\n");
  EXPECT_EQ(second.status, 1);
}

TEST(CliCanonTest, HelpsWithTwoPuzzlesThatAreOne) {
  const auto lines = linesOf(run({"canon", "--help"}).output);
  ASSERT_GE(lines.size(), 2);
  const auto cells = [](const std::string& text) { return text.substr(4, 81); };
  const std::string& last = lines.back();
  EXPECT_EQ(run({"canon", "--same", cells(lines[lines.size() - 2]), cells(last)}).output, "same\n");
}

}  // namespace
}  // namespace sudoku::cli
