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
  /// The rule by which the placement follows, or the removals if nothing is placed. A digit and the
  /// candidates that it removes at once form one event; these removals follow by SeesDigit or CellFilled.
  PlainRule rule = PlainRule::Assumed;
  Sentence words;
  std::vector<Candidate> placed;
  std::vector<Candidate> removed;
  CellSet cells;    ///< for LockedCells and LockedDigits: the cells of the subset
  DigitSet digits;  ///< for LockedCells and LockedDigits: the digits of the subset
  /// Houses in which the rule applies; for LockedHouses: the base houses.
  std::vector<House> houses;
  std::vector<House> covers;  ///< for LockedHouses: the cover houses
  /// The number of assumptions that the event rests on, not counting the first. An event of rule Assumed
  /// begins a trial, and an event of rule Trial ends it: what was found during the trial is dropped, and the
  /// conclusion of the trial holds without its assumption.
  int depth = 0;

  friend bool operator==(const WhatIfEvent&, const WhatIfEvent&) = default;
};

}  // namespace sudoku
