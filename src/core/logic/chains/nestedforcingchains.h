#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "chaintrace.h"
#include "nestedsearch.h"
#include "patternforcingchains.h"

namespace sudoku::chains {

/// Forcing chains inside which other searches find steps of their own where patterns help on no further:
/// Sudoku Explainer's dynamic forcing chains (+ …) with forcing chains in the brackets. For one thread, and
/// stopped, as ForcingChains.
class NestedForcingChains : public PatternForcingChains {
 public:
  /// The searches that are nested, in the order in which they are asked.
  using Nested = std::vector<std::shared_ptr<NestedSearch>>;

  NestedForcingChains(double rating, Nested nested, std::stop_token stop)
      : PatternForcingChains(rating, std::move(stop)), m_nested(std::move(nested)) {}

  ChainTrace trace(const Position& position, const ChainHint& hint, int conclusion) override;

 protected:
  bool prepare() override;
  void propagateNested(Propagation& propagation, const Position& left) override;
  int leastComplexity(Targets targets) const override;
  int complexityOf(Targets targets, int highest) override;

 private:
  struct NestedStep {
    int complexity;
    std::uint64_t chainsHash;
  };

  bool hasPromisingEliminations(Propagation& propagation);
  bool applyNested(Propagation& propagation, const Position& left, NestedSearch& search);

  Nested m_nested;
  std::vector<NestedStep> m_nestedSteps;  // by their numbers in the implications
  bool m_isTracing = false;
  std::vector<NestedUse> m_uses;  // the same steps as a trace has them
  std::vector<int> m_parents;     // of a step
  std::vector<std::uint64_t> m_counted;
};

}  // namespace sudoku::chains
