#pragma once

#include "chainhints.h"
#include "chaintrace.h"
#include "position.h"

namespace sudoku::chains {

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
  virtual void search(const Position& position, const Position* source, ChainHints& hints) = 0;

  /// What a step rests on that was found in that position. The conclusion is a literal: what the step
  /// places, or something that it eliminates. Perhaps without cases if it is stopped.
  virtual ChainTrace trace(const Position& position, const ChainHint& hint, int conclusion) = 0;
};

}  // namespace sudoku::chains
