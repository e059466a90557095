#pragma once

#include <vector>

#include "state.h"

namespace sudoku::techniques {

/// A way to place a digit in all nine rows, columns and boxes.
using Template = CellSet;

/// All templates of a digit that the position allows.
std::vector<Template> templatesOf(const State& state, Digit digit);

/// The candidates of a digit that are in no template: all that a technique of one digit can eliminate.
CellSet outsideTemplates(const State& state, Digit digit);

}  // namespace sudoku::techniques
