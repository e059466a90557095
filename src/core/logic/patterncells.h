#pragma once

#include <sudoku/grid/cellset.h>
#include <sudoku/logic/step.h>

namespace sudoku {

/// The cells that the reason of a step names; all cells if the reason is about the whole board.
CellSet patternCells(const Step& step);

}  // namespace sudoku
