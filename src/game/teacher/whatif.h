#pragma once

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/grid/grid.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

#include "explanation.h"
#include "hint.h"
#include "whatifevent.h"

namespace sudoku {

/// What would follow if a conclusion of a step were wrong, one thing after the other, until a house or a cell
/// breaks, or a deadly pattern is left that could be filled in two ways. Plain data.
struct WhatIf {
  using Event = WhatIfEvent;

  Literal assumed;
  Sentence assumption;
  std::vector<Event> events;  ///< only what the end needs
  Sentence end;
  CellSet broken;                    ///< cells in which it shows
  std::optional<House> brokenHouse;  ///< that has no place for the digit
  std::optional<Digit> brokenDigit;
  /// The digits of a deadly pattern, and nothing else, in both ways.
  std::optional<std::array<Grid, 2>> twoSolutions;

  friend bool operator==(const WhatIf&, const WhatIf&) = default;
};

/// Assumes of something eliminated that it is there, of something placed that it is not. Follows the step's
/// own reason first, and what else there is only where that does not say enough. Precondition: the step is
/// one of that position, and the conclusion one of the step. May be called from any thread; cannot be
/// stopped. Takes less than a millisecond for most, tens of them for dynamic forcing chains; for chains
/// nested in others up to half a minute has been seen: not for a thread that has to answer. Without an end if
/// nothing is found.
[[nodiscard]] WhatIf whatIf(const Step& step, const Position& position, const Candidate& conclusion);

/// Assumes an entry that is wrong, and follows plain rules alone. Precondition: the digit is a candidate of
/// the cell. May be called from any thread; stops between two ways to look. Without an end if nothing is
/// found.
[[nodiscard]] WhatIf refutationOf(const Candidate& entry, const Position& position,
                                  const std::stop_token& stop);

/// The board after so many of the events; from the last on with what is broken.
[[nodiscard]] GhostBoard ghostAfter(const WhatIf& whatIf, const Position& position, int told);

}  // namespace sudoku
