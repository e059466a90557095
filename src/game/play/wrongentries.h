#pragma once

#include <optional>
#include <vector>

#include <sudoku/play/gamestate.h>

#include "storedgame.h"

/// What differs from the solution on a board, since when, and how to correct it. All functions are pure and
/// may be called from any thread.
namespace sudoku {

/// An entry that differs from the solution.
struct WrongEntry {
  Cell cell;
  Digit digit;
  std::optional<int> movesAgo;  ///< the last move counts as 1; none: no move entered it

  friend bool operator==(const WrongEntry&, const WrongEntry&) = default;
};

/// The last position before the first of the present wrong entries, and what else returning to it takes back.
struct WayBack {
  GameContents target;
  CellSet rightEntries;     ///< right entries that are on the board now and were not yet in that position
  bool takesMarks = false;  ///< whether notes or colours in open cells change, too
};

/// The moves that led to the present position of a game.
std::vector<Move> appliedMoves(const StoredGame& game);

/// The cells with entries that differ from the solution.
CellSet wrongEntries(const GameState& state);

/// The entries that differ from the solution, the oldest first. `applied`: the moves that led from the start
/// of the game to the state, here and below.
std::vector<WrongEntry> wrongEntries(const GameState& state, const std::vector<Move>& applied);

/// The move that takes away the wrong entries and nothing else, and gives back the notes that they erased:
/// those of their cells, and those of their peers that are still possible. Nothing if no entry is wrong.
std::optional<Move> clearingWrongEntries(const GameState& state, const std::vector<Move>& applied);

/// The way back to before the first wrong entry; nothing if no entry is wrong.
std::optional<WayBack> wayBack(const GameState& state, const std::vector<Move>& applied);

}  // namespace sudoku
