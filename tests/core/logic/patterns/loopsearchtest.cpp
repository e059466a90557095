#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <string_view>
#include <utility>
#include <vector>

#include "../../testgrids.h"
#include "logic/patterns/loopsearch.h"
#include "positions.h"

namespace sudoku::patterns {
namespace {

/// Sudoku Explainer's search for loops, step by step, with its slip or without.
class NaiveLoopSearch {
 public:
  NaiveLoopSearch(const OptionPosition& position, int start, LoopRule rule)
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
        const int next = cellAt(houseNumberOf(cell, kind), place);
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
      for (int kind = 0; kind < kHouseKinds; ++kind) ++counts[i % 2][at(houseNumberOf(m_loop[i], kind))];
    return counts[0] == counts[1] && *std::max_element(counts[0].begin(), counts[0].end()) == 1;
  }

  const OptionPosition& m_position;
  LoopRule m_rule;
  Mask m_digits;
  std::vector<int> m_loop;
  std::vector<std::vector<int>> m_loops;
};

/// How many loops there are, the same ones in the same order from both searches.
std::size_t compareLoops(const OptionPosition& position, LoopRule rule = LoopRule::SudokuExplainer) {
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
                    [&count](const OptionPosition& position) { count += compareLoops(position); });
  EXPECT_GT(count, 0U);
}

TEST(LoopSearchTest, FindsWhatANaiveSearchFindsAmongManyLoops) {
  Random random(7);
  std::size_t count = 0;
  std::size_t complete = 0;
  for (const auto& [digits, thirds] :
       {std::pair{3, 0}, std::pair{3, 20}, std::pair{4, 50}, std::pair{4, 80}, std::pair{5, 80}})
    for (int i = 0; i < 200; ++i) {
      const OptionPosition position = crowdedPosition(random, digits, 23, thirds);
      count += compareLoops(position);
      complete += compareLoops(position, LoopRule::Complete);
    }
  EXPECT_GT(count, 0U);
  EXPECT_GT(complete, count);
}

// The slip hides loops from some starts, and searches from other starts come to them.
TEST(LoopSearchTest, DoesNotTakeAHiddenLoopForNone) {
  constexpr std::array<Mask, 3> kDigits = {0b0011, 0b0111, 0b1011};  // the digits for the signs 2, 3 and 4
  for (const std::string_view signs :
       {".2....2....2.........242...........3.....23.4........2.3222...3.....33.3........2",
        "..3......3.....3.33.2......2..4..3.2...3.......3....23.3...3.....223...4.2...2..."}) {
    OptionPosition position{Grid()};
    for (int cell = 0; cell < kCellCount; ++cell) {
      const char sign = signs[at(cell)];
      position.eliminateAll(cell, sign == '.' ? position.digits(cell)
                                              : without(position.digits(cell), kDigits[at(sign - '2')]));
    }
    EXPECT_GT(compareLoops(position), 0U);
  }
}

}  // namespace
}  // namespace sudoku::patterns
