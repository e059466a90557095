#pragma once

#include <QString>

#include <sudoku/grid/cell.h>

namespace sudoku {

struct BoardScene;

/// What a cell of a scene reads, in the form of the game's board: what it holds, its candidates that are
/// shown, and what the picture says of it.
QString cellName(const BoardScene& scene, Cell cell);

}  // namespace sudoku
