#pragma once

#include <QString>

#include <sudoku/grid/cell.h>

namespace sudoku {

struct BoardScene;

/// The accessible name of a cell of a scene, worded like that of a game's cell: its content, the candidates
/// that are shown, and what its colours and shapes mean in the picture of the step.
QString cellName(const BoardScene& scene, Cell cell);

}  // namespace sudoku
