#pragma once

#include "../../game/teacher/references.h"
#include "game/teacher/hint.h"

namespace sudoku::support {

/// The hint of a step, as it is told up to a rung. A walk stands at its middle.
Hint hintOf(const Reference& reference, Rung rung);

/// Of each technique of the references one.
std::vector<Reference> oneOfEachTechnique();

}  // namespace sudoku::support
