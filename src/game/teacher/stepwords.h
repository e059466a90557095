#pragma once

#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

#include "explanation.h"

namespace sudoku {

/// The explanation of a step that was found in a position, in the player's language. May be called from any
/// thread.
Explanation explain(const Step& step, const Position& position);

/// The number of the last chain link on the board that the first `told` sentences of `walk` explain.
int linksTold(const Explanation& words, int told);

}  // namespace sudoku
