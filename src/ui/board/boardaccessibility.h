#pragma once

namespace sudoku {

/// Makes boards known to assistive technology as tables of nine by nine cells, each with its name, its place
/// and the action Press; boards that show a scene, too. Does nothing after the first call.
void installBoardAccessibility();

}  // namespace sudoku
