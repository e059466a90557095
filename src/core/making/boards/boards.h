#pragma once

#include <sudoku/grid/grid.h>
#include <sudoku/grid/random.h>

/// The board methods behind boardgenerator.h that begin in a way of their own, one file each.
namespace sudoku::boards {

Grid randomClues(int count, Random& random);
Grid diagonal(Random& random);

}  // namespace sudoku::boards
