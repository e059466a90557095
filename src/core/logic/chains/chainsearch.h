#pragma once

#include <vector>

#include "chainhints.h"
#include "logic/patterns/optionposition.h"

namespace sudoku::chains {

class ChainSearch;

/// A step that stands inside a chain: where it was found.
struct NestedUse {
  ChainSearch* search;  ///< lives as long as the search that uses it
  OptionPosition position;
  ChainHint hint;
};

/// A literal that a chain reached.
struct TracedLiteral {
  int literal;
  int nested = -1;  ///< the number of the nested step by which it follows, or -1
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

/// A technique by chains. One object for one thread: searches remember what they have seen.
class ChainSearch {
 public:
  ChainSearch() = default;
  virtual ~ChainSearch() = default;
  ChainSearch(const ChainSearch&) = delete;
  ChainSearch& operator=(const ChainSearch&) = delete;

  /// Adds what there is in a position. A `source` is the position that chains came from, and the steps are to
  /// stand inside those; it has no step of this technique, and its singles have been followed up. If it is
  /// stopped, it adds what it has come upon so far: perhaps nothing, perhaps not the best.
  virtual void search(const OptionPosition& position, const OptionPosition* source, ChainHints& hints) = 0;

  /// What a step rests on that was found in that position. The conclusion is a literal: what the step
  /// places, or something that it eliminates. Perhaps without cases if it is stopped.
  virtual ChainTrace trace(const OptionPosition& position, const ChainHint& hint, int conclusion) = 0;
};

}  // namespace sudoku::chains
