#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <set>
#include <utility>
#include <vector>

#include "../../testgrids.h"
#include "logic/patterns/alignedexclusion.h"
#include "positions.h"

namespace sudoku::patterns {
namespace {

/// The digits of cells that are in no combination that leaves their common peers something.
std::vector<Mask> naivelyExcluded(const OptionPosition& position, const std::vector<int>& cells,
                                  CellSet excluders) {
  std::vector<Mask> excluded(cells.size());
  for (std::size_t i = 0; i < cells.size(); ++i) excluded[i] = position.digits(cells[i]);
  std::vector<int> digits(cells.size());
  const auto isAllowed = [&] {
    Mask chosen = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (!position.has(cells[i], digits[i])) return false;
      chosen = static_cast<Mask>(chosen | bitOf(digits[i]));
      for (std::size_t j = 0; j < i; ++j)
        if (digits[i] == digits[j] && arePeers(cells[i], cells[j])) return false;
    }
    return std::none_of(excluders.begin(), excluders.end(),
                        [&](Cell cell) { return without(position.digits(cell.index()), chosen) == 0; });
  };
  const int combinations = cells.size() == 2 ? 81 : 729;
  for (int combination = 0; combination < combinations; ++combination) {
    for (std::size_t i = 0, left = at(combination); i < cells.size(); ++i, left /= kDigitCount)
      digits[i] = static_cast<int>(left % kDigitCount);
    if (!isAllowed()) continue;
    for (std::size_t i = 0; i < cells.size(); ++i) excluded[i] = without(excluded[i], bitOf(digits[i]));
  }
  return excluded;
}

using Exclusions = std::vector<std::pair<std::vector<int>, std::vector<Mask>>>;

class NaiveExclusions {
 public:
  NaiveExclusions(const OptionPosition& position, std::size_t size) : m_position(position), m_size(size) {
    for (int second = 0; second < kCellCount; ++second)
      for (int first = 0; first < second; ++first)
        if (isBase(first) && isBase(second)) tryPair(first, second);
  }

  const Exclusions& found() const { return m_found; }

 private:
  bool isExcluder(int cell) const {
    const int digits = countOf(m_position.digits(cell));
    return digits >= 2 && digits <= static_cast<int>(m_size);
  }

  bool isBase(int cell) const {
    const auto& peers = orderedPeersOf(cell);
    return countOf(m_position.digits(cell)) >= 2 &&
           std::none_of(peers.begin(), peers.end(),
                        [this](int peer) { return countOf(m_position.digits(peer)) == 1; }) &&
           std::any_of(peers.begin(), peers.end(), [this](int peer) { return isExcluder(peer); });
  }

  void tryPair(int first, int second) {
    if (m_size == 2) return tryCells({first, second});
    for (const int near : {first, second})
      for (const int third : orderedPeersOf(near)) {
        if (!isExcluder(third) || !isBase(third) || third == first || third == second) continue;
        if (m_tried.insert({first, second, third}).second) tryCells({first, second, third});
      }
  }

  void tryCells(const std::vector<int>& cells) {
    CellSet excluders;
    for (int cell = 0; cell < kCellCount; ++cell)
      if (isExcluder(cell) &&
          std::all_of(cells.begin(), cells.end(), [cell](int other) { return arePeers(cell, other); }))
        excluders.add(Cell(cell));
    if (excluders.size() < 2) return;
    const auto excluded = naivelyExcluded(m_position, cells, excluders);
    if (std::any_of(excluded.begin(), excluded.end(), [](Mask digits) { return digits != 0; }))
      m_found.push_back({cells, excluded});
  }

  const OptionPosition& m_position;
  std::size_t m_size;
  std::set<std::set<int>> m_tried;
  Exclusions m_found;
};

/// How many exclusions there are, the same ones in the same order from both searches.
std::size_t compareExclusions(const OptionPosition& position, std::size_t size) {
  Exclusions found;
  forEachAlignedExclusion(position, size, [&](const AlignedExclusion& exclusion) {
    EXPECT_EQ(exclusion.size, size);
    found.push_back(
        {{exclusion.cells.begin(), exclusion.cells.begin() + static_cast<std::ptrdiff_t>(size)},
         {exclusion.excluded.begin(), exclusion.excluded.begin() + static_cast<std::ptrdiff_t>(size)}});
    return false;
  });
  EXPECT_EQ(found, NaiveExclusions(position, size).found());
  return found.size();
}

TEST(AlignedExclusionTest, FindsWhatANaiveSearchFindsInPuzzles) {
  std::size_t count = 0;
  for (std::uint64_t seed = 0; seed < 3; ++seed)
    forEachPosition(puzzleOf(seed, Symmetry::None), [&count](const OptionPosition& position) {
      for (const std::size_t size : {2U, 3U}) count += compareExclusions(position, size);
    });
  EXPECT_GT(count, 0U);
}

TEST(AlignedExclusionTest, FindsWhatANaiveSearchFindsAmongManyExclusions) {
  Random random(11);
  std::size_t pairs = 0;
  std::size_t triplets = 0;
  for (const int singles : {0, 4})
    for (int i = 0; i < 12; ++i) {
      const OptionPosition position = crowdedPosition(random, 4 + i % 3, 30, 50, singles);
      pairs += compareExclusions(position, 2);
      triplets += compareExclusions(position, 3);
    }
  EXPECT_GT(pairs, 0U);
  EXPECT_GT(triplets, 0U);
}

// A triplet could come twice, as its third cell may see both others.
TEST(AlignedExclusionTest, TriesEachTripletOnce) {
  const OptionPosition position(
      gridOf("..4.1596.251639.4...6...15.5.81..739.69.23..5..3.5..8...5....74.875..3....2.7.5.."));
  std::set<std::array<int, 3>> seen;
  forEachAlignedExclusion(position, 3, [&seen](const AlignedExclusion& exclusion) {
    EXPECT_TRUE(seen.insert(exclusion.cells).second);
    return false;
  });
  EXPECT_FALSE(seen.empty());
}

}  // namespace
}  // namespace sudoku::patterns
