#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "chainhints.h"
#include "forcingchains.h"

namespace sudoku::chains {

/// Dynamic forcing chains that locked candidates, pairs and X-wings help on where links lead no further:
/// Sudoku Explainer's dynamic forcing chains (+). For one thread, and stopped, as ForcingChains.
class PatternForcingChains : public ForcingChains {
 public:
  explicit PatternForcingChains(std::stop_token stop) : PatternForcingChains(9.0, std::move(stop)) {}

 protected:
  PatternForcingChains(double rating, std::stop_token stop)
      : ForcingChains({.isDynamic = true, .isNishio = false, .hasPatterns = true, .rating = rating}, nullptr,
                      std::move(stop)) {}

  void propagateFurther(Propagation& propagation) override;

  /// Adds what follows when patterns find nothing more; here that is nothing.
  virtual void propagateNested(Propagation& /*propagation*/, const OptionPosition& /*left*/) {}
  /// Turns off what a pattern or a nested step eliminates, which follows from its parents being off.
  static void addEliminations(Propagation& propagation, std::span<const int> parents,
                              std::span<const Removal> eliminations, int nested, int nestedComplexity);

 private:
  void applyLocking(Propagation& propagation, const OptionPosition& left);
  void applyHiddenPairs(Propagation& propagation, const OptionPosition& left);
  void applyNakedPairs(Propagation& propagation, const OptionPosition& left);
  void applyXWings(Propagation& propagation, const OptionPosition& left);
  void applyPattern(Propagation& propagation);

  std::vector<int> m_parents;  // the parents of the pattern at hand
  std::vector<Removal> m_eliminations;
};

/// Adds the options of a constraint that were there before and are not left.
void addEliminated(const OptionPosition& before, const OptionPosition& left, int constraint, Mask except,
                   std::vector<int>& candidates);

}  // namespace sudoku::chains
