#pragma once

#include <optional>

#include <QKeyEvent>

#include <sudoku/grid/digit.h>

namespace sudoku {

/// The digit of a key. On the top row it is the physical key that counts, since with Shift, or unshifted on
/// some layouts, the key says something else than its digit.
std::optional<Digit> digitOfKey(const QKeyEvent& event);

/// Counts wheel turns in steps of 120, the rest waits for the next turn.
int takeWheelSteps(int angle, int& rest);

}  // namespace sudoku
