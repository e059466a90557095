#pragma once

#include <optional>

#include "search.h"

/// The order in which HoDoKu's solver tries techniques and applies steps.
namespace sudoku::techniques {

/// The step that HoDoKu's solver would take; nothing if none of the solver's techniques finds a step, or if
/// stopped. Precondition: some cell is open.
std::optional<Step> firstByHodoku(const State& state, const SearchOptions& options, PathMemory& memory);

/// The step that HoDoKu's solver would take when no single is left; nothing if none of the solver's
/// techniques finds a step, or if stopped. Precondition: some cell is open, and there is no single.
std::optional<Step> firstBeyondSingles(const State& state, const SearchOptions& options, PathMemory& memory);

/// Applies a step, placing digits and eliminating candidates in HoDoKu's order, which decides which singles
/// arise first.
void carryOut(const Step& step, State& state);

}  // namespace sudoku::techniques
