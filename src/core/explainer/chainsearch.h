#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "chainhints.h"
#include "chainproof.h"
#include "position.h"

namespace sudoku::explainer {

/// A technique by chains.
class ChainSearch {
 public:
  ChainSearch() = default;
  virtual ~ChainSearch() = default;
  ChainSearch(const ChainSearch&) = delete;
  ChainSearch& operator=(const ChainSearch&) = delete;

  /// Adds what there is in a position. A `source` is the position that chains came from, and the steps are to
  /// stand inside those; it has no step of this technique, and its singles have been followed up.
  virtual void search(const Position& position, const Position* source, ChainHints& hints) = 0;

  /// What a step rests on that was found in that position. The conclusion is a potential: what the step
  /// places, or something that it takes away. Without cases if it was stopped.
  virtual ChainProof prove(const Position& position, const ChainHint& hint, int conclusion) = 0;
};

/// A technique inside other chains. Many assumptions end in the same position, and one that no technique gets
/// on with comes back at each deeper nesting and after each step; so what was found is kept.
class NestedSearch {
 public:
  explicit NestedSearch(std::unique_ptr<ChainSearch> search) : m_search(std::move(search)) {}

  /// The steps, the best for each effect, the best first; valid until the next call.
  const std::vector<ChainHint>& find(const Position& position, const Position& source);

  ChainSearch& search() { return *m_search; }

 private:
  std::unique_ptr<ChainSearch> m_search;
  ChainHints m_hints{ChainHints::Keep::BestOfEachEffect};
  // By position: the steps do not depend on the source.
  std::unordered_set<std::uint64_t> m_withoutSteps;
  std::unordered_map<std::uint64_t, std::vector<ChainHint>> m_found;
};

}  // namespace sudoku::explainer
