#pragma once

#include <string>

#include <sudoku/logic/step.h>

/// Steps as text in HoDoKu's notation. May be called from any thread.
namespace sudoku {

/// A step in HoDoKu's notation, such as `X-Wing: 6 r15 c28 => r3c28<>6`. Forcing chains have one line for
/// each chain, kraken fish one more for the fish; `; ` separates the lines. `[2]` marks a chain node that
/// lemma 2 of the step proves, and begins the lines of that lemma.
[[nodiscard]] std::string toNotation(const Step& step);

}  // namespace sudoku
