#pragma once

#include <cstdint>
#include <limits>
#include <unordered_map>
#include <vector>

#include "literals.h"
#include "logic/patterns/housenumbers.h"

namespace sudoku::chains {

/// Digits that go from a cell.
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
  int placed = -1;  ///< a candidate, or -1
  int origin = -1;  ///< whose options are the cases: the constraint, or the candidate
  std::vector<Removal> removals;
  // Of steps that stand inside other chains:
  std::uint64_t chainsHash = 0;          ///< equal for the same chains, literal by literal
  std::vector<std::uint16_t> singlesIn;  ///< constraints that are left one option, on which it rests
  int unsummarized = -1;                 ///< its number among those that its search still has to prove, or -1
};

/// The steps that a search by chains comes upon: just the best of them, or the best for each effect. Better
/// is a lower rating, then a lower complexity, then a lower sort key, then
/// what came first. One object for one thread.
class ChainHints {
 public:
  enum class Keep { Best, BestOfEachEffect };

  explicit ChainHints(Keep keep) : m_keep(keep) {}

  bool isEmpty() const { return m_hints.empty(); }

  /// Whether a step with at least this complexity would be kept. Equal effects have equal numbers.
  bool accepts(double rating, int complexity, int sortKey, std::uint64_t effect) const;
  /// The highest complexity with which any effect would be kept.
  int highestComplexity(double rating, int sortKey) const;
  /// Precondition: it is accepted. Its rating is that without the length.
  void add(ChainHint hint, std::uint64_t effect);

  /// Calls `use` with each that is still kept.
  template <typename Use>
  void forEachKept(Use use) {
    for (ChainHint& hint : m_hints)
      if (!isReplaced(hint)) use(hint);
  }
  /// Hands over all that were kept, the best first, and has none then.
  std::vector<ChainHint> takeSorted();

 private:
  static bool isReplaced(const ChainHint& hint) { return hint.complexity < 0; }

  Keep m_keep;
  std::vector<ChainHint> m_hints;
  std::unordered_map<std::uint64_t, std::size_t> m_indexOf;
  mutable double m_limitRating = -1;  // what highestComplexity() said last
  mutable int m_limitSortKey = -1;
  mutable int m_limit = std::numeric_limits<int>::max();
};

/// The number of an effect on one cell.
constexpr std::uint64_t effectOf(int cell, Mask digits) {
  return (static_cast<std::uint64_t>(cell) << 9U) | digits;
}
std::uint64_t effectOf(const std::vector<Removal>& removals);

/// Mixes a value into a hash. Hashes of 64 bits stand for what they were made of.
constexpr std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) {
  hash = (hash ^ value) * 0x9E3779B97F4A7C15U;
  return hash ^ hash >> 29U;
}

}  // namespace sudoku::chains
