#include <gtest/gtest.h>

#include <sudoku/grid/candidates.h>
#include <sudoku/grid/geometry.h>

#include "../../testgrids.h"
#include "logic/patterns/optionposition.h"

namespace sudoku::patterns {
namespace {

/// Expects the same in both: by cell, by house, and in numbers.
void expectSame(const OptionPosition& position, const Candidates& candidates) {
  const CellSet open = candidates.openCells();
  EXPECT_EQ(position.emptyCells(), open);
  for (int cell = 0; cell < kCellCount; ++cell) {
    const bool isOpen = open.contains(Cell(cell));
    ASSERT_EQ(position.isEmpty(cell), isOpen) << cell;
    const DigitSet digits = isOpen ? candidates.at(Cell(cell)) : DigitSet();
    ASSERT_EQ(position.digits(cell), digits.bits()) << cell;
    for (const Digit digit : allDigits())
      ASSERT_EQ(position.has(cell, digit.index()), digits.contains(digit)) << cell;
  }
  for (HouseNumber house = 0; house < sudoku::kHouseCount; ++house) {
    int empty = 0;
    for (int place = 0; place < kDigitCount; ++place) {
      const int cell = cellAt(house, place);
      empty += position.isEmpty(cell) ? 1 : 0;
      for (int digit = 0; digit < kDigitCount; ++digit)
        ASSERT_EQ((position.places(house, digit) & bitOf(place)) != 0, position.has(cell, digit)) << house;
    }
    EXPECT_EQ(position.emptyCells(house), empty) << house;
  }
  for (const Digit digit : allDigits()) {
    int placed = 0;
    for (const Cell cell : allCells() - open) placed += candidates.at(cell).contains(digit) ? 1 : 0;
    EXPECT_EQ(position.placedCount(digit.index()), placed);
  }
}

TEST(OptionPositionTest, HoldsWhatTheDigitsOfAGridLeave) {
  expectSame(OptionPosition(Grid()), Candidates());
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Puzzle puzzle = puzzleOf(seed);
    expectSame(OptionPosition(puzzle.givens), Candidates(puzzle.givens));
    expectSame(OptionPosition(puzzle.solution), Candidates(puzzle.solution));
  }
}

TEST(OptionPositionTest, FollowsEachPlacementAndElimination) {
  Random random(3);
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const Puzzle puzzle = puzzleOf(seed);
    OptionPosition position(puzzle.givens);
    Candidates candidates(puzzle.givens);
    while (!candidates.openCells().isEmpty()) {
      const Cell cell = anyOf(candidates.openCells(), random);
      const Digit right = *puzzle.solution.at(cell);
      const DigitSet wrong = candidates.at(cell) - DigitSet{right};
      if (wrong.isEmpty() || random.below(2) == 0) {
        position.place(cell.index(), right.index());
        candidates.place(cell, right);
      } else {
        position.eliminate(candidateOf(cell.index(), wrong.first().index()));
        candidates.eliminate(cell, wrong.first());
      }
      expectSame(position, candidates);
    }
  }
}

TEST(OptionPositionTest, EliminatesTheDigitsThatAreThere) {
  const Puzzle puzzle = puzzleOf(1);
  OptionPosition position(puzzle.givens);
  Candidates candidates(puzzle.givens);
  const Cell cell = puzzle.givens.emptyCells().first();
  const Digit right = *puzzle.solution.at(cell);
  position.eliminateAll(cell.index(), without(bitOf(kDigitCount) - 1, bitOf(right.index())));
  for (const Digit digit : allDigits() - DigitSet{right}) candidates.eliminate(cell, digit);
  expectSame(position, candidates);
}

TEST(OptionPositionTest, KeepsWhatIsLeftOfAnother) {
  const Puzzle puzzle = puzzleOf(1);
  const Cell cell = puzzle.givens.emptyCells().first();
  const OptionPosition before(puzzle.givens);
  OptionPosition after = before;
  Candidates candidates(puzzle.givens);
  after.eliminate(candidateOf(cell.index(), candidates.at(cell).first().index()));
  candidates.eliminate(cell, candidates.at(cell).first());
  expectSame(OptionPosition(before, after.options()), candidates);
  expectSame(OptionPosition(after, before.options()), candidates);
}

}  // namespace
}  // namespace sudoku::patterns
