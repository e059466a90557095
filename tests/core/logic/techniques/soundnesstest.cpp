#include <algorithm>
#include <gtest/gtest.h>
#include <stop_token>
#include <string>

#include <sudoku/logic/notation.h>
#include <sudoku/logic/stepfinder.h>

#include "../../testgrids.h"

namespace sudoku {
namespace {

/// Expects a step not to take away a digit of the solution, place another, conclude nothing, or repeat
/// itself.
void expectSound(const Step& step, const Position& position, const Grid& solution) {
  EXPECT_FALSE(step.placements.empty() && step.eliminations.empty()) << toNotation(step);
  for (const auto [cell, digit] : step.placements)
    EXPECT_EQ(solution.at(cell), digit) << toNotation(step) << '\n' << solution;
  for (std::size_t index = 0; index < step.eliminations.size(); ++index) {
    const auto [cell, digit] = step.eliminations[index];
    EXPECT_NE(solution.at(cell), digit) << toNotation(step) << '\n' << solution;
    EXPECT_TRUE(position.candidates.at(cell).contains(digit) && position.board.isEmpty(cell))
        << toNotation(step);
    if (index > 0) {
      EXPECT_LT(step.eliminations[index - 1], step.eliminations[index]) << toNotation(step);
    }
  }
}

/// Follows a path and looks at all steps of every technique in some of its positions.
void expectAllSound(const Puzzle& puzzle, std::size_t every) {
  Position position = positionOf(puzzle.givens);
  const SolutionPath path = solvePath(position);
  for (std::size_t number = 0; number < path.steps.size(); ++number) {
    if (path.steps[number].technique > Technique::HiddenSingle && number % every == 0)
      for (const Step& step : allSteps(position)) expectSound(step, position, puzzle.solution);
    expectSound(path.steps[number], position, puzzle.solution);
    position = applyStep(position, path.steps[number]);
  }
  EXPECT_TRUE(path.isSolved);
  EXPECT_EQ(position.board, puzzle.solution);
}

TEST(AllStepsTest, AreThoseOfEachTechniqueOnItsOwn) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Position position = positionOf(minimalPuzzleOf(seed).givens);
    for (const Step& next : solvePath(position).steps) {
      if (infoOf(next.technique).level > Level::Medium) {
        const std::vector<Step> steps = allSteps(position);
        ASSERT_FALSE(steps.empty());
        std::vector<Step> single;
        for (const Technique technique : allTechniques()) {
          if (technique == Technique::DynamicForcingChains) break;
          if (!mayBeOnPath(technique) && infoOf(technique).family != TechniqueFamily::ForcingChain) continue;
          const std::vector<Step> own = allSteps(position, technique);
          single.insert(single.end(), own.begin(), own.end());
        }
        EXPECT_TRUE(steps == single) << position.board;
      }
      position = applyStep(position, next);
    }
  }
}

TEST(TechniqueSoundnessTest, EveryStepKeepsTheSolution) {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) expectAllSound(minimalPuzzleOf(seed), 5);
}

// Paths place singles first, but a player may ask before that.
TEST(TechniqueSoundnessTest, GravesAndLoopsKeepTheSolutionWhereSinglesAreOpen) {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const Puzzle puzzle = minimalPuzzleOf(seed);
    Position position = positionOf(puzzle.givens);
    for (const Step& next : solvePath(position).steps) {
      for (const Technique technique : {Technique::BugPlusOne, Technique::BugType2, Technique::BugType3,
                                        Technique::BugType4, Technique::UniqueLoop})
        for (const Step& step : allSteps(position, technique)) expectSound(step, position, puzzle.solution);
      position = applyStep(position, next);
    }
  }
}

TEST(TechniqueSoundnessTest, FishOfAllShapesKeepTheSolution) {
  for (std::uint64_t seed = 100; seed < 104; ++seed) {
    const Puzzle puzzle = minimalPuzzleOf(seed);
    const Position position = positionOf(puzzle.givens);
    for (const Technique technique :
         {Technique::FrankenXWing, Technique::FrankenSwordfish, Technique::FinnedFrankenSwordfish,
          Technique::MutantXWing, Technique::MutantSwordfish, Technique::FinnedMutantXWing,
          Technique::Squirmbag, Technique::FinnedSquirmbag, Technique::Whale, Technique::Leviathan})
      for (const Step& step : allSteps(position, technique)) expectSound(step, position, puzzle.solution);
  }
}

