#pragma once

#include <optional>
#include <span>
#include <unordered_map>

#include "game/play/gamesummary.h"

namespace sudoku {

class GameDatabase;

/// What a game has told of its puzzle. Times are milliseconds since 1970, UTC.
struct PuzzleGame {
  qint64 id = 0;                     ///< the id of its row
  std::optional<qint64> solvedMs{};  ///< when it was first solved
  std::optional<qint64> helpedMs{};  ///< when it first had help
  std::optional<qint64> shownMs{};   ///< when it first showed the solution, or the path to it
};

/// What was known of the puzzle when each of these games was solved, by the id of the game. Of two that were
/// solved at the same time, the one with the lesser id came first. Precondition: they are all games of one
/// puzzle.
std::unordered_map<qint64, Foreknowledge> foreknowledgeOf(std::span<const PuzzleGame> games);

/// What was known of the puzzles of all games that are kept, also of removed ones; games of which nothing was
/// known may be left out. Nothing if it cannot be read.
std::optional<std::unordered_map<qint64, Foreknowledge>> readForeknowledge(GameDatabase& database);

}  // namespace sudoku
