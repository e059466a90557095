#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "chainhints.h"
#include "forcingchains.h"

namespace sudoku::chains {

/// Dynamic forcing chains that use locked candidates, pairs and X-wings where links lead no further: Sudoku
/// Explainer's dynamic forcing chains (+). Threads and stopping as for ForcingChains.
class PatternForcingChains : public ForcingChains {
 public:
  explicit PatternForcingChains(std::stop_token stop) : PatternForcingChains(9.0, std::move(stop)) {}

 protected:
  PatternForcingChains(double rating, std::stop_token stop)
      : ForcingChains({.isDynamic = true, .isNishio = false, .hasPatterns = true, .rating = rating}, nullptr,
                      std::move(stop)) {}

  void propagateFurther(Propagation& propagation) override;

  /// Adds conclusions where patterns find nothing more. The base class adds none.
  virtual void propagateNested(Propagation& /*propagation*/, const OptionPosition& /*left*/) {}
  /// Marks the candidates that a pattern, or a step used within the chains, eliminates as off (false).
  /// `parents` are the candidates that have to be off for this.
  static void addEliminations(Propagation& propagation, std::span<const int> parents,
                              std::span<const Removal> eliminations, int nested, int nestedComplexity);

 private:
  void applyLocking(Propagation& propagation, const OptionPosition& left);
  void applyHiddenPairs(Propagation& propagation, const OptionPosition& left);
  void applyNakedPairs(Propagation& propagation, const OptionPosition& left);
  void applyXWings(Propagation& propagation, const OptionPosition& left);
  void applyPattern(Propagation& propagation);

  std::vector<int> m_parents;  // candidates that the current pattern follows from
  std::vector<Removal> m_eliminations;
};

/// Adds to `candidates` the options of a constraint that exist in `before` but not in `left`, without those
/// in `except`.
void addEliminated(const OptionPosition& before, const OptionPosition& left, int constraint, Mask except,
                   std::vector<int>& candidates);

}  // namespace sudoku::chains
