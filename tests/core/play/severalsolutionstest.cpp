#include <gtest/gtest.h>
#include <map>
#include <string_view>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/checker.h>
#include <sudoku/play/gamestate.h>
#include <sudoku/play/severalsolutions.h>
#include <sudoku/solving/solver.h>

#include "../testgrids.h"

namespace sudoku {
namespace {

constexpr std::string_view kOneGiven =
    "1................................................................................";
/// A board without four digits, 1 and 3, that can be put in in two ways.
constexpr std::string_view kTwoWays =
    "53467891267219534819834256785976.42.42685.79.713924856961537284287419635345286179";
constexpr Cell kFirst(32);   // r4c6
constexpr Cell kSecond(44);  // r5c9

/// A puzzle of a pinned seed without some of its givens: it has several solutions.
Grid severalOf(std::uint64_t seed, int fewer) {
  Random random(seed);
  Grid givens = puzzleOf(seed).givens;
  for (int taken = 0; taken < fewer || hasUniqueSolution(givens); ++taken)
    givens.clear(anyOf(givens.filledCells(), random));
  return givens;
}

GameState severalGame(const Grid& givens) {
  return GameState({givens, *chosenSolution(givens)}, Solutions::Several);
}

CellSet wrongIn(const GameState& state) {
  return checkEntries(state.puzzle.givens, state.board, state.puzzle.solution).wrong;
}

/// The board without the entries that are said to be wrong.
Grid rightBoard(const GameState& state) {
  Grid board = state.board;
  for (const Cell cell : wrongIn(state)) board.clear(cell);
  return board;
}

TEST(SeveralSolutionsTest, WhichSolutionIsChosenIsPinned) {
  // Engines for other processors find other solutions first.
  EXPECT_EQ(toLine(*chosenSolution(gridOf(kOneGiven))),
            "123456789456789123789123456231674895875912364694538217317265948542897631968341572");
  EXPECT_EQ(toLine(*chosenSolution(gridOf(kTwoWays))),
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
  Grid clash = gridOf(kOneGiven);
  clash.set(Cell(1), Digit(1));
  EXPECT_FALSE(chosenSolution(clash));
}

TEST(SeveralSolutionsTest, TheChosenSolutionSolvesTheGrid) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Grid givens = severalOf(seed, static_cast<int>(seed % 12));
    const auto solution = chosenSolution(givens);
    ASSERT_TRUE(solution);
    EXPECT_TRUE(isSolved(*solution));
    for (const Cell cell : givens.filledCells()) EXPECT_EQ(solution->at(cell), givens.at(cell));
  }
}

TEST(SeveralSolutionsTest, EachCellHasTheDigitsOfAllSolutions) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const Grid givens = severalOf(seed, 2);
    const auto digits = digitsOfSolutions(givens);
    for (const Cell cell : allCells())
      for (const Digit digit : allDigits()) {
        Grid with = givens;
        with.set(cell, digit);
        const bool isGiven = !givens.isEmpty(cell);
        EXPECT_EQ(digits[static_cast<std::size_t>(cell.index())].contains(digit),
                  isGiven ? givens.at(cell) == digit : solve(with).has_value());
      }
  }
}

TEST(SeveralSolutionsTest, AnEntryIsRightIfASolutionHasIt) {
  for (const Digit digit : {Digit(1), Digit(3)}) {
    const GameState state = applyMove(severalGame(gridOf(kTwoWays)), Move::enter(kFirst, digit));
    EXPECT_EQ(wrongIn(state), CellSet());
  }
  const GameState state = applyMove(severalGame(gridOf(kTwoWays)), Move::enter(kFirst, Digit(2)));
  EXPECT_EQ(wrongIn(state), CellSet{kFirst});
}

TEST(SeveralSolutionsTest, OfEntriesThatDoNotGoTogetherTheEarlierIsRight) {
  const GameState start = severalGame(gridOf(kTwoWays));
  const GameState one =
      applyMove(applyMove(start, Move::enter(kFirst, Digit(1))), Move::enter(kSecond, Digit(3)));
  EXPECT_EQ(wrongIn(one), CellSet{kSecond});
  const GameState other =
      applyMove(applyMove(start, Move::enter(kSecond, Digit(3))), Move::enter(kFirst, Digit(1)));
  EXPECT_EQ(wrongIn(other), CellSet{kFirst});
  EXPECT_EQ(wrongIn(applyMove(one, Move::clear(kFirst))), CellSet()) << "nothing speaks against it any more";
}

