#pragma once

#include <QString>

#include <sudoku/grid/cell.h>

class QAccessibleInterface;

namespace sudoku {

class SceneBoard;
struct BoardScene;

/// What a cell of a scene reads, in the form of the game's board: what it holds, its candidates that are
/// shown, and what the picture says of it.
QString cellName(const BoardScene& scene, Cell cell);

/// A table of nine by nine cells for a board that shows a scene; the caller owns it.
QAccessibleInterface* makeSceneTable(SceneBoard* board);

}  // namespace sudoku
