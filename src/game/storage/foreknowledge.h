#pragma once

#include <optional>
#include <span>
#include <unordered_map>

#include "game/play/gamesummary.h"

namespace sudoku {

class GameDatabase;

/// What happened to a puzzle in one game. Times are milliseconds since 1970, UTC.
struct PuzzleGame {
  qint64 id = 0;                     ///< the id of the game's row in the database
  std::optional<qint64> solvedMs{};  ///< when the game was first solved
  std::optional<qint64> helpedMs{};  ///< when the player first had help in the game
  std::optional<qint64> shownMs{};   ///< when the player first saw the solution, or the solution path
};

/// For each game, by its id, what the player knew of the puzzle when the game was solved. Of two games that
/// were solved at the same time, the one with the lesser id counts as earlier. Precondition: all games are of
/// one puzzle.
std::unordered_map<qint64, Foreknowledge> foreknowledgeOf(std::span<const PuzzleGame> games);

/// What the player knew before of the puzzles of all saved games, removed ones included; games whose puzzle
/// the player did not know may be left out. Nothing if the database cannot be read.
std::optional<std::unordered_map<qint64, Foreknowledge>> readForeknowledge(GameDatabase& database);

}  // namespace sudoku
