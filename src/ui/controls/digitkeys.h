#pragma once

#include <optional>

#include <QKeyEvent>

#include <sudoku/grid/cell.h>
#include <sudoku/grid/digit.h>

namespace sudoku {

/// The digit of a key. On the top row the physical key counts, since with Shift, or unshifted on some
/// layouts, the key types something else than its digit.
std::optional<Digit> digitOfKey(const QKeyEvent& event);

bool isArrowKey(const QKeyEvent& event);

/// The cell to which an arrow key, Home, End, Page up or Page down leads from another cell; arrows go round
/// at the edge.
std::optional<Cell> cellFrom(Cell cell, int key);

/// Counts wheel turns in steps of 120. What is left is kept in `rest` for the next turn.
int takeWheelSteps(int angle, int& rest);

}  // namespace sudoku
