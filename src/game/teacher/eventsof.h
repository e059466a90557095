#pragma once

#include <vector>

#include "consequences.h"
#include "whatifevent.h"

namespace sudoku {

/// What leads from an assumption to what is wrong, in order and with words, and nothing else.
[[nodiscard]] std::vector<WhatIfEvent> eventsOf(const Consequences& consequences, const Break& end);

}  // namespace sudoku
