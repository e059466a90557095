#pragma once

#include <string>

#include <sudoku/logic/step.h>

/// Steps as text in HoDoKu's notation. May be called from any thread.
namespace sudoku {

/// A step in HoDoKu's notation, such as `X-Wing: 6 r15 c28 => r3c28<>6`. Forcing chains have one line for
/// each chain; a kraken fish has one line for the fish and one for each chain; `; ` separates the lines. A
/// node of a chain may be proved by further chains, its lemma (see Lemma): `[2]` behind the node, and at the
/// start of the lines of these chains, is the number of the lemma.
[[nodiscard]] std::string toNotation(const Step& step);

}  // namespace sudoku
