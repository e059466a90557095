#include <chrono>
#include <gtest/gtest.h>
#include <set>
#include <string>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/symmetry.h>
#include <sudoku/making/daily.h>
#include <sudoku/making/leveltarget.h>

#include "../../symmetric.h"
#include "../names.h"

namespace sudoku {
namespace {

using std::chrono::day;
using std::chrono::July;
using std::chrono::year;

TEST(DailyTest, IsOfItsLevelAndTheSameEachTime) {
  for (const auto& [level, name] : Names<Level>::kNames) {
    const auto puzzle = dailyPuzzle(year(2026) / July / day(4), level);
    ASSERT_TRUE(puzzle) << name;
    EXPECT_EQ(levelOf(puzzle->puzzle), level);
    const PuzzleRequest asked =
        withLevelTarget({.recipe = {.symmetry = Symmetry::Rotate180}, .level = level});
    EXPECT_EQ(puzzle->id.recipe, asked.recipe);
    EXPECT_TRUE(hasSymmetry(puzzle->puzzle.givens.filledCells(), Symmetry::Rotate180));
    EXPECT_EQ(makePuzzle(puzzle->id), puzzle->puzzle);
    EXPECT_EQ(dailyPuzzle(year(2026) / July / day(4), level)->id, puzzle->id);
  }
}

TEST(DailyTest, DiffersFromDayToDayAndFromLevelToLevel) {
  std::set<std::string> puzzles;
  for (unsigned date = 1; date <= 31; ++date)
    for (const Level level : {Level::Easy, Level::Medium})
      puzzles.insert(toLine(dailyPuzzle(year(2026) / July / day(date), level)->puzzle.givens));
  EXPECT_EQ(puzzles.size(), 62U);
}

TEST(DailyTest, StopsWhenAsked) {
  std::stop_source source;
  source.request_stop();
  EXPECT_FALSE(dailyPuzzle(year(2026) / July / day(4), Level::Easy, source.get_token()));
}

}  // namespace
}  // namespace sudoku
