#pragma once

#include <vector>

#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

#include "walkstep.h"

namespace sudoku {

/// The statements that explain the chains of a step. Chains that begin alike share statements, and what was
/// explained for one chain is not explained again for another. Empty if the step has no chains. May be called
/// from any thread.
[[nodiscard]] std::vector<WalkStep> walkSteps(const Step& step, const Position& position);

}  // namespace sudoku
