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

// It takes a unique rectangle, an ALS-XY-wing, a forcing chain and others.
constexpr std::string_view kManyTechniques =
    "7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5...........";

TEST(CliVerifyTest, AcceptsThePathsWithProofs) {
  const std::string paths = run({"path", "--proof"}, line(kPuzzle) + line(kManyTechniques)).output;
  std::string steps;
  for (const std::string& each : linesOf(paths))
    if (!each.starts_with(' ') && !each.starts_with("puzzle ")) steps += line(each);
  EXPECT_EQ(steps, run({"path"}, line(kPuzzle) + line(kManyTechniques)).output);
  const Finished finished = run({"verify"}, paths);
  EXPECT_EQ(finished.errors, "");
  EXPECT_EQ(finished.status, 0);
  const std::vector<std::string> answers = linesOf(finished.output);
  ASSERT_EQ(answers.size(), 2U);
  for (const std::string& answer : answers) EXPECT_TRUE(answer.starts_with("solved steps=")) << answer;
}

TEST(CliVerifyTest, AcceptsProofsOfOthers) {
  const std::string paths = "# by hand\r\npuzzle " + line(kPuzzle) +
                            "\nr1c6=8\n  any r1c6=8 split { r1c6=8 by 8b2 }\n"
                            "r1c3<>4\n  each r1c3<>4 count 4r1 / 4r1\n";
  const Finished finished = run({"verify"}, paths);
  EXPECT_EQ(finished.output, "");
  EXPECT_EQ(finished.errors, "-:7: the ground does not show the claim\n");
  EXPECT_EQ(finished.status, 1);
  EXPECT_EQ(run({"verify"}, paths.substr(0, paths.find("r1c3"))).output, "open steps=1 lemmas=1\n");
}

TEST(CliVerifyTest, SaysWhichLineDoesNotHoldAndWhy) {
  const std::string start = "puzzle " + line(kPuzzle);
  for (const auto& [text, error] : std::vector<std::pair<std::string, std::string>>{
           {"r1c1=1\n", "-:1: a step before the first puzzle\n"},
           {"  each r1c1=1 count / \n", "-:1: a lemma before the first step of the puzzle\n"},
           {"puzzle 12\n", "-:1: column 3: only 2 cells of 81\n"},
           {start + "r1c6=8\n", "-:2: no lemma claims all that the step concludes\n"},
           {start + "X\t4\tr1c6\tX\n", "-:2: column 5: a literal such as r1c2=5 should stand here\n"},
           {start + "r1c6=8\n  any r1c6=8\n",
            "-:3: column 13: count, split, swap or map should stand here\n"},
           {start + "r1c6=8\n  any r1c6=8 split { r1c6=8 by r1c6 }\n",
            "-:3: branch 1, line 1: does not follow\n"},
           {start + "r1c6=8\n  each r1c6=8 split { }\n",
            "-:3: branch 1, line 1: ends neither in a contradiction nor in the claim\n"},
           {start + "r1c6=8\n  any r1c6=8 split r1c6 { r1c6=8: }\n",
            "-:3: the branches are not all the cases\n"},
           {start + "r1c6=8\n  any r1c6=8 swap r1c1:45\n", "-:3: a cell is a given, or stands there twice\n"},
       }) {
    const Finished finished = run({"verify"}, text);
    EXPECT_EQ(finished.errors, error) << text;
    EXPECT_EQ(finished.status, 1) << text;
  }
}

TEST(CliVerifyTest, RestsOnASingleSolutionOnlyIfThereIsOne) {
  const std::string path = run({"path", "--proof"}, line(kManyTechniques)).output;
  ASSERT_NE(path.find(" swap "), std::string::npos);
  // Without its last given the puzzle has several solutions.
  std::string several = path;
  several[several.find_last_not_of('.', several.find('\n') - 1)] = '.';
  EXPECT_EQ(run({"verify"}, several).status, 1);
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
