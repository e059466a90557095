#pragma once

#include <vector>

#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

#include "walkstep.h"

namespace sudoku {

/// The steps of the walk through a step's chains. Chains that begin alike share their common steps, and what
/// was told in one case is not told again in another. Empty if the step has no chains. May be called from any
/// thread.
[[nodiscard]] std::vector<WalkStep> walkSteps(const Step& step, const Position& position);

}  // namespace sudoku