TEST(TechniqueSoundnessTest, KrakenFishKeepTheSolution) {
  for (std::uint64_t seed = 300; seed < 310; ++seed) {
    const Puzzle puzzle = minimalPuzzleOf(seed);
    const Position position = positionOf(puzzle.givens);
    for (const Technique technique : {Technique::KrakenFish1, Technique::KrakenFish2})
      for (const Step& step : allSteps(position, technique)) expectSound(step, position, puzzle.solution);
  }
}

TEST(TechniqueSoundnessTest, TemplatesKeepTheSolution) {
  for (std::uint64_t seed = 200; seed < 210; ++seed) {
    const Puzzle puzzle = minimalPuzzleOf(seed);
    const Position position = positionOf(puzzle.givens);
    for (const Technique technique : {Technique::TemplateSet, Technique::TemplateDelete})
      for (const Step& step : allSteps(position, technique)) expectSound(step, position, puzzle.solution);
  }
}

TEST(TechniqueSoundnessLongTest, PathsKeepTheSolution) {
  for (std::uint64_t seed = 1; seed <= 10000; ++seed) {
    const Puzzle puzzle = minimalPuzzleOf(seed);
    for (const StepOrder order : {StepOrder::ByLevel, StepOrder::Hodoku}) {
      Position position = positionOf(puzzle.givens);
      const SolutionPath path = solvePath(position, order);
      EXPECT_TRUE(path.isSolved || order == StepOrder::Hodoku) << puzzle.givens;
      for (const Step& step : path.steps) {
        expectSound(step, position, puzzle.solution);
        position = applyStep(position, step);
      }
    }
  }
}

// What rests on uniqueness must stay out of puzzles with two solutions: each step has to hold in both.
TEST(TechniqueSoundnessTest, KeepsBothSolutionsWhereThereAreTwo) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const Puzzle puzzle = minimalPuzzleOf(seed);
    Position position = positionOf(puzzle.givens);
    Random random(seed);
    position = positionOf(without(puzzle.givens, 1, random));
    for (const Step& step : solvePath(position).steps) {
      expectSound(step, position, puzzle.solution);
      position = applyStep(position, step);
    }
  }
}

TEST(NextStepTest, IsTheFirstOfThePath) {
  const Position position = positionOf(puzzleOf(5).givens);
  EXPECT_EQ(nextStep(position), solvePath(position).steps.front());
}

TEST(NextStepTest, IsNoneWhereNothingIsLeftToFind) {
  EXPECT_EQ(nextStep(positionOf(boardOf(1))), std::nullopt);
  EXPECT_TRUE(solvePath(positionOf(boardOf(1))).isSolved);
  EXPECT_EQ(nextStep(positionOf(Grid())), std::nullopt);  // nothing is wrong anywhere
}

TEST(NextStepTest, IsNoneWhereACellHasNoCandidates) {
  Grid grid;
  for (int column = 0; column < 8; ++column) grid.set(Cell::at(0, column), Digit(column + 1));
  grid.set(Cell::at(1, 8), Digit(9));
  EXPECT_EQ(nextStep(positionOf(grid)), std::nullopt);
  EXPECT_TRUE(allSteps(positionOf(grid)).empty());
  EXPECT_FALSE(solvePath(positionOf(grid)).isSolved);
}

TEST(StopTest, EndsSearchesWithoutAnAnswer) {
  std::stop_source stop;
  stop.request_stop();
  const Position position = positionOf(puzzleOf(1).givens);
  for (const StepOrder order : {StepOrder::ByLevel, StepOrder::Hodoku}) {
    EXPECT_EQ(nextStep(position, order, stop.get_token()), std::nullopt);
    const SolutionPath path = solvePath(position, order, stop.get_token());
    EXPECT_TRUE(path.steps.empty() && path.isStopped && !path.isSolved);
  }
  EXPECT_TRUE(allSteps(position, std::nullopt, stop.get_token()).empty());
  EXPECT_FALSE(solvePath(position).isStopped);
}

TEST(SolvePathTest, EasierStepsComeFirstInOurOrder) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Position position = positionOf(minimalPuzzleOf(seed).givens);
    for (const Step& step : solvePath(position).steps) {
      const Level level = infoOf(step.technique).level;
      for (const Technique easier : {Technique::HiddenSingle, Technique::NakedSingle, Technique::Pointing,
                                     Technique::NakedPair, Technique::HiddenPair})
        EXPECT_TRUE(level <= Level::Medium || allSteps(position, easier).empty()) << toNotation(step);
      position = applyStep(position, step);
    }
  }
}

}  // namespace
}  // namespace sudoku
