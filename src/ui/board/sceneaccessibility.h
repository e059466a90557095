#pragma once

class QAccessibleInterface;

namespace sudoku {

class SceneBoard;

/// A table of nine by nine cells for a board that shows a scene; the caller owns it.
QAccessibleInterface* makeSceneTable(SceneBoard* board);

}  // namespace sudoku
