#pragma once

#include <string>

#include <sudoku/logic/step.h>

/// Steps in the words of HoDoKu. May be called from any thread.
namespace sudoku {

/// The step in HoDoKu's words, such as `X-Wing: 6 r15 c28 => r3c28<>6`. Forcing chains have a line for each
/// chain, kraken fish one for the fish too, divided by `; `. `[2]` stands behind a node that lemma 2 proves,
/// and in front of the lemma's lines.
[[nodiscard]] std::string toNotation(const Step& step);

}  // namespace sudoku
