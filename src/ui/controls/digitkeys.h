#pragma once

#include <optional>

#include <QKeyEvent>

#include <sudoku/grid/cell.h>
#include <sudoku/grid/digit.h>

namespace sudoku {

/// The digit of a key. In the top row the physical key decides, since with Shift, or without Shift on some
/// layouts, that key types something other than its digit.
std::optional<Digit> digitOfKey(const QKeyEvent& event);

bool isArrowKey(const QKeyEvent& event);

/// The cell to which an arrow key, Home, End, Page Up or Page Down leads from another cell; arrow keys wrap
/// round at the edges of the board.
std::optional<Cell> cellFrom(Cell cell, int key);

/// Adds a rotation of the mouse wheel, in eighths of a degree, to `rest`, and takes out whole steps of 120,
/// whose number is returned. `rest` keeps the remainder for the next call.
int takeWheelSteps(int angle, int& rest);

}  // namespace sudoku
