#pragma once

#include <optional>

#include "search.h"

/// The order in which HoDoKu's solver solves a puzzle.
namespace sudoku::techniques {

/// The step that HoDoKu would take; nothing where its techniques end, or if it was stopped. Precondition:
/// some cell is open.
std::optional<Step> firstByHodoku(const State& state, const SearchOptions& options, PathMemory& memory);

/// The step that HoDoKu would take where no single is open; nothing where its techniques end, or if it was
/// stopped. Precondition: some cell is open, and there is no single.
std::optional<Step> firstBeyondSingles(const State& state, const SearchOptions& options, PathMemory& memory);

/// Places digits and eliminates candidates in the order in which HoDoKu does, which decides which singles
/// arise first.
void carryOut(const Step& step, State& state);

}  // namespace sudoku::techniques
