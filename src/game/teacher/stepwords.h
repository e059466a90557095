#pragma once

#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

#include "explanation.h"

namespace sudoku {

/// A step that was found in a position, in the player's language. May be called from any thread.
Explanation explain(const Step& step, const Position& position);

/// The number on the board of the last link that the first `told` sentences of the walk tell.
int linksTold(const Explanation& words, int told);

}  // namespace sudoku
