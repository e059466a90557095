#pragma once

#include <vector>

#include "consequences.h"
#include "whatif.h"

namespace sudoku {

/// What leads from an assumption to what is wrong, in order and with words, and nothing else.
[[nodiscard]] std::vector<WhatIf::Event> eventsOf(const Consequences& consequences, const Break& end);

}  // namespace sudoku
