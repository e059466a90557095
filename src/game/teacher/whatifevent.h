#pragma once

#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/geometry.h>

#include "consequences.h"
#include "explanation.h"

namespace sudoku {

/// Something that follows from what is told before it.
struct WhatIfEvent {
  /// How what is placed follows, or what is removed if nothing is placed. A digit that is placed and what
  /// it takes away at once are one event: then what is removed goes by SeesDigit or CellFilled.
  PlainRule rule = PlainRule::Assumed;
  Sentence words;
  std::vector<Candidate> placed;
  std::vector<Candidate> removed;
  CellSet cells;              ///< of LockedCells and LockedDigits those that are locked
  DigitSet digits;            ///< the same of digits
  std::vector<House> houses;  ///< where it happens: of LockedHouses those whose digits are locked
  std::vector<House> covers;  ///< of LockedHouses: where they are locked
  /// How many assumptions it rests on besides the first. One of rule Assumed begins a trial, one of rule
  /// Trial ends it: what was found since goes, and what it says is true without it.
  int depth = 0;

  friend bool operator==(const WhatIfEvent&, const WhatIfEvent&) = default;
};

}  // namespace sudoku
