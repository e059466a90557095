#include <array>
#include <gtest/gtest.h>
#include <regex>
#include <string>
#include <vector>

#include "process.h"
#include "samples.h"

namespace sudoku::cli {
namespace {

constexpr const char* kId = "1-backtracking-all-180-48213";
constexpr std::array kCommands = {"solve", "count", "generate", "board",
                                  "canon", "check", "convert",  "print"};

class CliWrongUsageTest : public testing::TestWithParam<Arguments> {};

TEST_P(CliWrongUsageTest, EndsWithStatusTwoAndOneLineOfHelp) {
  const Finished finished = run(GetParam(), line(kPuzzle));
  EXPECT_EQ(finished.status, 2);
  EXPECT_EQ(finished.output, "");
  EXPECT_EQ(linesOf(finished.errors).size(), 1) << finished.errors;
  EXPECT_EQ(finished.errors.substr(0, 12), "sudoku-cli: ");
}

INSTANTIATE_TEST_SUITE_P(
    Words, CliWrongUsageTest,
    testing::Values(Arguments{}, Arguments{"frobnicate"}, Arguments{"--frobnicate"},
                    Arguments{"solve", "--frobnicate"}, Arguments{"solve", "--limit", "3"},
                    Arguments{"generate", "puzzles.txt"}, Arguments{"check"},
                    Arguments{"check", std::string(kPuzzle)},
                    Arguments{"check", std::string(kPuzzle), std::string(kPuzzle), std::string(kPuzzle)},
                    Arguments{"canon", "--same"}, Arguments{"canon", "--same", std::string(kPuzzle)}));

INSTANTIATE_TEST_SUITE_P(
    Values, CliWrongUsageTest,
    testing::Values(
        Arguments{"count", "--limit"}, Arguments{"count", "--limit", "0"},
        Arguments{"count", "--limit", "-1"}, Arguments{"count", "--limit", "2x"},
        Arguments{"count", "--limit", ""}, Arguments{"count", "--jobs", "0"},
        Arguments{"count", "--jobs", "1000000"}, Arguments{"count", "--jobs", "1", "--jobs", "2"},
        Arguments{"generate", "-n", "1.5"}, Arguments{"generate", "--seed", "18446744073709551616"},
        Arguments{"generate", "--seed", "0x10"}, Arguments{"generate", "--level", "Easy"},
        Arguments{"generate", "--level", "impossible"}, Arguments{"generate", "--symmetry", "45"},
        Arguments{"generate", "--board", "magic"}, Arguments{"generate", "--dig", "deep"},
        Arguments{"generate", "--with", "solution,colour"}, Arguments{"generate", "--with", "solution,"},
        Arguments{"generate", "--id", "1-magic-all-180-1"},
        Arguments{"generate", "--id", std::string(kId) + "x"}, Arguments{"generate", "--id", "p12"},
        Arguments{"generate", "--id", "pzzzc"}, Arguments{"generate", "--givens", "30-"},
        Arguments{"generate", "--givens", "-30"}, Arguments{"generate", "--givens", "30-20"},
        Arguments{"generate", "--givens", "70-82"}, Arguments{"generate", "--givens", "24-30x"},
        Arguments{"generate", "--givens", "24--30"}, Arguments{"generate", "--givens", "few"},
        Arguments{"generate", "--order", "backwards"}, Arguments{"generate", "--level", "superhuman"},
        Arguments{"generate", "--daily", "2026-02-29"}, Arguments{"generate", "--daily", "2026-13-01"},
        Arguments{"generate", "--daily", "2026-1-1"}, Arguments{"generate", "--daily", "04.07.2026"},
        Arguments{"generate", "--daily", "2026-07-04T12"}, Arguments{"generate", "--daily", "2026-+7-04"},
        Arguments{"generate", "--daily", "today"},
        Arguments{"generate", "--board", "random-clues", "--clues", "10"},
        Arguments{"board", "--method", "magic"}, Arguments{"board", "--method", "random-clues-9"},
        Arguments{"board", "--method", "transform", "--moves", "rows,"},
        Arguments{"board", "--method", "transform", "--moves", "shear"},
        Arguments{"rate", "--scale", "stars"}, Arguments{"convert"}, Arguments{"convert", "--to", "sdx"},
        Arguments{"convert", "--to", "LINE"}, Arguments{"steps", "--technique", "guess"},
        Arguments{"steps", "--output", "csv"}));

INSTANTIATE_TEST_SUITE_P(OptionsThatGoOnlyWithOthers, CliWrongUsageTest,
                         testing::Values(Arguments{"generate", "--clues", "9"},
                                         Arguments{"generate", "--clues", "9", "--board", "diagonal"},
                                         Arguments{"board", "--method", "transform", "--clues", "11"},
                                         Arguments{"board", "--moves", "rows"},
                                         Arguments{"board", "--method", "diagonal", "--moves", "rows"},
                                         Arguments{"generate", "--dig", "android1", "--givens", "30-40"},
                                         Arguments{"generate", "--order", "s", "--dig", "android5"},
                                         Arguments{"canon", "--same", std::string(kPuzzle),
                                                   std::string(kPuzzle), "--", "puzzles.txt"}));

TEST(CliUsageTest, AnIdAndADayExcludeAllThatChooses) {
  const std::vector<Arguments> choices = {
      {"-n", "2"},           {"--seed", "1"},
      {"--symmetry", "180"}, {"--board", "backtracking"},
      {"--dig", "all"},      {"--order", "reading"},
      {"--givens", "24-30"}, {"--minimal"},
      {"--level", "easy"},   {"--daily", "2026-07-04"},
      {"--id", kId},         {"--board", "random-clues", "--clues", "9"},
  };
  for (const Arguments& only : {Arguments{"--id", kId}, Arguments{"--daily", "2026-07-04"}}) {
    for (const Arguments& choice : choices) {
      if (choice[0] == only[0] || (only[0] == "--daily" && choice[0] == "--level")) continue;
      Arguments before = {"generate"};
      before.insert(before.end(), only.begin(), only.end());
      before.insert(before.end(), choice.begin(), choice.end());
      Arguments behind = {"generate"};
      behind.insert(behind.end(), choice.begin(), choice.end());
      behind.insert(behind.end(), only.begin(), only.end());
      for (const Arguments& arguments : {before, behind}) {
        const Finished finished = run(arguments);
        EXPECT_EQ(finished.status, 2) << only[0] << ' ' << choice[0];
        EXPECT_EQ(finished.output, "");
        EXPECT_NE(finished.errors.find(only[0]), std::string::npos) << finished.errors;
        EXPECT_NE(finished.errors.find(choice[0]), std::string::npos) << finished.errors;
        EXPECT_NE(finished.errors.find(" cannot go with "), std::string::npos) << finished.errors;
      }
    }
  }
}

TEST(CliUsageTest, ExplainsWhatIsWrong) {
  EXPECT_EQ(run({}).errors, "sudoku-cli: a command is missing (see 'sudoku-cli --help')\n");
  EXPECT_EQ(run({"frobnicate"}).errors,
            "sudoku-cli: 'frobnicate' is neither a command nor an option (see 'sudoku-cli --help')\n");
  EXPECT_EQ(run({"generate", "--level", "cruel"}).errors,
            "sudoku-cli: --level: 'cruel' is none of easy|medium|hard|expert|extreme|inhuman "
            "(see 'sudoku-cli generate --help')\n");
  EXPECT_EQ(run({"count", "--jobs", "0"}).errors,
            "sudoku-cli: --jobs: '0' is no number from 1 to 1024 (see 'sudoku-cli count --help')\n");
  EXPECT_EQ(run({"count", "--jobs", "1", "--jobs", "2"}).errors,
            "sudoku-cli: --jobs: write it once, as '--jobs N' (see 'sudoku-cli count --help')\n");
  EXPECT_EQ(run({"canon", "--same", std::string(kPuzzle)}).errors,
            "sudoku-cli: --same: write it once, as '--same A B' (see 'sudoku-cli canon --help')\n");
  EXPECT_EQ(run({"generate", "--dig", "android3", "--givens", "30-40"}).errors,
            "sudoku-cli: --givens: not with --dig android1 to android5, which have their own "
            "(see 'sudoku-cli generate --help')\n");
  EXPECT_EQ(run({"board", "--clues", "9"}).errors,
            "sudoku-cli: --clues: only with --method random-clues (see 'sudoku-cli board --help')\n");
}

TEST(CliUsageTest, ListsTheCommands) {
  const Finished finished = run({"--help"});
  EXPECT_EQ(finished.status, 0);
  EXPECT_EQ(finished.errors, "");
  for (const char* command : kCommands)
    EXPECT_NE(finished.output.find(std::string("\n  ") + command + ' '), std::string::npos) << command;
}

TEST(CliUsageTest, HelpsWithEachCommandByExamples) {
  for (const std::string command : kCommands) {
    const Finished finished = run({command, "--help"});
    EXPECT_EQ(finished.status, 0);
    EXPECT_EQ(finished.errors, "");
    EXPECT_NE(finished.output.find("Usage: sudoku-cli " + command), std::string::npos) << finished.output;
    EXPECT_NE(finished.output.find("\nExample"), std::string::npos) << finished.output;
    EXPECT_NE(finished.output.find("\n  sudoku-cli " + command), std::string::npos) << finished.output;
  }
}

TEST(CliUsageTest, TellsItsVersionAndItsCommit) {
  const Finished finished = run({"--version"});
  EXPECT_EQ(finished.status, 0);
  const std::regex text(R"(sudoku-cli (\d+\.\d+\.\d+)( \([0-9a-f]{12}(, changed)?\))?\n)");
  std::smatch parts;
  ASSERT_TRUE(std::regex_match(finished.output, parts, text)) << finished.output;
  EXPECT_EQ(parts[1], SUDOKU_VERSION);
}

TEST(CliUsageTest, TakesCommandNamesForFilesBehindACommand) {
  EXPECT_EQ(run({"count", "solve"}).errors, "solve: No such file or directory\n");
}

}  // namespace
}  // namespace sudoku::cli
