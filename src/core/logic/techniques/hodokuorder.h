#pragma once

#include <optional>

#include "search.h"

/// The way in which HoDoKu's solver goes about a puzzle.
namespace sudoku::techniques {

/// The step that it would take; nothing where its techniques end, or if it was
/// stopped. Precondition: some cell is open.
std::optional<Step> firstByHodoku(const State& state, const SearchOptions& options, PathMemory& memory);

/// The same if no single is open.
std::optional<Step> firstBeyondSingles(const State& state, const SearchOptions& options, PathMemory& memory);

/// Places digits and eliminates candidates in the order in which HoDoKu does, which decides which singles
/// arise first.
void carryOut(const Step& step, State& state);

}  // namespace sudoku::techniques
