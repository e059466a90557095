#include <algorithm>
#include <array>
#include <fstream>
#include <gtest/gtest.h>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include <sudoku/logic/stepfinder.h>
#include <sudoku/rating/hodokurating.h>
#include <sudoku/solving/solver.h>

#include "../testgrids.h"
#include "rating/hodokutally.h"

namespace sudoku {
namespace {

HodokuRating ratingOf(const std::vector<Step>& steps) {
  HodokuTally tally;
  for (const Step& step : steps) tally.add(step.technique);
  return {tally.level(), tally.score()};
}

// Indented lines of the file have the steps of each puzzle.
TEST(HodokuRatingTest, IsThatOfHodoku) {
  std::ifstream file(SUDOKU_TEST_DATA "/hodokupaths.txt");
  int puzzles = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#') || line.starts_with(' ')) continue;
    const Puzzle puzzle = *toPuzzle(gridOf(line.substr(0, 81)));
    std::string told = line.substr(82);
    std::replace(told.begin(), told.end(), ' ', '/');
    EXPECT_EQ(toText(*rateByHodoku(puzzle)), told) << puzzle.givens;
    const SolutionPath path = solvePath(positionOf(puzzle.givens), StepOrder::Hodoku);
    EXPECT_EQ(toText(ratingOf(path.steps)), told) << puzzle.givens;
    ++puzzles;
  }
  EXPECT_GT(puzzles, 20);
}

// Puzzles of the project's own generator, and what HoDoKu rates them.
TEST(HodokuRatingTest, IsThatOfHodokuForHardPuzzles) {
  constexpr std::array kRated = {
      std::pair("....83...........15..7.23....1...6.8.2...47..7.6....5..8.6....43...9..6.2........", 10966),
      std::pair("...3....7.....24..81.7..96.9....73..........65....8.2..8.....1....4....5..6.31..4", 12496),
      std::pair("..53...7.....941.6....7.3...2..57...........94..21.8...7.....8.2.1..9...6.....7.1", 10116),
      std::pair("...31.5.4......98......7..1...5.4.63.46.3......39....87..1...5..64...8..12.....4.", 11744),
      std::pair("..9...1.84..6...2...35..7....24.1.3.1...6.5...4.9......5.....7.2.............48.3", 13520),
      std::pair(".9..1...681...6..72......4.....753...8.....654.........7..8....6...591.....1...23", 13726),
  };
  for (const auto& [line, score] : kRated) {
    EXPECT_EQ(rateByHodoku(*toPuzzle(gridOf(line))), (HodokuRating{HodokuLevel::Extreme, score})) << line;
  }
}

TEST(HodokuRatingTest, IsThatOfThePath) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Puzzle puzzle = puzzleOf(seed, Symmetry::None);
    const SolutionPath path = solvePath(positionOf(puzzle.givens), StepOrder::Hodoku);
    ASSERT_TRUE(path.isSolved) << puzzle.givens;
    EXPECT_EQ(rateByHodoku(puzzle), ratingOf(path.steps)) << puzzle.givens;
  }
}

TEST(HodokuRatingTest, StopsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(rateByHodoku(puzzleOf(1), stop.get_token()));
}

TEST(HodokuRatingTest, TheSumCanRaiseTheLevel) {
  const std::vector<Step> steps(60, Step{Technique::HiddenSingle});
  EXPECT_EQ(ratingOf(steps), (HodokuRating{HodokuLevel::Medium, 840}));
  EXPECT_EQ(ratingOf({Step{Technique::XWing}}), (HodokuRating{HodokuLevel::Hard, 140}));
  EXPECT_EQ(ratingOf({}), (HodokuRating{HodokuLevel::Easy, 0}));
}

}  // namespace
}  // namespace sudoku
