#pragma once

#include <stop_token>

#include "chainsearch.h"

namespace sudoku::chains {

/// The technique for positions where no other one finds a step: it eliminates a candidate that leads to a
/// contradiction by singles. If singles lead to none, the digits of a cell are refuted one by one in the same
/// way. Finds a step whenever some candidate is in no solution, since it tries all cases; in nearly empty
/// grids it gives up. One object for one thread. A search that is stopped adds nothing.
class Refutation : public ChainSearch {
 public:
  explicit Refutation(std::stop_token stop) : m_stop(std::move(stop)) {}

  /// Adds at most one step.
  void search(const OptionPosition& position, const OptionPosition* source, ChainHints& hints) override;
  ChainTrace trace(const OptionPosition& position, const ChainHint& hint, int conclusion) override;

 private:
  class Attempt;

  bool isOver() const;

  std::stop_token m_stop;
  int m_attempts = 0;  ///< number of assumptions in the current search
};

}  // namespace sudoku::chains
