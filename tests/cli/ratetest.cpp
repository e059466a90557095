#include <gtest/gtest.h>
#include <string>

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
                                          "-:5: column 1: 'n' is no cell: 1-9, or . or 0 for an empty one",
                                      }));
  EXPECT_EQ(finished.status, 1);
}

TEST(CliRateTest, GivesEveryRatingBehindThePuzzle) {
  const Finished density = run({"rate", "--scale", "density"}, line(kPuzzle));
  ASSERT_EQ(density.status, 0);
  const std::string field = density.output.substr(kPuzzle.size());
  EXPECT_EQ(field.substr(0, 9), "\tdensity=");
  for (const Arguments& arguments : {Arguments{"rate"}, Arguments{"rate", "--scale", "all"}})
    EXPECT_EQ(run(arguments, line(kPuzzle)).output, rated() + field);
}

TEST(CliRateTest, GivesTheSameWithSeveralJobs) {
  const std::string puzzles = run({"generate", "-n", "60", "--seed", "5"}).output;
  const Finished alone = run({"rate", "--scale", "se"}, puzzles);
  EXPECT_EQ(linesOf(alone.output).size(), 60);
  EXPECT_EQ(run({"rate", "--scale", "se", "--jobs", "3"}, puzzles).output, alone.output);
}

}  // namespace
}  // namespace sudoku::cli
