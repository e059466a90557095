#pragma once

#include <array>
#include <vector>

#include <sudoku/play/gamestate.h>

/// Functions that find the notes which the player has crossed out, from the moves of a game. All are pure and
/// may be called from any thread. Their parameter `applied` has the moves from the start to the present
/// position.
namespace sudoku {

/// A set of digits for each cell, indexed by the cell's number.
using DigitsByCell = std::array<DigitSet, kCellCount>;

/// The notes that the player has erased by hand and not written again, in cells that still have notes. Notes
/// that were erased by entries or hints do not count.
DigitsByCell crossedOut(const Puzzle& puzzle, const std::vector<Move>& applied);

/// The cells in which the player entered the right digit after crossing it out in the notes.
CellSet enteredAgainstNotes(const Puzzle& puzzle, const std::vector<Move>& applied);

}  // namespace sudoku
