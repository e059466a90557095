#pragma once

#include <vector>

#include "chainhints.h"
#include "position.h"

namespace sudoku::chains {

class ChainSearch;

/// A step that stands inside a chain: where it was found.
struct NestedUse {
  ChainSearch* search;  ///< lives as long as the search that uses it
  Position position;
  ChainHint hint;
};

/// A literal that a chain reached.
struct TracedLiteral {
  int literal;
  int nested;  ///< the number of the nested step by which it follows, or -1
};

/// The traced chains of a step, plain data: all that its assumptions lead to, as far as it goes, in the order
/// in which it was reached. More than the step needs, and it does not say what follows from what: prove()
/// does.
struct ChainTrace {
  int conclusion = 0;  ///< the literal that is proved
  /// Each begins with its assumption. Either one ends in a literal that it has the other way round too, or
  /// the assumptions are all that can be and each ends in the conclusion. Empty if there is no proof.
  std::vector<std::vector<TracedLiteral>> cases;
  std::vector<NestedUse> nestedSteps;
};

}  // namespace sudoku::chains
