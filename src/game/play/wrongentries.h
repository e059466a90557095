#pragma once

#include <optional>
#include <vector>

#include <sudoku/play/gamestate.h>

#include "storedgame.h"

/// What differs from the solution on a board, since when, and how to get rid of it. All functions are pure
/// and may be called from any thread.
namespace sudoku {

/// An entry that differs from the solution.
struct WrongEntry {
  Cell cell;
  Digit digit;
  std::optional<int> movesAgo;  ///< since when it stands, 1 being the last move; none: no move entered it

  friend bool operator==(const WrongEntry&, const WrongEntry&) = default;
};

/// The last position before the first of the wrong entries that stand, and what else it takes back.
struct WayBack {
  GameContents target;
  CellSet rightEntries;     ///< right entries that are on the board now and were not yet then
  bool takesMarks = false;  ///< whether notes or colours change besides, in open cells
};

/// The moves that led to where a game stands.
std::vector<Move> appliedMoves(const StoredGame& game);

/// The cells with entries that differ from the solution.
CellSet wrongEntries(const GameState& state);

/// The entries that differ from the solution, the one that stands longest first. `applied`: the moves that
/// led from the start of the game to the state, here and below.
std::vector<WrongEntry> wrongEntries(const GameState& state, const std::vector<Move>& applied);

/// Takes the wrong entries away and nothing else, and gives the notes back that they took: their cells' own,
/// and those of their peers that are still possible. Nothing if no entry is wrong.
std::optional<Move> clearingWrongEntries(const GameState& state, const std::vector<Move>& applied);

/// Nothing if no entry is wrong.
std::optional<WayBack> wayBack(const GameState& state, const std::vector<Move>& applied);

}  // namespace sudoku
