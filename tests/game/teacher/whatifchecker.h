#pragma once

#include <string>

#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

#include "game/teacher/whatif.h"

namespace sudoku::support {

/// What is wrong with a what-if, by rules of its own: an event that does not follow from what is told before
/// it, or an end that is none. Empty if nothing is.
std::string faultOf(const WhatIf& told, const Position& position, const Step& step);

}  // namespace sudoku::support
