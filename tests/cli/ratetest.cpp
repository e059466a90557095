#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

#include "process.h"
#include "samples.h"

namespace sudoku::cli {
namespace {

std::string rated() {
  return std::string(kPuzzle) + "\tse=1.2/1.2/1.2";
}

TEST(CliRateTest, RatesAsSudokuExplainerAndSaysInItsPlaceWhatIsWrong) {
  const Finished finished =
      run({"rate", "--scale", "se"}, line(kPuzzle) + line(clashing()) + line(unsolvable()) +
                                         line(ambiguous()) + line("no grid") + line(kSolution));
  EXPECT_EQ(finished.output, line(rated()) + "none\nnone\nmultiple\ninvalid\n" +
                                 line(std::string(kSolution) + "\tse=0.0/0.0/0.0"));
  EXPECT_EQ(linesOf(finished.errors), (std::vector<std::string>{
                                          "-:2: column 2: 5 stands twice in row 1: r1c1 and r1c2",
                                          "-:3: no solution",
                                          "-:4: more than one solution",
                                          "-:5: column 1: unexpected 'n'",
                                      }));
  EXPECT_EQ(finished.status, 1);
}

TEST(CliRateTest, GivesEveryRatingBehindThePuzzle) {
  const std::string fields =
      "\tse=1.2/1.2/1.2\tlevel=easy\thodoku=Easy/204\thardest=Hidden Single\tsteps=51"
      "\tdensity=0.582\tdependency=18.68\trefutation=0";
  for (const Arguments& arguments : {Arguments{"rate"}, Arguments{"rate", "--scale", "all"}})
    EXPECT_EQ(run(arguments, line(kPuzzle)).output, line(std::string(kPuzzle) + fields));
}

TEST(CliRateTest, GivesOneRatingAlone) {
  for (const auto& [scale, key] : {std::pair("se", "se="), {"hodoku", "hodoku="}, {"density", "density="}}) {
    const std::string all = run({"rate"}, line(kPuzzle)).output;
    const std::string alone = run({"rate", "--scale", scale}, line(kPuzzle)).output;
    const std::string field = alone.substr(kPuzzle.size(), alone.size() - kPuzzle.size() - 1);
    EXPECT_EQ(field.find(std::string("\t") + key), 0U) << field;
    EXPECT_EQ(field.find('\t', 1), std::string::npos) << field;
    EXPECT_NE(all.find(field), std::string::npos) << field;
  }
}

TEST(CliRateTest, GivesTheProfileBehindTheRating) {
  const std::string easy = run({"rate", "--scale", "se", "--profile"}, line(kPuzzle)).output;
  EXPECT_EQ(easy, line(rated() + "\tprofile=" + std::string(51, 'e') +
                       "\tsummary=Easy all the way: 7 steps open or more"));
  const std::string hard =
      ".6.2.....7..9.32...4...7.6...6..98..5...8...3..75..4...9.6...7...34.1..9.....2.4.";
  const std::string all = run({"rate", "--profile"}, line(hard)).output;
  const std::string letters =
      all.substr(all.find("profile=") + 8, all.find("\tsummary=") - all.find("profile=") - 8);
  EXPECT_NE(all.find("\tsteps=" + std::to_string(letters.size()) + "\t"), std::string::npos) << all;
  EXPECT_NE(letters.find_first_of("hH"), std::string::npos) << all;
  EXPECT_EQ(letters.find_first_not_of("eEmMhH"), std::string::npos) << all;
  EXPECT_NE(all.find(" hard moment "), std::string::npos) << all;
}

TEST(CliRateTest, HasNoHardestStepForAFullGrid) {
  EXPECT_EQ(run({"rate"}, line(kSolution)).output,
            line(std::string(kSolution) +
                 "\tse=0.0/0.0/0.0\tlevel=easy\thodoku=Easy/0\thardest=none\tsteps=0\tdensity=0.000"
                 "\tdependency=0.00\trefutation=0"));
}

TEST(CliRateTest, GivesTheSameWithSeveralJobs) {
  const std::string puzzles = run({"generate", "-n", "60", "--seed", "5"}).output;
  const Finished alone = run({"rate"}, puzzles);
  EXPECT_EQ(linesOf(alone.output).size(), 60);
  EXPECT_EQ(run({"rate", "--jobs", "3"}, puzzles).output, alone.output);
}

}  // namespace
}  // namespace sudoku::cli
