#pragma once

#include <optional>
#include <vector>

#include <sudoku/play/gamestate.h>

#include "storedgame.h"

/// Functions that correct wrong entries: when each was made, and the moves that take it back. Which entries
/// are right is checked by sudoku/grid/checker.h. All functions are pure and may be called from any thread.
namespace sudoku {

/// An entry that differs from the solution.
struct WrongEntry {
  Cell cell;
  Digit digit;
  /// How many moves ago the entry was made, 1 for the last move; empty if no move made it.
  std::optional<int> movesAgo;

  friend bool operator==(const WrongEntry&, const WrongEntry&) = default;
};

/// The latest position without wrong entries, and what else is lost by returning to it.
struct WayBack {
  GameContents target;
  CellSet rightEntries;     ///< right entries of the present board that would be lost
  bool takesMarks = false;  ///< whether notes or colours of open cells would change
};

/// The moves that led from the start of a game to its present position.
std::vector<Move> appliedMoves(const StoredGame& game);

/// The cells with entries that differ from the solution.
CellSet wrongEntries(const GameState& state);

/// The entries that differ from the solution, the oldest first. `applied` has the moves that led from the
/// start of the game to `state`.
std::vector<WrongEntry> wrongEntries(const GameState& state, const std::vector<Move>& applied);

/// The move that removes all wrong entries, and restores the notes which they erased: in their own cells, and
/// in their peers where the notes are still candidates. Colours and links of these notes come back too.
/// Nothing if no entry is wrong. `applied` has the moves that led to `state`.
std::optional<Move> clearingWrongEntries(const GameState& state, const std::vector<Move>& applied);

/// The way back to the latest position without wrong entries; nothing if no entry is wrong. `applied` has the
/// moves that led to `state`.
std::optional<WayBack> wayBack(const GameState& state, const std::vector<Move>& applied);

}  // namespace sudoku
