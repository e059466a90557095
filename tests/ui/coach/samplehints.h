#pragma once

#include "../../game/teacher/references.h"
#include "game/teacher/hint.h"

namespace sudoku::support {

/// The hint for a step, told up to a rung; a walk is told up to its middle.
Hint hintOf(const Reference& reference, Rung rung);

/// One step of each technique, from the stored references.
std::vector<Reference> oneOfEachTechnique();

}  // namespace sudoku::support
