#include <algorithm>
#include <gtest/gtest.h>
#include <string>

#include "process.h"
#include "samples.h"

/// Tests of the commands that list steps.
namespace sudoku::cli {
namespace {

// A position of one of the project's own puzzles, and an X-wing in it.
constexpr const char* kLibraryLine =
    ":0300:3:..6.1.78.7..6.+8....8..+73..9.5.7..+9.88+2.+1.+6+54+7.7.+8+5.13.9..+32+7.54.4.+9+65.7+1+5.+74+"
    "812+9.:211 216 319 322 123 323 923 133 238 341 441:383::";

/// The fields of a line, separated by tabs.
std::vector<std::string> cutAtTabs(const std::string& text) {
  std::vector<std::string> fields(1);
  for (const char character : text) {
    if (character == '\t')
      fields.emplace_back();
    else
      fields.back() += character;
  }
  return fields;
}

TEST(CliPathTest, TellsEachStepInFourFields) {
  const Finished finished = run({"path"}, line(kPuzzle));
  EXPECT_EQ(finished.status, 0);
  EXPECT_EQ(finished.errors, "");
  const std::vector<std::string> lines = linesOf(finished.output);
  const auto blanks = static_cast<std::size_t>(std::count(kPuzzle.begin(), kPuzzle.end(), '.'));
  ASSERT_EQ(lines.size(), blanks);  // holds because this puzzle is solved by singles alone
  for (const std::string& step : lines) EXPECT_EQ(cutAtTabs(step).size(), 4U) << step;
  EXPECT_EQ(lines.front(), "Hidden Single\t14\tr1c6=8\tHidden Single: r1c6=8");
}

TEST(CliPathTest, FillsInTheSolution) {
  std::string cells(kPuzzle);
  for (const std::string& step : linesOf(run({"path"}, line(kPuzzle)).output)) {
    const std::string placed = cutAtTabs(step)[2];
    ASSERT_EQ(placed.size(), 6U) << step;
    cells[static_cast<std::size_t>((placed[1] - '1') * 9 + placed[3] - '1')] = placed[5];
  }
  EXPECT_EQ(cells, kSolution);
}

TEST(CliPathTest, SaysWhatIsNoPuzzle) {
  const Finished finished = run({"path"}, line(unsolvable()) + line(ambiguous()) + line("12"));
  EXPECT_EQ(finished.output, "none\nmultiple\ninvalid\n");
  EXPECT_EQ(finished.status, 1);
}

TEST(CliPathTest, KeepsTheOrderWithManyJobs) {
  const std::string input = line(kPuzzle) + line(kSolution) + line("12") + line(kPuzzle);
  EXPECT_EQ(run({"path", "--jobs", "4"}, input).output, run({"path"}, input).output);
}

TEST(CliStepsTest, AnswersALibraryLineWithItself) {
  const Finished finished = run({"steps", "--output", "library"}, line(kLibraryLine));
  EXPECT_EQ(finished.output, "# 1\n" + line(kLibraryLine));
  EXPECT_EQ(finished.status, 0);
}

TEST(CliStepsTest, TheVariantXAsksForTheTechniqueToo) {
  std::string refused = kLibraryLine;
  refused.insert(5, "-x");
  EXPECT_EQ(run({"steps", "--output", "library"}, line(refused)).output, "# 1\n" + line(kLibraryLine));
}

TEST(CliStepsTest, TellsOnlyTheTechniqueAskedFor) {
  const Finished all = run({"steps"}, line(kPuzzle));
  const Finished some = run({"steps", "--technique", "naked-single"}, line(kPuzzle));
  EXPECT_LT(some.output.size(), all.output.size());
  const std::vector<std::string> lines = linesOf(some.output);
  ASSERT_GT(lines.size(), 1U);
  EXPECT_EQ(lines.front(), "# 1");
  for (std::size_t index = 1; index < lines.size(); ++index) {
    EXPECT_EQ(cutAtTabs(lines[index])[0], "Naked Single");
    EXPECT_NE(all.output.find(lines[index]), std::string::npos);
  }
}

TEST(CliStepsTest, ReadsPencilMarks) {
  const std::string marks = run({"convert", "--to", "pm"}, line(kPuzzle)).output;
  EXPECT_EQ(run({"steps", "--technique", "h1"}, marks).output,
            run({"steps", "--technique", "h1"}, line(kPuzzle)).output);
}

TEST(CliStepsTest, NumbersPositionsAndSaysWhichAreNone) {
  const Finished finished =
      run({"steps", "--technique", "fh"}, line(kSolution) + line("12") + line(kSolution));
  EXPECT_EQ(finished.output, "# 1\n# 2\ninvalid\n# 3\n");
  EXPECT_EQ(finished.status, 1);
}

TEST(CliStepsTest, NamesTheFirstContradiction) {
  std::string wrong = ":0000:x:" + std::string(kPuzzle) + ":::";
  const std::size_t hole = wrong.find('.');
  const char right = kSolution[hole - 8];
  std::string errors;
  for (char digit = '1'; digit <= '9' && errors.find(" is wrong: the solution has ") == std::string::npos;
       ++digit) {
    if (digit == right) continue;
    std::string line = wrong;
    line.replace(hole, 1, std::string("+") + digit);
    const Finished finished = run({"steps"}, line + '\n');
    EXPECT_EQ(finished.status, 1) << line;
    errors = finished.errors;
    EXPECT_EQ(errors.substr(0, 5), "-:1: ");
  }
  EXPECT_NE(errors.find(std::string(" is wrong: the solution has ") + right + " there\n"), std::string::npos);
}

TEST(CliPathTest, NamesTheFirstContradiction) {
  std::string clash(81, '.');
  clash[3] = clash[7] = '5';
  const Finished finished = run({"path"}, line(clash));
  EXPECT_EQ(finished.output, "none\n");
  EXPECT_EQ(finished.errors, "-:1: r1c4 and r1c8 both hold 5\n");
  EXPECT_EQ(finished.status, 1);
}

TEST(CliStepsTest, KnowsNoOtherCodes) {
  std::string strange = kLibraryLine;
  strange.replace(1, 4, "9999");
  const Finished finished = run({"steps"}, line(strange));
  EXPECT_EQ(finished.output, "# 1\ninvalid\n");
  EXPECT_EQ(finished.errors, "-:1: no technique has the code 9999\n");
  EXPECT_EQ(finished.status, 1);
}

}  // namespace
}  // namespace sudoku::cli
