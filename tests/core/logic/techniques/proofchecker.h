#pragma once

#include <string>

#include <sudoku/logic/stepfinder.h>

namespace sudoku {

/// Goes through a proof by forcing chains link by link, by rules of its own. Each node has to follow from
/// what stands before it: from exclusions, singles, locked candidates, pairs or X-wings, or by a lemma that
/// holds there. The empty text if all is well; else what is wrong.
[[nodiscard]] std::string checkProof(const Position& position, const Step& step);

}  // namespace sudoku
