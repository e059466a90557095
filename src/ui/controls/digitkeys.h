#pragma once

#include <optional>

#include <QKeyEvent>

#include <sudoku/grid/cell.h>
#include <sudoku/grid/digit.h>

namespace sudoku {

/// The digit of a key. On the top row it is the physical key that counts, since with Shift, or unshifted on
/// some layouts, the key says something else than its digit.
std::optional<Digit> digitOfKey(const QKeyEvent& event);

bool isArrowKey(const QKeyEvent& event);

/// The cell that an arrow key, Home, End, Page up or Page down leads to from another; arrows go round.
std::optional<Cell> cellFrom(Cell cell, int key);

/// Counts wheel turns in steps of 120, the rest waits for the next turn.
int takeWheelSteps(int angle, int& rest);

}  // namespace sudoku
