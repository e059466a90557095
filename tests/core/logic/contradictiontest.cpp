#include <gtest/gtest.h>

#include <sudoku/logic/contradiction.h>

#include "../testgrids.h"

namespace sudoku {
namespace {

using ContradictionKind = Contradiction::Kind;

Cell firstHole(const Puzzle& puzzle) {
  return puzzle.givens.emptyCells().first();
}

TEST(ContradictionTest, IsNoneInSoundPositions) {
  const Puzzle puzzle = puzzleOf(1);
  EXPECT_EQ(firstContradiction(positionOf(puzzle.givens)), std::nullopt);
  EXPECT_EQ(firstContradiction(positionOf(puzzle.solution)), std::nullopt);
  EXPECT_EQ(firstContradiction(positionOf(Grid())), std::nullopt);
}

TEST(ContradictionTest, NamesTwoCellsThatClash) {
  Position position = positionOf(puzzleOf(1).givens);
  const Cell given = position.givens.filledCells().first();
  const Cell open = (peersOf(given) & position.givens.emptyCells()).first();
  position.board.set(open, *position.givens.at(given));
  const auto found = firstContradiction(position);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->kind, ContradictionKind::Clash);
  EXPECT_EQ(found->digit, *position.givens.at(given));
  EXPECT_EQ(position.board.at(found->cell), position.board.at(found->other));
  EXPECT_TRUE(peersOf(found->cell).contains(found->other));
}

TEST(ContradictionTest, NamesACellWithNothingLeft) {
  Position position = positionOf(puzzleOf(1).givens);
  const Cell cell = firstHole(puzzleOf(1));
  for (const Digit digit : allDigits()) position.candidates.eliminate(cell, digit);
  EXPECT_EQ(firstContradiction(position),
            (Contradiction{ContradictionKind::NoCandidate, cell, cell, Digit(1), House(0)}));
}

TEST(ContradictionTest, NamesAHouseWithoutAPlace) {
  Position position = positionOf(puzzleOf(1).givens);
  const House house = House::row(0);
  const Digit digit = position.candidates.at(position.givens.emptyCells().first()).first();
  for (const Cell cell : cellsOf(house)) position.candidates.eliminate(cell, digit);
  const auto found = firstContradiction(position);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->kind, ContradictionKind::NoPlace);
  EXPECT_EQ(found->house, house);
  EXPECT_EQ(found->digit, digit);
}

TEST(ContradictionTest, NamesTheEntryThatTheSolutionHasNot) {
  const Puzzle puzzle = puzzleOf(1);
  int named = 0;
  for (const Cell cell : puzzle.givens.emptyCells())
    for (const Digit digit : positionOf(puzzle.givens).candidates.at(cell)) {
      if (digit == puzzle.solution.at(cell)) continue;
      Grid board = puzzle.givens;
      board.set(cell, digit);
      const auto found = firstContradiction({puzzle.givens, board, Candidates(board)});
      ASSERT_TRUE(found);
      if (found->kind != ContradictionKind::WrongEntry) continue;
      ++named;
      EXPECT_EQ(found->cell, cell);
      EXPECT_EQ(found->digit, puzzle.solution.at(cell));
    }
  EXPECT_GT(named, 10);
}

TEST(ContradictionTest, NamesTheCandidateThatIsMissing) {
  const Puzzle puzzle = puzzleOf(1);
  int named = 0;
  for (const Cell cell : puzzle.givens.emptyCells()) {
    Position position = positionOf(puzzle.givens);
    position.candidates.eliminate(cell, *puzzle.solution.at(cell));
    const auto found = firstContradiction(position);
    ASSERT_TRUE(found);
    if (found->kind != ContradictionKind::LostCandidate) continue;
    ++named;
    EXPECT_EQ(found->cell, cell);
    EXPECT_EQ(found->digit, *puzzle.solution.at(cell));
  }
  EXPECT_GT(named, 10);
}

TEST(ContradictionTest, OfSeveralSolutionsOneMustGoWithTheBoard) {
  const Puzzle puzzle = puzzleOf(1);
  Random random(1);
  const Grid several = without(puzzle.givens, 4, random);
  EXPECT_EQ(firstContradiction(positionOf(several)), std::nullopt);
  bool isRefused = false;
  for (const Cell cell : several.emptyCells())
    for (const Digit digit : positionOf(several).candidates.at(cell)) {
      Grid board = several;
      board.set(cell, digit);
      const auto found = firstContradiction({several, board, Candidates(board)});
      isRefused = isRefused || (found && found->kind == ContradictionKind::NoSolution);
    }
  EXPECT_TRUE(isRefused);
}

}  // namespace
}  // namespace sudoku
