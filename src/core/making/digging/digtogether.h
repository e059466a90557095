#pragma once

#include <span>

#include "digger.h"

namespace sudoku::digging {

/// Answers many diggers side by side until all are done.
void digTogether(std::span<Digger> diggers);

}  // namespace sudoku::digging
