#include <array>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/checker.h>
#include <sudoku/making/boardgenerator.h>

#include "../names.h"
#include "../testgrids.h"
#include "chisquare.h"

namespace sudoku {
namespace {

class EachBoardTest : public testing::TestWithParam<BoardMethod> {};

TEST_P(EachBoardTest, TenThousandBoardsAreValidAndDiffer) {
  Random random(1);
  std::set<std::string> boards;
  for (int count = 0; count < 10'000; ++count) {
    const Grid board = makeBoard(GetParam(), random);
    ASSERT_TRUE(isSolved(board)) << toLine(board);
    boards.insert(toLine(board));
  }
  EXPECT_EQ(boards.size(), 10'000U);
}

TEST_P(EachBoardTest, EachDigitIsEquallyLikelyInEachCell) {
  Random random(2);
  std::map<Cell, std::map<Digit, int>> counts;
  for (int count = 0; count < 5'000; ++count) {
    const Grid board = makeBoard(GetParam(), random);
    for (const Cell cell : allCells()) ++counts[cell][*board.at(cell)];
  }
  int unlikely = 0;
  for (const Cell cell : allCells())
    if (!looksUniform(counts[cell], kDigitCount)) ++unlikely;
  EXPECT_LE(unlikely, 1);  // among 81 verdicts at the level .001
}

INSTANTIATE_TEST_SUITE_P(Methods, EachBoardTest,
                         testing::Values(BoardMethod::Backtracking, BoardMethod::Transform,
                                         BoardMethod::TransformFresh, BoardMethod::RandomClues9,
                                         BoardMethod::RandomClues11, BoardMethod::Diagonal),
                         [](const auto& test) {
                           std::string name;
                           for (const char character : nameOf(test.param))
                             if (character != '-') name += character;
                           return name;
                         });

// Another board here would give every puzzle number another puzzle.
TEST(BoardGeneratorTest, MakesTheSameBoardOfASeedForever) {
  Random random(48213);
  EXPECT_EQ(toLine(makeBoard(BoardMethod::Backtracking, random)),
            "928461753413785269576239148231954687794826531865317492682143975149578326357692814");
}

TEST(BoardGeneratorTest, BoardsDifferFromSeedToSeed) {
  std::set<std::string> boards;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) boards.insert(toLine(boardOf(seed)));
  EXPECT_EQ(boards.size(), 1000);
}

TEST(BoardGeneratorTest, BoardsDifferAsOneGeneratorGoesOn) {
  Random random(1);
  std::set<std::string> boards;
  for (int round = 0; round < 100; ++round)
    boards.insert(toLine(makeBoard(BoardMethod::Backtracking, random)));
  EXPECT_EQ(boards.size(), 100);
}

TEST(BoardGeneratorTest, EachMethodMakesTheSameBoardOfASeedForever) {
  const std::map<BoardMethod, std::string> boards = {
      {BoardMethod::Backtracking,
       "712359468856247913493168257925483671674512389381976542549821736268735194137694825"},
      {BoardMethod::Transform,
       "296341587473852169158697432962413758581976243734528916815769324629134875347285691"},
      {BoardMethod::TransformFresh,
       "834761259195382746627945813253876491489213567761594328312657984548139672976428135"},
      {BoardMethod::RandomClues9,
       "784539216126487953935162847493758621817624539562913784641895372278346195359271468"},
      {BoardMethod::RandomClues11,
       "763918524825346791491275863584129637936754218172863459248691375659437182317582946"},
      {BoardMethod::Diagonal,
       "753689412289431567146527938638142759475968123912753846864395271527816394391274685"},
  };
  EXPECT_EQ(boards.size(), Names<BoardMethod>::kNames.size());
  for (const auto& [method, line] : boards) {
    Random random(2026, 7);
    EXPECT_EQ(toLine(makeBoard(method, random)), line) << nameOf(method);
  }
}

TEST(BoardGeneratorTest, MakesTheNamedMovesAloneOneAfterTheOther) {
  for (const BoardMethod method : {BoardMethod::Transform, BoardMethod::TransformFresh}) {
    for (const auto& [kind, name] : Names<TransformKind>::kNames) {
      Random random(5);
      Random same(5);
      const Grid plain = makeBoard(method, {}, same);
      EXPECT_TRUE(isSolved(plain));
      Grid expected = transformed(plain, randomTransformation(kind, same));
      expected = transformed(expected, randomTransformation(TransformKind::Bands, same));
      EXPECT_EQ(makeBoard(method, std::array{kind, TransformKind::Bands}, random), expected) << name;
    }
  }
}

TEST(BoardGeneratorTest, StoredBoardsAreValidAndDiffer) {
  std::set<std::string> lines;
  for (const Grid& board : storedBoards()) {
    EXPECT_TRUE(isSolved(board));
    lines.insert(toLine(board));
  }
  EXPECT_EQ(lines.size(), 4U);
}

}  // namespace
}  // namespace sudoku
