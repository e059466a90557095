#pragma once

#include <array>
#include <vector>

#include <sudoku/play/gamestate.h>

/// What the moves of a game tell of the notes that the player crossed out. All functions are pure and may be
/// called from any thread. `applied`: the moves that led from the start to the present position.
namespace sudoku {

/// Digits by their cells, in cell order.
using DigitsByCell = std::array<DigitSet, kCellCount>;

/// The notes that the player erased and has not written again, in cells that still have notes. Notes that
/// entries and hints erased are not among them.
DigitsByCell crossedOut(const Puzzle& puzzle, const std::vector<Move>& applied);

/// The cells whose right digit had been crossed out before it was entered.
CellSet enteredAgainstNotes(const Puzzle& puzzle, const std::vector<Move>& applied);

}  // namespace sudoku
