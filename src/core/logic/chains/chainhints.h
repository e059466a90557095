#pragma once

#include <cstdint>
#include <limits>
#include <unordered_map>
#include <vector>

#include "literals.h"
#include "logic/patterns/housenumbers.h"

namespace sudoku::chains {

/// Digits that are eliminated from a cell.
struct Removal {
  int cell;
  Mask digits;
};

/// What a step by chains is called; dynamic ones come from searches that differ in what they may use.
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

/// A step by chains. Plain data.
struct ChainHint {
  ChainKind kind = ChainKind::ForcingChain;
  double rating = 0;
  int complexity = 0;  ///< how many literals its chains have
  int sortKey = 0;
  int placed = -1;  ///< the candidate that the step places, or -1
  int origin = -1;  ///< the constraint, or the candidate, whose options are the cases
  std::vector<Removal> removals;
  // Facts that only steps inside other chains need:
  std::uint64_t chainsHash = 0;          ///< a number that is equal for the same chains, literal by literal
  std::vector<std::uint16_t> singlesIn;  ///< the constraints with one option left on which the step rests
  int unsummarized = -1;  ///< the step's number among those that its search still has to summarize, or -1
};

/// The steps that a search by chains finds: just the best of them, or the best for each effect. A better step
/// has a lower rating, then a lower complexity, then a lower sort key, then it came first. One object for one
/// thread.
class ChainHints {
 public:
  enum class Keep { Best, BestOfEachEffect };

  explicit ChainHints(Keep keep) : m_keep(keep) {}

  bool isEmpty() const { return m_hints.empty(); }

  /// Whether a step with at least this complexity would be kept. Equal effects have equal numbers.
  bool accepts(double rating, int complexity, int sortKey, std::uint64_t effect) const;
  /// The highest complexity with which any effect would be kept.
  int highestComplexity(double rating, int sortKey) const;
  /// Adds a step whose rating does not count the length yet. Precondition: it is accepted.
  void add(ChainHint hint, std::uint64_t effect);

  /// Calls `use` with each step that is still kept.
  template <typename Use>
  void forEachKept(Use use) {
    for (ChainHint& hint : m_hints)
      if (!isReplaced(hint)) use(hint);
  }
  /// Hands over all kept steps, the best first, and keeps none.
  std::vector<ChainHint> takeSorted();

 private:
  static bool isReplaced(const ChainHint& hint) { return hint.complexity < 0; }

  Keep m_keep;
  std::vector<ChainHint> m_hints;
  std::unordered_map<std::uint64_t, std::size_t> m_indexOf;
  mutable double m_limitRating = -1;  // the last question to highestComplexity() and its answer
  mutable int m_limitSortKey = -1;
  mutable int m_limit = std::numeric_limits<int>::max();
};

/// The number of an effect on one cell.
constexpr std::uint64_t effectOf(int cell, Mask digits) {
  return (static_cast<std::uint64_t>(cell) << 9U) | digits;
}
std::uint64_t effectOf(const std::vector<Removal>& removals);

/// Mixes a value into a hash. Hashes have 64 bits, so that equal ones are taken for equal contents.
constexpr std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) {
  hash = (hash ^ value) * 0x9E3779B97F4A7C15U;
  return hash ^ hash >> 29U;
}

}  // namespace sudoku::chains
