#pragma once

#include <sudoku/grid/cellset.h>

namespace sudoku {

class Game;

/// The cells whose digits the program has written because the player gave up; none unless the solution that
/// it showed stands on the board. Precondition: the game is started.
[[nodiscard]] CellSet revealedCells(const Game& game);

}  // namespace sudoku
