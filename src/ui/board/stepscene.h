#pragma once

#include <sudoku/logic/position.h>

#include "ui/board/boardscene.h"

namespace sudoku {

/// A position with the picture of a step, all candidates, and the numbers of rows and columns.
BoardScene sceneOf(const Position& position, const StepPicture& picture);

}  // namespace sudoku
