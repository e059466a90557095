#pragma once

#include <sudoku/grid/cellset.h>
#include <sudoku/logic/step.h>

namespace sudoku {

/// The cells of the pattern that a step rests on, without those that its conclusions are about.
CellSet patternCells(const Step& step);

}  // namespace sudoku
