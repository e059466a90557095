#pragma once

#include <string>

#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

#include "game/teacher/whatif.h"

namespace sudoku::support {

/// What is wrong with a what-if, judged by rules of this test's own: an event that does not follow from the
/// events before it, or an end that is no contradiction. Empty if nothing is wrong.
std::string faultOf(const WhatIf& told, const Position& position, const Step& step);

}  // namespace sudoku::support
