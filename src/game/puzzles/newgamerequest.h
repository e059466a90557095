#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>

#include <sudoku/making/puzzlemaker.h>

#include "game/play/storedgame.h"

/// What a player who wants more than a level can request. May be called from any thread.
namespace sudoku {

/// The first such puzzle that the seed leads to, with the room of its level (withLevelTarget()): what
/// `sudoku-cli generate --seed` begins with.
struct SeededRequest {
  PuzzleRequest puzzle;
  std::optional<std::uint64_t> seed;  ///< none: a random one
};

/// The puzzle of a day. Precondition: date.ok().
struct DailyRequest {
  std::chrono::year_month_day date;
  Level level;
};

/// The puzzle that an id of either kind names.
struct IdRequest {
  std::string id;
};

using NewGameRequest = std::variant<SeededRequest, DailyRequest, IdRequest>;

/// A new game of the puzzle requested. Nothing if there is no such puzzle, or it was asked to stop.
std::optional<StoredGame> makeRequested(const NewGameRequest& request, const std::stop_token& stop);

}  // namespace sudoku