TEST(SeveralSolutionsTest, APuzzleOfOneSolutionKeepsIt) {
  const Puzzle puzzle = puzzleOf(1);
  GameState state(puzzle);
  for (const Cell cell : puzzle.givens.emptyCells()) state = applyMove(state, Move::enter(cell, Digit(1)));
  EXPECT_EQ(state.puzzle, puzzle);
}

TEST(SeveralSolutionsTest, WhatIsRuledOutIsForgottenWithTheEntryThatItMayRestOn) {
  const GameState start = severalGame(gridOf(kTwoWays));
  const GameState ruled =
      applyMove(applyMove(start, Move::enter(kFirst, Digit(1))), Move::ruleOut({{kSecond, Digit(3)}}));
  ASSERT_EQ(ruled.ruledOutAt(kSecond), DigitSet{Digit(3)});
  EXPECT_EQ(applyMove(ruled, Move::clear(kFirst)).ruledOut, start.ruledOut);
  EXPECT_EQ(applyMove(ruled, Move::enter(kFirst, Digit(3))).ruledOut, start.ruledOut)
      << "another in its place";
  EXPECT_EQ(applyMove(ruled, Move::setNote(kSecond, Digit(1))).ruledOut, ruled.ruledOut);
  const GameState wrong = applyMove(ruled, Move::enter(kSecond, Digit(9)));
  EXPECT_EQ(applyMove(wrong, Move::clear(kSecond)).ruledOut, ruled.ruledOut) << "it rests on no wrong entry";
  EXPECT_EQ(applyMove(start, Move::restore(ruled)).ruledOut, ruled.ruledOut);
}

/// Moves chosen at random, most of them entries that break no rule.
Move someMove(const GameState& state, Random& random) {
  const CellSet entries = state.board.filledCells() - state.puzzle.givens.filledCells();
  if (!entries.isEmpty() && random.below(4) == 0) return Move::clear(anyOf(entries, random));
  const Cell cell = anyOf(state.puzzle.givens.emptyCells(), random);
  const DigitSet left = Candidates(state.board).at(cell);
  if (left.isEmpty() || random.below(8) == 0)
    return Move::enter(cell, Digit(1 + static_cast<int>(random.below(9))));
  for (const Digit digit : left)
    if (random.below(2) == 0) return Move::enter(cell, digit);
  return Move::enter(cell, left.first());
}

TEST(SeveralSolutionsTest, AfterEachMoveAnEntryIsWrongOnlyIfNoSolutionHasItWithTheRightOnes) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Random random(seed);
    GameState state = severalGame(severalOf(seed, 8));
    for (int move = 0; move < 60 && !isSolved(state.board); ++move) {
      state = applyMove(state, someMove(state, random));
      const Grid right = rightBoard(state);
      ASSERT_TRUE(solve(right)) << seed << ", " << move;
      for (const Cell cell : wrongIn(state)) {
        Grid with = right;
        with.set(cell, state.board.at(cell));
        EXPECT_FALSE(solve(with)) << seed << ", " << move;
      }
    }
  }
}

TEST(SeveralSolutionsTest, ItIsSolvedByAnyOfTheSolutions) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    Random random(seed);
    GameState state = severalGame(severalOf(seed, 6));
    while (!isSolved(state.board)) {
      const Cell cell = anyOf(state.board.emptyCells(), random);
      const auto digits = digitsOfSolutions(state.board)[static_cast<std::size_t>(cell.index())];
      Digit digit = digits.first();
      for (const Digit other : digits)
        if (random.below(2) == 0) digit = other;
      state = applyMove(state, Move::enter(cell, digit));
      ASSERT_EQ(wrongIn(state), CellSet()) << "whichever of them is chosen";
    }
    EXPECT_EQ(state.puzzle.solution, state.board);
  }
}

}  // namespace
}  // namespace sudoku
