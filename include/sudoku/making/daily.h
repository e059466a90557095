#pragma once

#include <chrono>
#include <optional>
#include <stop_token>

#include <sudoku/making/puzzlemaker.h>

namespace sudoku {

/// The puzzle of the day: the same for everybody, computed rather than downloaded. A backtracking board, dug
/// with 180° symmetry so that it suits the level (leveltarget.h), with seeds drawn from the date and the
/// level. Nothing if stopped. Precondition: date.ok().
[[nodiscard]] std::optional<PuzzleWithId> dailyPuzzle(std::chrono::year_month_day date, Level level,
                                                      const std::stop_token& stop = {});

}  // namespace sudoku
