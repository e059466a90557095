#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <map>
#include <set>

#include <sudoku/grid/checker.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/making/dig.h>
#include <sudoku/making/puzzlemaker.h>
#include <sudoku/solving/solver.h>

#include "../../symmetric.h"
#include "../names.h"
#include "making/digging/orders.h"

namespace sudoku {
namespace {

constexpr std::array kDugLevels = {DigMethod::Level1, DigMethod::Level2, DigMethod::Level3, DigMethod::Level4,
                                   DigMethod::Level5};

Grid someBoard() {
  Random random(11);
  return makeBoard(BoardMethod::Diagonal, random);
}

/// The holes that digging by the recipe makes until that many givens are left.
CellSet holesAt(int givens, DigOrder order, Symmetry symmetry = Symmetry::None) {
  Random random(12);
  const Recipe recipe{BoardMethod::Diagonal, DigMethod::All, symmetry, order, GivensRange{givens, givens}};
  return dig(someBoard(), recipe, random).emptyCells();
}

TEST(DigOrderTest, ReadingGoesLeftToRightAndTopToBottom) {
  EXPECT_EQ(holesAt(72, DigOrder::Reading), cellsOf(House::row(0)));
  EXPECT_EQ(holesAt(71, DigOrder::Reading), cellsOf(House::row(0)) | CellSet{Cell::at(1, 0)});
}

TEST(DigOrderTest, SnakeTurnsAtTheEndOfEachRow) {
  EXPECT_EQ(holesAt(80, DigOrder::Snake), CellSet{Cell::at(0, 0)});
  EXPECT_EQ(holesAt(71, DigOrder::Snake), cellsOf(House::row(0)) | CellSet{Cell::at(1, 8)});
}

TEST(DigOrderTest, JumpingLeavesOutEverySecondCellAlongTheSnake) {
  const CellSet firstRow{Cell::at(0, 0), Cell::at(0, 2), Cell::at(0, 4), Cell::at(0, 6), Cell::at(0, 8)};
  EXPECT_EQ(holesAt(76, DigOrder::Jumping), firstRow);
  EXPECT_EQ(holesAt(74, DigOrder::Jumping), (firstRow | CellSet{Cell::at(1, 7), Cell::at(1, 5)}));
}

TEST(DigOrderTest, RandomStartsAnywhere) {
  std::set<Cell> first;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    Random random(seed);
    const Recipe recipe{.givens = GivensRange{80, 80}};
    first.insert(dig(someBoard(), recipe, random).emptyCells().first());
  }
  EXPECT_EQ(first.size(), 81U);
}

TEST(DigOrderTest, AnOrbitIsDugWhenThePathMeetsIt) {
  EXPECT_EQ(holesAt(79, DigOrder::Reading, Symmetry::Rotate180), (CellSet{Cell(0), Cell(80)}));
  EXPECT_EQ(holesAt(73, DigOrder::Snake, Symmetry::Full),
            (orbitOf(Cell(0), Symmetry::Full) | orbitOf(Cell(4), Symmetry::Full)))
      << "the orbits of r1c2 and r1c3 hold eight cells, so after four they would take too many";
}

TEST(DigRulesTest, LevelsKeepToThePaper) {
  const DigRules easiest = rulesOf({.dig = DigMethod::Level1});
  EXPECT_EQ(easiest.givens, (GivensRange{50, 60}));
  EXPECT_EQ(easiest.floor, 5);
  EXPECT_EQ(easiest.order, DigOrder::Random);
  EXPECT_EQ(rulesOf({.dig = DigMethod::Level3}).order, DigOrder::Jumping);
  EXPECT_EQ(rulesOf({.dig = DigMethod::Level4}).order, DigOrder::Snake);
  const DigRules evil = rulesOf({.dig = DigMethod::Level5});
  EXPECT_EQ(evil.givens, (GivensRange{22, 27}));
  EXPECT_EQ(evil.floor, 0);
  EXPECT_EQ(evil.order, DigOrder::Reading);
}

TEST(DigRulesTest, ARecipeMayNameItsOwnOrderAndGivens) {
  const DigRules rules =
      rulesOf({.dig = DigMethod::Level2, .order = DigOrder::Snake, .givens = GivensRange{40, 41}});
  EXPECT_EQ(rules.order, DigOrder::Snake);
  EXPECT_EQ(rules.givens, (GivensRange{40, 41}));
  EXPECT_EQ(rules.floor, 4);
}

TEST(DigRulesTest, OnlyRangesThatAGridCanMeetAreValid) {
  EXPECT_TRUE(isValid({.givens = GivensRange{0, 81}}));
  EXPECT_TRUE(isValid({.dig = DigMethod::Level5, .order = DigOrder::Random, .givens = GivensRange{30, 30}}));
  EXPECT_FALSE(isValid({.givens = GivensRange{31, 30}}));
  EXPECT_FALSE(isValid({.givens = GivensRange{-1, 30}}));
  EXPECT_FALSE(isValid({.givens = GivensRange{30, 82}}));
  EXPECT_FALSE(isValid({.dig = DigMethod::Android1, .givens = GivensRange{30, 34}}));
  EXPECT_FALSE(isValid({.dig = DigMethod::Android4, .order = DigOrder::Reading}));
}

/// Whether every row and every column of the grid has at least that many givens.
bool keepsFloor(const Grid& givens, int floor) {
  return std::all_of(allHouses().begin(), allHouses().end(), [&givens, floor](House house) {
    return house.kind() == House::Kind::Box || (givens.filledCells() & cellsOf(house)).size() >= floor;
  });
}

TEST(DigLevelTest, EachLevelKeepsItsGivensFloorAndUniqueness) {
  for (const DigMethod level : kDugLevels) {
    const Recipe recipe{.dig = level};
    const DigRules rules = rulesOf(recipe);
    Random random(13);
    std::set<int> givensSeen;
    for (int count = 0; count < 100; ++count) {
      const auto found = findPuzzle({recipe}, random);
      ASSERT_TRUE(found) << nameOf(level);
      const Grid& givens = found->puzzle.givens;
      EXPECT_TRUE(rules.givens->contains(givens.filledCells().size())) << nameOf(level);
      EXPECT_TRUE(keepsFloor(givens, rules.floor)) << nameOf(level);
      EXPECT_EQ(solve(givens), found->puzzle.solution);
      EXPECT_TRUE(hasUniqueSolution(givens));
      givensSeen.insert(givens.filledCells().size());
    }
    EXPECT_GE(givensSeen.size(), 4U) << nameOf(level);
  }
}

TEST(DigLevelTest, PropagationLeavesNoVoidWhereTheOrderBegan) {
  // Reading order empties the first rows of the board it digs.
  Random random(14);
  int inFirstRow = 0;
  int inLastRow = 0;
  for (int count = 0; count < 300; ++count) {
    const CellSet holes = makePuzzle({{.dig = DigMethod::Level5}, random.next()}).givens.emptyCells();
    inFirstRow += (holes & cellsOf(House::row(0))).size();
    inLastRow += (holes & cellsOf(House::row(8))).size();
  }
  EXPECT_NEAR(inFirstRow / 300.0, inLastRow / 300.0, .3);
}

TEST(DigLevelTest, SymmetryOutlivesPropagation) {
  Random random(15);
  for (const DigMethod level : kDugLevels) {
    for (const auto& [symmetry, name] : Names<Symmetry>::kNames) {
      const Puzzle puzzle = makePuzzle({{.dig = level, .symmetry = symmetry}, random.next()});
      EXPECT_TRUE(hasSymmetry(puzzle.givens.filledCells(), symmetry)) << nameOf(level) << ' ' << name;
      EXPECT_EQ(solve(puzzle.givens), puzzle.solution);
    }
  }
}

TEST(DigAndroidTest, DigsNoMoreThanItsHoleCount) {
  const std::map<DigMethod, int> figures = {{DigMethod::Android1, 47},
                                            {DigMethod::Android2, 55},
                                            {DigMethod::Android3, 58},
                                            {DigMethod::Android4, 60},
                                            {DigMethod::Android5, 62}};
  for (const auto& [method, holes] : figures) {
    EXPECT_EQ(rulesOf({.dig = method}).givens, (GivensRange{81 - holes, 81 - holes}));
    Random random(16);
    for (int count = 0; count < 50; ++count) {
      const Grid givens = makePuzzle({{.dig = method}, random.next()}).givens;
      EXPECT_LE(givens.emptyCells().size(), holes);
      EXPECT_TRUE(hasUniqueSolution(givens));
    }
  }
}

TEST(DigAndroidTest, ThirdSparesOneEndOfEachRow) {
  Random random(17);
  for (int count = 0; count < 50; ++count) {
    const Grid givens = makePuzzle({{.dig = DigMethod::Android3}, random.next()}).givens;
    for (int row = 0; row < 9; ++row) EXPECT_FALSE(givens.isEmpty(Cell::at(row, row % 2 == 0 ? 8 : 0)));
  }
}

TEST(DigAndroidTest, DigsSixARowBeforeAnyRowGetsMore) {
  // The last holes on an S path or in reading order come back to the rows that stopped at six.
  Random random(18);
  for (const DigMethod method : {DigMethod::Android4, DigMethod::Android5}) {
    for (int count = 0; count < 50; ++count) {
      const CellSet holes = makePuzzle({{.dig = method}, random.next()}).givens.emptyCells();
      for (int row = 0; row < 4; ++row) EXPECT_GE((holes & cellsOf(House::row(row))).size(), 6);
    }
  }
}

TEST(DigAndroidTest, SearchKeepsTheOneWithMostHoles) {
  Random random(19);
  const auto found = findPuzzle({{.dig = DigMethod::Android5}}, random);
  ASSERT_TRUE(found);
  Random again(19);
  int most = 0;
  for (int board = 0; board < 200; ++board)
    most =
        std::max(most, makePuzzle({{.dig = DigMethod::Android5}, again.next()}).givens.emptyCells().size());
  EXPECT_EQ(found->puzzle.givens.emptyCells().size(), most);
  EXPECT_EQ(makePuzzle(found->id), found->puzzle);
}

TEST(DigTest, AllLeavesNothingThatCouldGo) {
  Random random(20);
  for (int count = 0; count < 20; ++count) {
    EXPECT_TRUE(isMinimal(makePuzzle({{}, random.next()})));
    EXPECT_TRUE(isMinimal(makePuzzle({{.order = DigOrder::Jumping}, random.next()})));
  }
}

TEST(DigTest, GivesEachOrbitItsTurnAndTakesItIfTheSolutionStaysUnique) {
  for (const auto& [symmetry, name] : Names<Symmetry>::kNames) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      Random random(seed);
      const Grid board = makeBoard(BoardMethod::Backtracking, random);
      Random again = random;
      Grid givens = board;
      for (const CellSet orbit : digging::orbitsInOrder(DigOrder::Random, symmetry, again)) {
        Grid fewer = givens;
        for (const Cell cell : orbit) fewer.clear(cell);
        if (hasUniqueSolution(fewer)) givens = fewer;
      }
      EXPECT_EQ(dig(board, {.symmetry = symmetry}, random), givens) << name << ", seed " << seed;
    }
  }
}

TEST(DigTest, ANamedRangeIsKept) {
  Random random(21);
  for (const GivensRange range : {GivensRange{24, 24}, GivensRange{30, 32}, GivensRange{70, 81}}) {
    const auto found = findPuzzle({{.givens = range}}, random);
    ASSERT_TRUE(found);
    EXPECT_TRUE(range.contains(found->puzzle.givens.filledCells().size()));
  }
}

TEST(DigTest, SaysAtOnceWhenARangeIsOutOfReach) {
  Random random(22);
  EXPECT_FALSE(findPuzzle({{.givens = GivensRange{0, 16}}}, random)) << "17 givens are the least there is";
  EXPECT_FALSE(findPuzzle({{.dig = DigMethod::Level1, .givens = GivensRange{20, 44}}}, random))
      << "five in each row are 45 at least";
}

}  // namespace
}  // namespace sudoku
