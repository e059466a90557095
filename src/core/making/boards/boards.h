#pragma once

#include <sudoku/grid/grid.h>
#include <sudoku/grid/random.h>

/// The methods of boardgenerator.h that begin a board in a way of their own, one file each.
namespace sudoku::boards {

Grid randomClues(int count, Random& random);
Grid diagonal(Random& random);

}  // namespace sudoku::boards
