#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>

#include <sudoku/making/puzzlemaker.h>

#include "game/play/storedgame.h"

/// Requests for puzzles from the New Game dialog. All functions may be called from any thread.
namespace sudoku {

/// Request for a puzzle with some properties, found by a search with random numbers from a seed. The same
/// seed gives the puzzle that `sudoku-cli generate --seed` prints first. As there, withLevelTarget() adds
/// properties for the level.
struct SeededRequest {
  PuzzleRequest puzzle;
  std::optional<std::uint64_t> seed;  ///< seed of the search; empty for a random seed
};

/// Request for the daily puzzle of a date. Precondition: date.ok().
struct DailyRequest {
  std::chrono::year_month_day date;
  Level level;
};

/// Request for the puzzle with an id, which is either the text of a PuzzleId or one of toPackedId().
struct IdRequest {
  std::string id;
};

using NewGameRequest = std::variant<SeededRequest, DailyRequest, IdRequest>;

/// Makes a new game of the requested puzzle. Returns nothing if there is no such puzzle, or if the search was
/// stopped.
std::optional<StoredGame> makeRequested(const NewGameRequest& request, const std::stop_token& stop);

}  // namespace sudoku
