#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "patternforcingchains.h"

namespace sudoku::chains {

/// The search of one technique for nested steps, which are used within the chains of another step. It
/// remembers its results, because many assumptions lead to the same position, and positions without steps
/// occur again at each deeper nesting and after each step. One object for one thread. The results of a search
/// that is stopped may be incomplete and are remembered too, so the object must not be used after a stop.
class NestedSearch {
 public:
  explicit NestedSearch(std::unique_ptr<ChainSearch> search) : m_search(std::move(search)) {}

  /// The steps of a position, sorted from best to worst; among steps with the same eliminations, only the
  /// best. Valid until the next call.
  const std::vector<ChainHint>& find(const OptionPosition& position, const OptionPosition& source);

  ChainSearch& search() { return *m_search; }

 private:
  std::unique_ptr<ChainSearch> m_search;
  ChainHints m_hints{ChainHints::Keep::BestOfEachEffect};
  // Hashes of the positions without steps. Whether a position has steps does not depend on its source.
  std::unordered_set<std::uint64_t> m_withoutSteps;
  std::unordered_map<std::uint64_t, std::vector<ChainHint>> m_found;
};

/// Forcing chains that use the steps of other searches where patterns lead no further: Sudoku Explainer's
/// dynamic forcing chains (+ …) with nested forcing chains. Threads and stopping as for ForcingChains.
class NestedForcingChains : public PatternForcingChains {
 public:
  /// The searches for nested steps, in the order in which they are tried.
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
  std::vector<NestedStep> m_nestedSteps;  // by the indexes that Implications::nestedOf() returns
  bool m_isTracing = false;
  std::vector<NestedUse> m_uses;  // the nested steps that trace() has met so far
  std::vector<int> m_parents;     // candidates that the current nested step follows from
  std::vector<std::uint64_t> m_counted;
};

}  // namespace sudoku::chains
