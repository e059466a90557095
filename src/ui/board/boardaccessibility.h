#pragma once

namespace sudoku {

/// Makes BoardWidget and SceneBoard known to assistive technology as tables of nine by nine cells, each with
/// a name, its row and column, and an action named Press. Does nothing after the first call.
void installBoardAccessibility();

}  // namespace sudoku
