#pragma once

#include <utility>
#include <vector>

#include "known.h"

namespace sudoku::proof {

/// The ways to fill some cells with their nominal digits, no digit twice in a house, in groups that put the
/// same digits into each house.
enum class Fillings {
  InGroups,  ///< each that is possible has another one in its group
  Alone,     ///< one that is possible is alone in its group
  TooMany,   ///< there are more than are looked at
};

/// Compares all the ways to fill some cells, of which those are possible that put no digit where it is known
/// to be false.
Fillings compareFillings(const std::vector<std::pair<Cell, DigitSet>>& cells, const Known& known);

}  // namespace sudoku::proof
