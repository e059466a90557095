#pragma once

#include <vector>

#include "state.h"

namespace sudoku::techniques {

/// A template: nine cells that place a digit once in each row, column and box.
using Template = CellSet;

/// All templates by which a digit can still be placed in a position.
std::vector<Template> templatesOf(const State& state, Digit digit);

/// The candidates of a digit that are in none of its templates. Techniques with a single digit can eliminate
/// only these.
CellSet outsideTemplates(const State& state, Digit digit);

}  // namespace sudoku::techniques
