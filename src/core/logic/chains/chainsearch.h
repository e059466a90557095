#pragma once

#include <vector>

#include "chainhints.h"
#include "logic/patterns/optionposition.h"

namespace sudoku::chains {

class ChainSearch;

/// A nested step, which is found and used within the chains of another step: with the search that found it,
/// and the position that those chains had reached.
struct NestedUse {
  ChainSearch* search;  ///< must outlive the search for the outer step
  OptionPosition position;
  ChainHint hint;
};

/// A literal (a candidate that is true or false) that a chain has reached.
struct TracedLiteral {
  int literal;
  int nested = -1;  ///< index in ChainTrace::nestedSteps of the step that it follows from, or -1
};

/// All literals that follow from the assumptions with which the chains of a step begin, in the order in which
/// they were reached. Plain data. There may be more than the step needs, and nothing tells which literal
/// follows from which: prove() finds that out.
struct ChainTrace {
  int conclusion = 0;  ///< the literal that the step proves
  /// For each assumption, the literals that it leads to, beginning with itself. Either there is a single
  /// assumption, which ends in the opposite of a literal that it has reached already, or one of several
  /// assumptions must be true and each ends in the conclusion. Empty if there is no proof.
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

  /// Adds the steps of a position to `hints`. To find nested steps, which are used within the chains of
  /// another step, `source` is the position in which those chains start: it has no step of this technique,
  /// and all its singles have been placed. Otherwise `source` is null. A search that is stopped adds the
  /// steps found so far, which may be none or not the best.
  virtual void search(const OptionPosition& position, const OptionPosition* source, ChainHints& hints) = 0;

  /// The chains of a step that was found in `position`. The conclusion is a literal: the candidate that the
  /// step places, or one that it eliminates. If stopped, the trace may have no cases.
  virtual ChainTrace trace(const OptionPosition& position, const ChainHint& hint, int conclusion) = 0;
};

}  // namespace sudoku::chains
