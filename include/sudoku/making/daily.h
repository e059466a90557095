#pragma once

#include <chrono>
#include <optional>
#include <stop_token>

#include <sudoku/making/puzzlemaker.h>

namespace sudoku {

/// The puzzle of the day: the same for everybody, computed rather than downloaded. It is made from a board of
/// BoardMethod::Backtracking, with 180° symmetry and the number of givens that suits the level
/// (leveltarget.h); its random numbers depend only on the date and the level. Nothing if stopped.
/// Precondition: date.ok().
[[nodiscard]] std::optional<PuzzleWithId> dailyPuzzle(std::chrono::year_month_day date, Level level,
                                                      const std::stop_token& stop = {});

}  // namespace sudoku
