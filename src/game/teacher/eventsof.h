#pragma once

#include <vector>

#include "consequences.h"
#include "whatifevent.h"

namespace sudoku {

/// The events that lead from an assumption to a contradiction, in the order in which they are told; facts
/// that the contradiction does not need are left out.
[[nodiscard]] std::vector<WhatIfEvent> eventsOf(const Consequences& consequences, const Break& end);

}  // namespace sudoku
