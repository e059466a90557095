#include <gtest/gtest.h>

#include <sudoku/grid/candidates.h>
#include <sudoku/grid/geometry.h>

#include "../testgrids.h"

namespace sudoku {
namespace {

TEST(CandidatesTest, EverythingIsPossibleAtFirst) {
  const Candidates candidates;
  EXPECT_EQ(candidates, Candidates(Grid()));
  EXPECT_EQ(candidates.openCells(), allCells());
  for (const Cell cell : allCells()) EXPECT_EQ(candidates.at(cell), allDigits());
  for (const Digit digit : allDigits()) EXPECT_EQ(candidates.cellsOf(digit), allCells());
}

TEST(CandidatesTest, PlacingTakesTheDigitFromThePeersAndTheOthersFromTheCell) {
  for (const Cell cell : allCells()) {
    const Digit digit(1 + cell.index() % 9);
    Candidates candidates;
    candidates.place(cell, digit);
    EXPECT_EQ(candidates.openCells(), allCells() - CellSet{cell});
    EXPECT_EQ(candidates.at(cell), DigitSet{digit});
    EXPECT_EQ(candidates.cellsOf(digit), allCells() - peersOf(cell));
    for (const Digit other : allDigits() - DigitSet{digit})
      EXPECT_EQ(candidates.cellsOf(other), allCells() - CellSet{cell});
  }
}

TEST(CandidatesTest, EliminatingTakesOneDigitFromOneCell) {
  Candidates candidates;
  candidates.eliminate(Cell(40), Digit(5));
  EXPECT_EQ(candidates.at(Cell(40)), allDigits() - DigitSet{Digit(5)});
  EXPECT_EQ(candidates.cellsOf(Digit(5)), allCells() - CellSet{Cell(40)});
  EXPECT_EQ(candidates.openCells(), allCells());
  const Candidates before = candidates;
  candidates.eliminate(Cell(40), Digit(5));
  EXPECT_EQ(candidates, before);
}

TEST(CandidatesTest, OfAGridAreTheDigitsThatNoPeerHolds) {
  Random random(1);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Grid grid = without(boardOf(seed), 20 + static_cast<int>(random.below(50)), random);
    const Candidates candidates(grid);
    EXPECT_EQ(candidates.openCells(), grid.emptyCells());
    for (const Cell cell : allCells()) {
      DigitSet expected = allDigits();
      for (const Cell peer : peersOf(cell))
        if (const auto digit = grid.at(peer)) expected.remove(*digit);
      if (const auto digit = grid.at(cell)) expected = {*digit};
      EXPECT_EQ(candidates.at(cell), expected) << grid << " cell " << cell.index();
    }
  }
}

TEST(CandidatesTest, TheTwoViewsAgree) {
  Random random(2);
  Candidates candidates(without(boardOf(5), 55, random));
  for (int round = 0; round < 50; ++round)
    candidates.eliminate(anyOf(candidates.openCells(), random), Digit(1 + static_cast<int>(random.below(9))));
  for (const Cell cell : allCells())
    for (const Digit digit : allDigits())
      EXPECT_EQ(candidates.at(cell).contains(digit), candidates.cellsOf(digit).contains(cell));
}

TEST(CandidatesTest, NeverMissTheSolution) {
  Random random(3);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Grid board = boardOf(seed);
    const Candidates candidates(without(board, 50, random));
    for (const Cell cell : allCells()) EXPECT_TRUE(candidates.at(cell).contains(*board.at(cell)));
  }
}

TEST(CandidatesTest, DigitsThatClashLeaveSomeCellWithoutAny) {
  for (const Cell cell : allCells()) {
    for (const Cell peer : peersOf(cell)) {
      Grid grid;
      grid.set(cell, Digit(7));
      grid.set(peer, Digit(7));
      const Candidates candidates(grid);
      EXPECT_TRUE(candidates.at(cell).isEmpty() || candidates.at(peer).isEmpty());
    }
  }
}

}  // namespace
}  // namespace sudoku
