#include <gtest/gtest.h>
#include <string>

#include "process.h"
#include "samples.h"

namespace sudoku::cli {
namespace {

constexpr const char* kId = "1-backtracking-all-180-48213";

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
                    Arguments{"check", std::string(kPuzzle), std::string(kPuzzle), std::string(kPuzzle)}));

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
        Arguments{"generate", "--id", std::string(kId) + "x"}, Arguments{"board", "--method", "magic"},
        Arguments{"convert"}, Arguments{"convert", "--to", "sdx"}, Arguments{"convert", "--to", "LINE"},
        Arguments{"steps", "--technique", "guess"}, Arguments{"steps", "--output", "csv"}));

INSTANTIATE_TEST_SUITE_P(OptionsThatExcludeEachOther, CliWrongUsageTest,
                         testing::Values(Arguments{"generate", "--id", kId, "--seed", "1"},
                                         Arguments{"generate", "--id", kId, "-n", "2"},
                                         Arguments{"generate", "--id", kId, "--level", "easy"},
                                         Arguments{"generate", "--symmetry", "180", "--id", kId},
                                         Arguments{"generate", "--id", kId, "--board", "backtracking"},
                                         Arguments{"generate", "--id", kId, "--dig", "all"},
                                         Arguments{"generate", "--minimal", "--id", kId}));

TEST(CliUsageTest, ExplainsWhatIsWrong) {
  EXPECT_EQ(run({}).errors, "sudoku-cli: a command is missing (see 'sudoku-cli --help')\n");
  EXPECT_EQ(run({"frobnicate"}).errors,
            "sudoku-cli: 'frobnicate' is neither a command nor an option (see 'sudoku-cli --help')\n");
  EXPECT_EQ(run({"generate", "--level", "cruel"}).errors,
            "sudoku-cli: --level: 'cruel' is none of easy|medium|hard|expert|extreme "
            "(see 'sudoku-cli generate --help')\n");
  EXPECT_EQ(run({"count", "--jobs", "0"}).errors,
            "sudoku-cli: --jobs: '0' is no number from 1 to 1024 (see 'sudoku-cli count --help')\n");
}

TEST(CliUsageTest, ListsTheCommands) {
  const Finished finished = run({"--help"});
  EXPECT_EQ(finished.status, 0);
  EXPECT_EQ(finished.errors, "");
  for (const char* command : {"solve", "count", "generate", "board", "check", "convert", "print"})
    EXPECT_NE(finished.output.find(std::string("\n  ") + command + ' '), std::string::npos) << command;
}

TEST(CliUsageTest, HelpsWithEachCommandByExamples) {
  for (const std::string command : {"solve", "count", "generate", "board", "check", "convert", "print"}) {
    const Finished finished = run({command, "--help"});
    EXPECT_EQ(finished.status, 0);
    EXPECT_EQ(finished.errors, "");
    EXPECT_NE(finished.output.find("Usage: sudoku-cli " + command), std::string::npos) << finished.output;
    EXPECT_NE(finished.output.find("\nExample"), std::string::npos) << finished.output;
    EXPECT_NE(finished.output.find("\n  sudoku-cli " + command), std::string::npos) << finished.output;
  }
}

TEST(CliUsageTest, TellsItsVersion) {
  const Finished finished = run({"--version"});
  EXPECT_EQ(finished.status, 0);
  EXPECT_EQ(finished.output, "sudoku-cli " SUDOKU_VERSION "\n");
}

TEST(CliUsageTest, TakesCommandNamesForFilesBehindACommand) {
  EXPECT_EQ(run({"count", "solve"}).errors, "solve: No such file or directory\n");
}

}  // namespace
}  // namespace sudoku::cli
