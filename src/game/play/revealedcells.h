#pragma once

#include <sudoku/grid/cellset.h>

namespace sudoku {

class Game;

/// The cells whose digits the program entered because the player gave up; empty unless that solution is on
/// the board. Precondition: the game is started.
[[nodiscard]] CellSet revealedCells(const Game& game);

}  // namespace sudoku
