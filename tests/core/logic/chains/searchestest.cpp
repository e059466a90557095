#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include <sudoku/grid/random.h>
#include <sudoku/logic/stepfinder.h>

#include "../../testgrids.h"
#include "logic/chains/alignedexclusion.h"
#include "logic/chains/chainlengths.h"
#include "logic/chains/loopsearch.h"

// The searches that leave out what cannot be, beside ones that leave out nothing.
namespace sudoku::chains {
namespace {

/// So many cells of a hundred hold two of the first digits or, again so many of a hundred, three or one: no
/// puzzle, but full of loops and exclusions.
Position crowdedPosition(Random& random, int digits, int cells, int thirds, int singles = 0) {
  const auto oneOf = [&random](int bound) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(bound)));
  };
  Position position{Grid()};
  for (int cell = 0; cell < kCellCount; ++cell) {
    Mask kept = 0;
    if (oneOf(100) < cells) {
      const int size = oneOf(100) < thirds ? 3 : oneOf(100) < singles ? 1 : 2;
      while (countOf(kept) < size) kept = static_cast<Mask>(kept | bitOf(oneOf(digits)));
    }
    position.eliminateAll(cell, without(position.digits(cell), kept));
  }
  return position;
}

/// Calls `use` with the positions on the way of a puzzle that need more than singles.
template <typename Use>
void forEachPosition(const Puzzle& puzzle, Use use) {
  Position position(puzzle.givens);
  for (const Step& step : solvePath(sudoku::positionOf(puzzle.givens)).steps) {
    if (step.placements.empty()) use(position);
    for (const auto [cell, digit] : step.eliminations)
      position.eliminate(candidateOf(cell.index(), digit.index()));
    for (const auto [cell, digit] : step.placements) position.place(cell.index(), digit.index());
  }
}

/// Sudoku Explainer's search for loops, step by step; or the same without its slip.
class NaiveLoopSearch {
 public:
  NaiveLoopSearch(const Position& position, int start, LoopRule rule)
      : m_position(position), m_rule(rule), m_digits(position.digits(start)) {
    extend(start, 2, 0, -1);
  }

  const std::vector<std::vector<int>>& loops() const { return m_loops; }

 private:
  void extend(int cell, int extraCellsLeft, Mask extraDigits, int lastKind) {
    m_loop.push_back(cell);
    for (int kind = 0; kind < kHouseKinds; ++kind) {
      if (kind == lastKind) continue;
      for (int place = 0; place < kDigitCount; ++place) {
        const int next = cellAt(houseOf(cell, kind), place);
        const Mask digits = m_position.digits(next);
        if ((digits & m_digits) != m_digits) continue;
        if (next == m_loop.front() && m_loop.size() >= 4) {
          if (canSwap()) m_loops.push_back(m_loop);
        } else if (std::find(m_loop.begin(), m_loop.end(), next) == m_loop.end()) {
          const Mask counted = without(extraDigits | digits, m_digits);
          if (m_rule == LoopRule::SudokuExplainer) extraDigits = counted;
          const bool isPair = digits == m_digits;
          if (isPair || countOf(counted) == 1 || extraCellsLeft > 0)
            extend(next, isPair ? extraCellsLeft : extraCellsLeft - 1, counted, kind);
        }
      }
    }
    m_loop.pop_back();
  }

  bool canSwap() const {
    std::array<std::array<int, kHouseCount>, 2> counts{};
    for (std::size_t i = 0; i < m_loop.size(); ++i)
      for (int kind = 0; kind < kHouseKinds; ++kind) ++counts[i % 2][at(houseOf(m_loop[i], kind))];
    return counts[0] == counts[1] && *std::max_element(counts[0].begin(), counts[0].end()) == 1;
  }

  const Position& m_position;
  LoopRule m_rule;
  Mask m_digits;
  std::vector<int> m_loop;
  std::vector<std::vector<int>> m_loops;
};

/// How many loops there are, the same ones in the same order from both searches.
std::size_t compareLoops(const Position& position, LoopRule rule = LoopRule::SudokuExplainer) {
  LoopSearch search(position, rule);
  std::size_t count = 0;
  for (int start = 0; start < kCellCount; ++start) {
    if (countOf(position.digits(start)) != 2) continue;
    std::vector<std::vector<int>> found;
    for (const Loop& loop : search.loopsThrough(start)) found.push_back(loop.cells);
    EXPECT_EQ(found, NaiveLoopSearch(position, start, rule).loops()) << "from cell " << start;
    count += found.size();
  }
  return count;
}

TEST(LoopSearchTest, FindsWhatANaiveSearchFindsInPuzzles) {
  std::size_t count = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed)
    forEachPosition(puzzleOf(seed, Symmetry::None),
                    [&count](const Position& position) { count += compareLoops(position); });
  EXPECT_GT(count, 0U);
}

