#pragma once

#include <vector>

#include "consequences.h"
#include "whatifevent.h"

namespace sudoku {

/// The events that lead from an assumption to a contradiction, in the order in which the player is told them;
/// consequences that the contradiction does not need are left out.
[[nodiscard]] std::vector<WhatIfEvent> eventsOf(const Consequences& consequences, const Break& end);

}  // namespace sudoku
