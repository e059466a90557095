#pragma once

#include <vector>

#include "chainhints.h"
#include "logic/patterns/optionposition.h"

namespace sudoku::chains {

class ChainSearch;

/// A step nested in a chain, with the position and the search that it was found in.
struct NestedUse {
  ChainSearch* search;  ///< must outlive the search that uses the nested step
  OptionPosition position;
  ChainHint hint;
};

/// A literal (a candidate that is true or false) that a chain has reached.
struct TracedLiteral {
  int literal;
  int nested = -1;  ///< index of the nested step that it follows from, or -1
};

/// All literals that the assumptions of a step lead to, in the order in which they were reached. Plain data.
/// It contains more than the step needs, and not which literal follows from which: prove() finds that out.
struct ChainTrace {
  int conclusion = 0;  ///< the literal that the step proves
  /// For each case the literals that it reaches; the first is its assumption. Either there is a single case,
  /// which ends in the opposite of a literal that it has reached already, or one of the assumptions must be
  /// true and each case ends in the conclusion. Empty if there is no proof.
  std::vector<std::vector<TracedLiteral>> cases;
  std::vector<NestedUse> nestedSteps;
};

/// A search for steps of one technique that uses forcing chains. One object for one thread, since searches
/// keep results.
class ChainSearch {
 public:
  ChainSearch() = default;
  virtual ~ChainSearch() = default;
  ChainSearch(const ChainSearch&) = delete;
  ChainSearch& operator=(const ChainSearch&) = delete;

  /// Adds the steps of a position to `hints`. For steps nested in other chains, `source` is the position in
  /// which those chains start: it has no step of this technique, and all its singles have been placed. A
  /// search that is stopped adds the steps found so far, which may be none or not the best.
  virtual void search(const OptionPosition& position, const OptionPosition* source, ChainHints& hints) = 0;

  /// The chains of a step that was found in `position`. The conclusion is a literal: the candidate that the
  /// step places, or one that it eliminates. If stopped, the trace may have no cases.
  virtual ChainTrace trace(const OptionPosition& position, const ChainHint& hint, int conclusion) = 0;
};

}  // namespace sudoku::chains
