#pragma once

#include <array>
#include <vector>

#include <sudoku/play/gamestate.h>

/// What the moves of a game tell of the notes that the player crossed out. All functions are pure and may be
/// called from any thread. `applied`: the moves that led from the start of the game to where it stands.
namespace sudoku {

/// Digits by their cells, in cell order.
using DigitsByCell = std::array<DigitSet, kCellCount>;

/// What the player took out of notes and has not noted again, in cells that still have notes. What entries
/// and hints take out is not among it.
DigitsByCell crossedOut(const Puzzle& puzzle, const std::vector<Move>& applied);

/// The cells whose right digit was crossed out when it was entered.
CellSet enteredAgainstNotes(const Puzzle& puzzle, const std::vector<Move>& applied);

}  // namespace sudoku
