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

/// A proof by contradiction: what would follow if a conclusion of a step were wrong, up to a house or cell
/// that breaks a rule, or a deadly pattern that could be filled in two ways. Plain data.
struct WhatIf {
  using Event = WhatIfEvent;

  Literal assumed;
  Sentence assumption;
  std::vector<Event> events;  ///< consequences that lead to the contradiction; others are left out
  Sentence end;
  CellSet broken;                    ///< cells in which the contradiction shows
  std::optional<House> brokenHouse;  ///< house that has no place left for brokenDigit
  std::optional<Digit> brokenDigit;
  /// The two ways to fill the deadly pattern; all other cells are empty.
  std::optional<std::array<Grid, 2>> twoSolutions;

  friend bool operator==(const WhatIf&, const WhatIf&) = default;
};

/// Assumes that an eliminated candidate is true, or a placed one false, and looks for a contradiction: first
/// in what the step's own reason names, and on the rest of the board only if needed. Precondition: the step
/// was found in the position, and `conclusion` is one of its conclusions. May be called from any thread;
/// cannot be stopped. Takes less than a millisecond for most steps, tens of milliseconds for dynamic forcing
/// chains, and up to half a minute for nested chains, so not for the GUI thread. The `end` of the result is
/// empty if no contradiction is found.
[[nodiscard]] WhatIf whatIf(const Step& step, const Position& position, const Candidate& conclusion);

/// Assumes that a wrong entry is true, and looks for a contradiction by plain rules. Precondition: the digit
/// is a candidate of the cell. May be called from any thread; `stop` is checked only between a simple search
/// and the next more thorough one. The `end` of the result is empty if no contradiction is found.
[[nodiscard]] WhatIf refutationOf(const Candidate& entry, const Position& position,
                                  const std::stop_token& stop);

/// The board with the first `told` consequences of the assumption filled in; after the last one it also shows
/// the contradiction.
[[nodiscard]] GhostBoard ghostAfter(const WhatIf& whatIf, const Position& position, int told);

}  // namespace sudoku
