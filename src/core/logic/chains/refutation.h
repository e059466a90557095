#pragma once

#include <stop_token>

#include "chainsearch.h"

namespace sudoku::chains {

/// What is left where every other technique ends: a candidate from which singles lead to a contradiction, one
/// digit of some cell after the other being refuted the same way where they end. Finds a step wherever some
/// candidate is in no solution, since it goes through all cases; in grids that are nearly empty it gives up.
/// One object for one thread. A stopped search adds nothing.
class Refutation : public ChainSearch {
 public:
  explicit Refutation(std::stop_token stop) : m_stop(std::move(stop)) {}

  /// Adds just one step.
  void search(const OptionPosition& position, const OptionPosition* source, ChainHints& hints) override;
  ChainTrace trace(const OptionPosition& position, const ChainHint& hint, int conclusion) override;

 private:
  class Attempt;

  bool isOver() const;

  std::stop_token m_stop;
  int m_attempts = 0;  ///< of the search that goes on
};

}  // namespace sudoku::chains
