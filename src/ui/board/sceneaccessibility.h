#pragma once

class QAccessibleInterface;

namespace sudoku {

class SceneBoard;

/// The accessible interface of a SceneBoard, as a table of nine by nine cells; the caller owns it.
QAccessibleInterface* makeSceneTable(SceneBoard* board);

}  // namespace sudoku
