#pragma once

#include <vector>

#include "consequences.h"
#include "whatifevent.h"

namespace sudoku {

/// The events that lead from an assumption to a contradiction, in order, and nothing else.
[[nodiscard]] std::vector<WhatIfEvent> eventsOf(const Consequences& consequences, const Break& end);

}  // namespace sudoku
