#pragma once

#include <sudoku/grid/grid.h>
#include <sudoku/grid/random.h>

/// The board methods behind boardgenerator.h, one file each.
namespace sudoku::boards {

Grid backtracking(Random& random);
const Grid& stored(Random& random);  ///< any of storedBoards()
Grid transform(Random& random);
Grid transformFresh(Random& random);
Grid randomClues(int count, Random& random);
Grid diagonal(Random& random);

}  // namespace sudoku::boards
