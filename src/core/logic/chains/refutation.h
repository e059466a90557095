#pragma once

#include <stop_token>

#include "chainsearch.h"

namespace sudoku::chains {

/// The technique for positions where all others find nothing: it eliminates a candidate from which singles
/// lead to a contradiction. Where singles end without one, the digits of some cell are refuted one after the
/// other in the same way. Finds a step wherever some candidate is in no solution, since it goes through all
/// cases; in grids that are nearly empty it gives up. One object for one thread. A stopped search adds
/// nothing.
class Refutation : public ChainSearch {
 public:
  explicit Refutation(std::stop_token stop) : m_stop(std::move(stop)) {}

  /// Adds one step at most.
  void search(const OptionPosition& position, const OptionPosition* source, ChainHints& hints) override;
  ChainTrace trace(const OptionPosition& position, const ChainHint& hint, int conclusion) override;

 private:
  class Attempt;

  bool isOver() const;

  std::stop_token m_stop;
  int m_attempts = 0;  ///< the assumptions that the present search has made
};

}  // namespace sudoku::chains
