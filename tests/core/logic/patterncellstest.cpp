#include <array>
#include <gtest/gtest.h>
#include <map>

#include <sudoku/logic/notation.h>
#include <sudoku/logic/stepfinder.h>

#include "../testgrids.h"
#include "logic/patterncells.h"

namespace sudoku {
namespace {

struct Size {
  Technique technique;
  int cells;
};

/// How many cells the pattern of a technique has, whatever the position.
constexpr std::array kSizes = {
    Size{Technique::NakedSingle, 1}, Size{Technique::NakedPair, 2},   Size{Technique::HiddenPair, 2},
    Size{Technique::LockedPair, 2},  Size{Technique::NakedTriple, 3}, Size{Technique::HiddenTriple, 3},
    Size{Technique::XWing, 4},       Size{Technique::Skyscraper, 4},  Size{Technique::TwoStringKite, 4},
    Size{Technique::WWing, 4},       Size{Technique::XyWing, 3},      Size{Technique::XyzWing, 3},
    Size{Technique::Uniqueness1, 4}, Size{Technique::BugPlusOne, 81},
};

TEST(PatternCellsTest, AreAsManyAsThePatternHas) {
  std::map<Technique, int> seen;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Position position = positionOf(minimalPuzzleOf(seed).givens);
    for (const Step& next : solvePath(position).steps) {
      for (const auto& [technique, size] : kSizes) {
        for (const Step& step : allSteps(position, technique)) {
          EXPECT_EQ(patternCells(step).size(), size) << toNotation(step);
          ++seen[technique];
        }
      }
      position = applyStep(position, next);
    }
  }
  for (const auto& [technique, size] : kSizes) EXPECT_GT(seen[technique], 0) << infoOf(technique).name;
}

TEST(PatternCellsTest, AreNeverNone) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Position position = positionOf(minimalPuzzleOf(seed).givens);
    for (const Step& next : solvePath(position).steps) {
      if (infoOf(next.technique).level > Level::Medium) {
        for (const Step& step : allSteps(position))
          EXPECT_FALSE(patternCells(step).isEmpty()) << toNotation(step);
      }
      position = applyStep(position, next);
    }
  }
}

}  // namespace
}  // namespace sudoku
