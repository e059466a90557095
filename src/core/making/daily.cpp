#include <cassert>

#include <sudoku/making/daily.h>
#include <sudoku/making/leveltarget.h>

namespace sudoku {

std::optional<PuzzleWithId> dailyPuzzle(std::chrono::year_month_day date, Level level,
                                        const std::stop_token& stop) {
  assert(date.ok());
  // The seed of 2026-07-04 is 20260704. Each level has its own stream number (see Random), and these begin
  // very high, because a series of other puzzles with the same seed uses the stream numbers from 0.
  constexpr std::uint64_t kFirstStream = std::uint64_t{1} << 63U;
  const int day =
      (static_cast<int>(date.year()) * 100 + static_cast<int>(static_cast<unsigned>(date.month()))) * 100 +
      static_cast<int>(static_cast<unsigned>(date.day()));
  Random random(static_cast<std::uint64_t>(day), kFirstStream + static_cast<std::uint64_t>(level));
  return findPuzzle(withLevelTarget({.recipe = {.symmetry = Symmetry::Rotate180}, .level = level}), random,
                    stop);
}

}  // namespace sudoku
