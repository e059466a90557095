#pragma once

#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/geometry.h>

#include "consequences.h"
#include "explanation.h"

namespace sudoku {

/// One consequence of an assumption, which follows from the events before it.
struct WhatIfEvent {
  /// The rule by which the placement follows, or the removals if nothing is placed. A digit that is placed
  /// and what it takes away at once are one event: then the removals follow by SeesDigit or CellFilled.
  PlainRule rule = PlainRule::Assumed;
  Sentence words;
  std::vector<Candidate> placed;
  std::vector<Candidate> removed;
  CellSet cells;    ///< for LockedCells and LockedDigits: the cells that are locked
  DigitSet digits;  ///< for LockedCells and LockedDigits: the digits that are locked
  /// Houses in which it happens; for LockedHouses: the houses whose digits are locked.
  std::vector<House> houses;
  std::vector<House> covers;  ///< for LockedHouses: the houses in which the digits are locked
  /// The number of assumptions that the event rests on besides the first. An event of rule Assumed begins a
  /// trial, and one of rule Trial ends it: all found since is dropped, and what the ending event says is true
  /// without it.
  int depth = 0;

  friend bool operator==(const WhatIfEvent&, const WhatIfEvent&) = default;
};

}  // namespace sudoku
