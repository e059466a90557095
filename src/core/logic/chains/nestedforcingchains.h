#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "patternforcingchains.h"

namespace sudoku::chains {

/// A technique inside other chains. Many assumptions end in the same position, and a position without steps
/// comes back at each deeper nesting and after each step; so what was found is kept. One object for one
/// thread. A search that is stopped may be kept as one that found less: after a stop the object must not be
/// used.
class NestedSearch {
 public:
  explicit NestedSearch(std::unique_ptr<ChainSearch> search) : m_search(std::move(search)) {}

  /// The steps of a position, the best for each effect, the best first; valid until the next call.
  const std::vector<ChainHint>& find(const OptionPosition& position, const OptionPosition& source);

  ChainSearch& search() { return *m_search; }

 private:
  std::unique_ptr<ChainSearch> m_search;
  ChainHints m_hints{ChainHints::Keep::BestOfEachEffect};
  // The positions that have no steps: that does not depend on the source.
  std::unordered_set<std::uint64_t> m_withoutSteps;
  std::unordered_map<std::uint64_t, std::vector<ChainHint>> m_found;
};

/// Forcing chains inside which other searches find steps of their own where patterns help on no further:
/// Sudoku Explainer's dynamic forcing chains (+ …) with forcing chains in the brackets. For one thread, and
/// stopped, as ForcingChains.
class NestedForcingChains : public PatternForcingChains {
 public:
  /// The searches that are nested, in the order in which they are asked.
  using Nested = std::vector<std::shared_ptr<NestedSearch>>;

  NestedForcingChains(double rating, Nested nested, std::stop_token stop)
      : PatternForcingChains(rating, std::move(stop)), m_nested(std::move(nested)) {}

  ChainTrace trace(const OptionPosition& position, const ChainHint& hint, int conclusion) override;

 protected:
  bool prepare() override;
  void propagateNested(Propagation& propagation, const OptionPosition& left) override;
  int leastComplexity(Targets targets) const override;
  int complexityOf(Targets targets, int highest) override;

 private:
  struct NestedStep {
    int complexity;
    std::uint64_t chainsHash;
  };

  bool hasPromisingEliminations(Propagation& propagation);
  bool applyNested(Propagation& propagation, const OptionPosition& left, NestedSearch& search);

  Nested m_nested;
  std::vector<NestedStep> m_nestedSteps;  // the nested steps, by their numbers in the implications
  bool m_isTracing = false;
  std::vector<NestedUse> m_uses;  // the nested steps as a trace has them
  std::vector<int> m_parents;     // the parents of a nested step
  std::vector<std::uint64_t> m_counted;
};

}  // namespace sudoku::chains
