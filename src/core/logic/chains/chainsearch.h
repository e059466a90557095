#pragma once

#include <vector>

#include "chainhints.h"
#include "logic/patterns/optionposition.h"

namespace sudoku::chains {

class ChainSearch;

/// A step that stands inside a chain, and where it was found.
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
  /// The literals of each case; the first is its assumption. Either a single case ends in a literal whose
  /// opposite it has reached too, or one of the assumptions must hold and each case ends in the conclusion.
  /// Empty if there is no proof.
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

  /// Adds the steps of a position. For steps that are to stand inside other chains, `source` is the position
  /// that those chains came from: it has no step of this technique, and its singles have been followed up. A
  /// stopped search adds what it has found so far: perhaps nothing, perhaps not the best.
  virtual void search(const OptionPosition& position, const OptionPosition* source, ChainHints& hints) = 0;

  /// The chains of a step that was found in that position. The conclusion is a literal: what the step places,
  /// or something that it eliminates. If stopped, the trace may have no cases.
  virtual ChainTrace trace(const OptionPosition& position, const ChainHint& hint, int conclusion) = 0;
};

}  // namespace sudoku::chains