TEST(LoopSearchTest, FindsWhatANaiveSearchFindsAmongManyLoops) {
  Random random(7);
  std::size_t count = 0;
  std::size_t complete = 0;
  for (const auto& [digits, thirds] :
       {std::pair{3, 0}, std::pair{3, 20}, std::pair{4, 50}, std::pair{4, 80}, std::pair{5, 80}})
    for (int i = 0; i < 200; ++i) {
      const Position position = crowdedPosition(random, digits, 23, thirds);
      count += compareLoops(position);
      complete += compareLoops(position, LoopRule::Complete);
    }
  EXPECT_GT(count, 0U);
  EXPECT_GT(complete, count);
}

// From some starts the slip hides loops that others then come to.
TEST(LoopSearchTest, DoesNotTakeAHiddenLoopForNone) {
  constexpr std::array<Mask, 3> kDigits = {0b0011, 0b0111, 0b1011};  // by the signs 2, 3 and 4
  for (const std::string_view signs :
       {".2....2....2.........242...........3.....23.4........2.3222...3.....33.3........2",
        "..3......3.....3.33.2......2..4..3.2...3.......3....23.3...3.....223...4.2...2..."}) {
    Position position{Grid()};
    for (int cell = 0; cell < kCellCount; ++cell) {
      const char sign = signs[at(cell)];
      position.eliminateAll(cell, sign == '.' ? position.digits(cell)
                                              : without(position.digits(cell), kDigits[at(sign - '2')]));
    }
    EXPECT_GT(compareLoops(position), 0U);
  }
}

/// The digits of cells that are in no combination that leaves their common peers something.
std::vector<Mask> naivelyExcluded(const Position& position, const std::vector<int>& cells,
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
  NaiveExclusions(const Position& position, std::size_t size) : m_position(position), m_size(size) {
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

  const Position& m_position;
  std::size_t m_size;
  std::set<std::set<int>> m_tried;
  Exclusions m_found;
};

/// How many exclusions there are, the same ones in the same order from both searches.
std::size_t compareExclusions(const Position& position, std::size_t size) {
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
    forEachPosition(puzzleOf(seed, Symmetry::None), [&count](const Position& position) {
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
      const Position position = crowdedPosition(random, 4 + i % 3, 30, 50, singles);
      pairs += compareExclusions(position, 2);
      triplets += compareExclusions(position, 3);
    }
  EXPECT_GT(pairs, 0U);
  EXPECT_GT(triplets, 0U);
}

/// How many are on in the shortest chain from a candidate to its opposite, link by link; 0 if there is none.
int naiveLength(const Links& links, int start, bool isOn, LinkKinds kinds) {
  std::vector<std::array<int, 3>> nodes = {
      {start, isOn ? 1 : 0, isOn ? 1 : 0}};  // candidate, on or off, how many are on
  std::set<std::pair<int, int>> reached;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const auto [candidate, on, length] = nodes[i];
    for (const Link& link : links.from(candidate, on == 1)) {
      if ((kinds == LinkKinds::X && link.inference == InferenceKind::Cell) ||
          !reached.insert({link.candidate, 1 - on}).second)
        continue;
      nodes.push_back({link.candidate, 1 - on, length + 1 - on});
      if (link.candidate == start && (on == 0) != isOn) return nodes.back()[2];
    }
  }
  return 0;
}

TEST(ChainLengthsTest, AreThoseOfChainsFollowedLinkByLink) {
  constexpr int kMost = 1000;
  Links links;
  ChainLengths lengths(links);
  int chains = 0;
  const auto compare = [&](int start, bool isOn, LinkKinds kinds) {
    const auto length = [&](int most) { return lengths.from(literalOf(start, isOn), kinds, most); };
    const int naive = naiveLength(links, start, isOn, kinds);
    if (naive == 0) {
      EXPECT_GT(length(kMost), kMost) << start;
      return;
    }
    ++chains;
    EXPECT_EQ(length(kMost), naive) << start;
    EXPECT_EQ(length(naive), naive) << start;
    EXPECT_GE(length(naive - 1), naive) << start;
  };
  for (std::uint64_t seed = 0; seed < 40; ++seed)
    forEachPosition(puzzleOf(seed, Symmetry::None), [&](const Position& position) {
      links.update(position, nullptr);
      lengths.reset();
      links.all().forEach([&](int start) {
        for (const bool isOn : {true, false})
          for (const LinkKinds kinds : {LinkKinds::X, LinkKinds::Both}) compare(start, isOn, kinds);
      });
    });
  EXPECT_GT(chains, 0);
}

}  // namespace
}  // namespace sudoku::chains
