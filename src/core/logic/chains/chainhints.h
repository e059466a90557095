#pragma once

#include <cstdint>
#include <limits>
#include <unordered_map>
#include <vector>

#include "literals.h"
#include "logic/patterns/housenumbers.h"

namespace sudoku::chains {

/// The digits that a step eliminates from one cell.
struct Removal {
  int cell;
  Mask digits;
};

/// The name of a step by chains. In dynamic kinds, the candidates that the chains eliminate leave new
/// singles, which the chains use; several techniques have steps of these kinds.
enum class ChainKind : std::uint8_t {
  BidirectionalXCycle,
  BidirectionalYCycle,
  BidirectionalCycle,
  TurbotFish,
  ForcingXChain,
  ForcingChain,
  Nishio,
  Cell,
  House,
  DynamicCell,
  DynamicHouse,
  DynamicContradiction,
  DynamicDouble,
};

/// A step by forcing chains. Plain data.
struct ChainHint {
  ChainKind kind = ChainKind::ForcingChain;
  double rating = 0;
  int complexity = 0;  ///< number of literals in the step's chains
  int sortKey = 0;
  int placed = -1;  ///< the number of the candidate that the step places, or -1
  int origin = -1;  ///< number of the constraint or candidate that the chains start from, or -1
  std::vector<Removal> removals;
  // The following facts are set only for nested steps, which are found and used within the chains of another
  // step.
  std::uint64_t chainsHash = 0;          ///< a hash of all literals in the chains
  std::vector<std::uint16_t> singlesIn;  ///< cells, and digits in houses, for which the chains leave one
                                         ///< candidate, numbered as constraints
  int unsummarized = -1;  ///< index among the steps whose facts above are not computed yet, or -1
};

/// The steps that a search for chains finds: either only the best, or the best for each effect (set of
/// eliminations). A better step has a lower rating, then a lower complexity (number of literals), then a
/// lower sort key (the place of its kind in Sudoku Explainer's order); among equal steps the first one is
/// best. One object for one thread.
class ChainHints {
 public:
  enum class Keep { Best, BestOfEachEffect };

  explicit ChainHints(Keep keep) : m_keep(keep) {}

  bool isEmpty() const { return m_hints.empty(); }

  /// Whether a step is better than those that it would replace, so that add() may be called for it. `rating`
  /// is without the surcharge for the length of chains, and `effect` is the number that effectOf() returns
  /// for the step's eliminations. If `complexity` is only a lower bound, false is right too.
  bool accepts(double rating, int complexity, int sortKey, std::uint64_t effect) const;
  /// The highest complexity with which accepts() may return true, whatever the step eliminates.
  int highestComplexity(double rating, int sortKey) const;
  /// Adds a step; its rating must not include the surcharge for length yet. Precondition: accepts() returns
  /// true for it.
  void add(ChainHint hint, std::uint64_t effect);

  /// Calls `use` with each step that no better one has replaced.
  template <typename Use>
  void forEachKept(Use use) {
    for (ChainHint& hint : m_hints)
      if (!isReplaced(hint)) use(hint);
  }
  /// Removes all kept steps and returns them, the best first.
  std::vector<ChainHint> takeSorted();

 private:
  static bool isReplaced(const ChainHint& hint) { return hint.complexity < 0; }

  Keep m_keep;
  std::vector<ChainHint> m_hints;
  std::unordered_map<std::uint64_t, std::size_t> m_indexOf;
  mutable double m_limitRating = -1;  // the rating for which m_limit holds, -1 if none
  mutable int m_limitSortKey = -1;
  mutable int m_limit = std::numeric_limits<int>::max();  // the last result of highestComplexity()
};

/// A number for the elimination of digits from one cell, by which ChainHints compares the effects of steps.
constexpr std::uint64_t effectOf(int cell, Mask digits) {
  return (static_cast<std::uint64_t>(cell) << 9U) | digits;
}
std::uint64_t effectOf(const std::vector<Removal>& removals);

/// Mixes a value into a hash. Two lists of values with the same 64-bit hash are taken for equal.
constexpr std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) {
  hash = (hash ^ value) * 0x9E3779B97F4A7C15U;
  return hash ^ hash >> 29U;
}

}  // namespace sudoku::chains
