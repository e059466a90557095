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

/// What would follow if a conclusion of a step were wrong, one thing after the other, up to a house or a cell
/// that breaks a rule, or a deadly pattern that could be filled in two ways. Plain data.
struct WhatIf {
  using Event = WhatIfEvent;

  Literal assumed;
  Sentence assumption;
  std::vector<Event> events;  ///< events that lead to the contradiction, and no others
  Sentence end;
  CellSet broken;                    ///< cells in which the contradiction shows
  std::optional<House> brokenHouse;  ///< house that has no place left for the digit
  std::optional<Digit> brokenDigit;
  /// The deadly pattern filled in both ways, and nothing else filled.
  std::optional<std::array<Grid, 2>> twoSolutions;

  friend bool operator==(const WhatIf&, const WhatIf&) = default;
};

/// Assumes that an eliminated candidate is true, or a placed one false. Follows the step's own reason first,
/// and the rest of the board only where the reason does not say enough. Precondition: the step is one of that
/// position, and the conclusion one of the step. May be called from any thread; cannot be stopped. Takes less
/// than a millisecond for most steps, tens of milliseconds for dynamic forcing chains, and has taken half a
/// minute for nested chains: not for a thread that has to answer. The outcome has no end if no contradiction
/// is found.
[[nodiscard]] WhatIf whatIf(const Step& step, const Position& position, const Candidate& conclusion);

/// Assumes an entry that is wrong, and follows plain rules alone. Precondition: the digit is a candidate of
/// the cell. May be called from any thread; stops between two ways to look. The outcome has no end if no
/// contradiction is found.
[[nodiscard]] WhatIf refutationOf(const Candidate& entry, const Position& position,
                                  const std::stop_token& stop);

/// The board after the first events; after the last event, with the cells in which the contradiction shows.
[[nodiscard]] GhostBoard ghostAfter(const WhatIf& whatIf, const Position& position, int told);

}  // namespace sudoku
