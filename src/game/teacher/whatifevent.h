#pragma once

#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/geometry.h>

#include "consequences.h"
#include "explanation.h"

namespace sudoku {

/// One consequence of an assumption, which follows from the consequences before it.
struct WhatIfEvent {
  /// The rule by which a digit is placed, or, if none is, by which candidates are removed. If a digit is
  /// placed because other candidates are ruled out at once, these are removed in the same event, by SeesDigit
  /// or CellFilled.
  PlainRule rule = PlainRule::Assumed;
  Sentence words;
  std::vector<Candidate> placed;
  std::vector<Candidate> removed;
  CellSet cells;    ///< for LockedCells and LockedDigits: the cells of the subset
  DigitSet digits;  ///< for LockedCells and LockedDigits: the digits of the subset
  /// Houses in which the rule applies; for LockedHouses: the base houses.
  std::vector<House> houses;
  std::vector<House> covers;  ///< for LockedHouses: the cover houses
  /// The number of assumptions on which the event depends, not counting the first. A further assumption
  /// begins with an event of rule Assumed, and ends with one of rule Trial, once it has led to a
  /// contradiction: what was found in between is dropped, and the opposite of the assumption holds.
  int depth = 0;

  friend bool operator==(const WhatIfEvent&, const WhatIfEvent&) = default;
};

}  // namespace sudoku
