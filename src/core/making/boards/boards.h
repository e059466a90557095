#pragma once

#include <sudoku/grid/grid.h>
#include <sudoku/grid/random.h>

/// The board methods of boardgenerator.h that have their own way to begin a board, each defined in its own
/// file.
namespace sudoku::boards {

Grid randomClues(int count, Random& random);
Grid diagonal(Random& random);

}  // namespace sudoku::boards
