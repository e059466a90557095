#include <algorithm>
#include <gtest/gtest.h>

#include <sudoku/grid/checker.h>
#include <sudoku/grid/random.h>
#include <sudoku/play/severalsolutions.h>

#include "../control/gamefixture.h"
#include "game/play/commandmoves.h"
#include "game/teacher/lesson.h"
#include "game/teacher/solutionlist.h"

namespace sudoku {
namespace {

/// A position of a game whose puzzle has several solutions, and the moves that led to it.
struct Played {
  GameState state;
  std::vector<Move> moves{};

  void play(const Move& move) {
    state = applyMove(state, move);
    moves.push_back(move);
  }
};

Cell anyCell(CellSet cells, Random& random) {
  auto cell = cells.begin();
  for (auto skipped = random.below(static_cast<std::uint64_t>(cells.size())); skipped > 0; --skipped) ++cell;
  return *cell;
}

/// A game of a known puzzle with some of its givens missing.
Played severalGame(std::uint64_t seed) {
  Random random(seed);
  Grid givens = puzzle(seed % 2 == 0 ? kPuzzle : kSecondPuzzle).givens;
  const auto missing = 3 + random.below(6);
  for (std::uint64_t taken = 0; taken < missing || hasUniqueSolution(givens); ++taken)
    givens.clear(anyCell(givens.filledCells(), random));
  return {GameState({givens, *chosenSolution(givens)}, Solutions::Several)};
}

/// Whether some solution that agrees with the right entries has the candidate; found one digit after the
/// other.
bool isPossible(const GameState& state, const Candidate& candidate) {
  Grid grid = state.board;
  for (const Cell cell : wrongEntries(state)) grid.clear(cell);
  if (!grid.isEmpty(candidate.cell)) return grid.at(candidate.cell) == candidate.digit;
  grid.set(candidate.cell, candidate.digit);
  return solve(grid).has_value();
}

void expectSound(const Step& step, const GameState& state) {
  EXPECT_NE(infoOf(step.technique).family, TechniqueFamily::DeadlyPattern);
  for (const Candidate& gone : step.eliminations)
    EXPECT_FALSE(isPossible(state, gone)) << infoOf(step.technique).name;
  for (const Candidate& placed : step.placements)
    for (const Digit digit : allDigits())
      EXPECT_EQ(isPossible(state, {placed.cell, digit}), digit == placed.digit)
          << infoOf(step.technique).name;
}

void expectUndecided(const GameState& state, const Position& position) {
  for (const Cell cell : position.candidates.openCells())
    for (const Digit digit : position.candidates.at(cell)) EXPECT_TRUE(isPossible(state, {cell, digit}));
}

Digit anyDigit(DigitSet digits, Random& random) {
  for (const Digit digit : digits)
    if (random.below(2) == 0) return digit;
  return digits.first();
}

/// Plays something that no hint tells: a digit of some solution, a note that goes, an entry that is taken
/// back.
void playAnything(Played& played, Random& random) {
  const GameState& state = played.state;
  const CellSet entries = state.board.filledCells() - state.puzzle.givens.filledCells();
  if (!entries.isEmpty() && random.below(5) == 0) return played.play(Move::clear(anyCell(entries, random)));
  if (state.board.emptyCells().isEmpty()) return;
  const Cell cell = anyCell(state.board.emptyCells(), random);
  if (random.below(3) == 0 && !state.allNotesAt(cell).isEmpty())
    return played.play(Move::removeNote(cell, anyDigit(state.allNotesAt(cell), random)));
  played.play(
      Move::enter(cell, anyDigit(rightDigits(state)[static_cast<std::size_t>(cell.index())], random)));
}

TEST(SeveralSolutionsHintTest, NoHintTakesAwayWhatIsInASolutionThatIsLeft) {
  int told = 0;
  int undecided = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    Random random(seed);
    Played played = severalGame(seed);
    played.play(fillingMove(played.state, {}));
    for (int turn = 0; turn < 40 && !isSolved(played.state.board); ++turn) {
      const Lesson lesson = findLesson({played.state, played.moves, turn % 2 == 0, {}}, {});
      ASSERT_FALSE(lesson.mistake) << seed << ", " << turn;
      if (lesson.step) {
        expectSound(lesson.step->step, played.state);
        played.play(moveOf(lesson.step->step));
        ++told;
      } else {
        EXPECT_TRUE(lesson.isUndecided);
        expectUndecided(played.state, situationOf(played.state, turn % 2 == 0).position);
        ++undecided;
      }
      if (!lesson.step || random.below(4) == 0) playAnything(played, random);
      ASSERT_FALSE(HasFailure()) << seed << ", " << turn;
    }
  }
  EXPECT_GT(told, 100);
  EXPECT_GT(undecided, 20);
}

TEST(SeveralSolutionsHintTest, NeitherListsNorPathsDo) {
  for (std::uint64_t seed = 0; seed < 2; ++seed) {
    const Played played = severalGame(seed);
    const Position position = situationOf(played.state, std::nullopt).position;
    for (const ListedStep& listed : listOpenSteps(position)) expectSound(listed.step, played.state);
    for (const ListedStep& listed : listPath(position)) expectSound(listed.step, played.state);
  }
}

TEST(SeveralSolutionsHintTest, NotesLackTheRightDigitOnlyIfTheyHaveNoneThatIsRight) {
  const Grid givens =
      *parseLine("53467891267219534819834256785976.42.42685.79.713924856961537284287419635345286179");
  const Cell cell = Cell::at(3, 5);
  GameState state({givens, *chosenSolution(givens)}, Solutions::Several);
  for (const Digit digit : {Digit(1), Digit(3)}) {
    const Situation situation = situationOf(applyMove(state, Move::setNote(cell, digit)), true);
    EXPECT_TRUE(situation.lacking.empty());
    EXPECT_EQ(situation.position.candidates.at(cell), (DigitSet{Digit(1), Digit(3)})) << "each may be right";
  }
  const Situation situation = situationOf(applyMove(state, Move::setNote(cell, Digit(9))), true);
  EXPECT_EQ(situation.lacking, (std::vector<Candidate>{{cell, *state.puzzle.solution.at(cell)}}));
}

}  // namespace
}  // namespace sudoku
