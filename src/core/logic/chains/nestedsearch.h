#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "chainsearch.h"

namespace sudoku::chains {

/// A technique inside other chains. Many assumptions end in the same position, and one that no technique gets
/// on with comes back at each deeper nesting and after each step; so what was found is kept. One object for
/// one thread. A search that is stopped may be kept as one that found less: after a stop the object is of no
/// more use.
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

}  // namespace sudoku::chains
