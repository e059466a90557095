#pragma once

#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

#include "explanation.h"

namespace sudoku {

/// A step that was found in a position, in the player's language. May be called from any thread.
Explanation explain(const Step& step, const Position& position);

}  // namespace sudoku
