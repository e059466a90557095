#pragma once

namespace sudoku {

/// Shows the board to assistive technology as a table of nine by nine cells, each with its name, its place
/// and the action Press; the same with boards that show a scene. Does nothing after the first call.
void installBoardAccessibility();

}  // namespace sudoku
