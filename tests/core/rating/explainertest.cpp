#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <sudoku/grid/checker.h>
#include <sudoku/rating/explainer.h>
#include <sudoku/solving/solver.h>

#include "../testgrids.h"
#include "logic/chains/patternforcingchains.h"

namespace sudoku {
namespace {

struct ExplainedPuzzle {
  std::string puzzle;
  std::string rating;
};

/// Puzzles of the project's own generator, and what Sudoku Explainer 1.2.1 rates them.
std::vector<ExplainedPuzzle> ratedPuzzles() {
  std::ifstream in(SUDOKU_TEST_DATA "/explainer-ratings.txt");
  std::vector<ExplainedPuzzle> puzzles;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream words(line);
    ExplainedPuzzle& rated = puzzles.emplace_back();
    words >> rated.puzzle >> rated.rating;
  }
  return puzzles;
}

struct Path {
  std::string puzzle;
  std::vector<std::string> steps;  ///< each with rating, name and conclusions
};

/// The ways on which Sudoku Explainer 1.2.1 solves some of the rated puzzles, without hidden singles.
std::vector<Path> paths() {
  std::ifstream in(SUDOKU_TEST_DATA "/explainer-paths.txt");
  std::vector<Path> paths;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.front() == '#') continue;
    if (line.find('\t') == std::string::npos)
      paths.push_back({line, {}});
    else
      paths.back().steps.push_back(line);
  }
  return paths;
}

Puzzle proved(std::string_view line) {
  const auto puzzle = toPuzzle(gridOf(line));
  EXPECT_TRUE(puzzle) << line;
  return *puzzle;
}

bool isHard(const ExplainedPuzzle& rated) {
  return rated.rating[1] != '.' || rated.rating.front() == '9';
}

std::string textOf(Cell cell) {
  return 'r' + std::to_string(cell.row() + 1) + 'c' + std::to_string(cell.column() + 1);
}

std::string textOf(const ExplainerStep& step) {
  std::string text =
      std::to_string(step.rating / 10) + '.' + std::to_string(step.rating % 10) + '\t' + nameOf(step) + '\t';
  if (step.placement) text += textOf(step.placement->cell) + '=' + step.placement->digit.toChar() + ' ';
  for (const Candidate& gone : step.eliminations)
    text += textOf(gone.cell) + "<>" + gone.digit.toChar() + ' ';
  text.pop_back();
  return text;
}

void expectRatings(bool hardOnes) {
  int count = 0;
  for (const ExplainedPuzzle& rated : ratedPuzzles()) {
    if (isHard(rated) != hardOnes) continue;
    const auto rating = rateByExplainer(proved(rated.puzzle));
    EXPECT_EQ(toText(*rating), rated.rating) << rated.puzzle;
    ++count;
  }
  EXPECT_GE(count, 25);
}

/// Expects that no step takes a digit of the solution away or places another one, that each gets on, and that
/// together they solve the puzzle.
void expectSound(const Puzzle& puzzle) {
  const auto steps = explain(puzzle);
  ASSERT_TRUE(steps);
  Grid grid = puzzle.givens;
  for (const ExplainerStep& step : *steps) {
    EXPECT_TRUE(step.placement || !step.eliminations.empty()) << puzzle.givens;
    for (const Candidate& gone : step.eliminations)
      EXPECT_NE(puzzle.solution.at(gone.cell), gone.digit) << puzzle.givens << ' ' << textOf(step);
    if (!step.placement) continue;
    EXPECT_TRUE(grid.isEmpty(step.placement->cell)) << puzzle.givens << ' ' << textOf(step);
    EXPECT_EQ(puzzle.solution.at(step.placement->cell), step.placement->digit)
        << puzzle.givens << ' ' << textOf(step);
    grid.set(step.placement->cell, step.placement->digit);
  }
  EXPECT_EQ(grid, puzzle.solution) << puzzle.givens;
}

TEST(ExplainerTest, RatesAsSudokuExplainerDoes) {
  expectRatings(false);
}

TEST(ExplainerLongTest, RatesHardPuzzlesAsSudokuExplainerDoes) {
  expectRatings(true);
}

TEST(ExplainerTest, SolvesStepByStepAsSudokuExplainerDoes) {
  std::set<ExplainerTechnique> seen;
  for (const Path& path : paths()) {
    std::vector<std::string> steps;
    const auto explained = explain(proved(path.puzzle));
    for (const ExplainerStep& step : *explained) {
      seen.insert(step.technique);
      if (step.technique != ExplainerTechnique::HiddenSingle) steps.push_back(textOf(step));
    }
    EXPECT_EQ(steps, path.steps) << path.puzzle;
  }
  for (const auto& technique : Names<ExplainerTechnique>::kNames)
    EXPECT_EQ(seen.count(technique.value), 1U) << "no path has " << technique.name;
}

TEST(ExplainerTest, NeverContradictsTheSolution) {
  for (std::uint64_t seed = 0; seed < 150; ++seed) expectSound(puzzleOf(seed, Symmetry::None));
}

TEST(ExplainerLongTest, NeverContradictsTheSolutionOnHardPuzzles) {
  for (const ExplainedPuzzle& rated : ratedPuzzles())
    if (isHard(rated)) expectSound(proved(rated.puzzle));
}

TEST(ExplainerTest, RatingsAreThoseOfTheSteps) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Puzzle puzzle = puzzleOf(seed, Symmetry::None);
    const auto steps = explain(puzzle);
    ExplainerRating expected;
    expected.diamond = steps->front().rating;
    for (const ExplainerStep& step : *steps) {
      expected.difficulty = std::max(expected.difficulty, step.rating);
      if (expected.pearl == 0 && step.placement) expected.pearl = expected.difficulty;
    }
    EXPECT_EQ(rateByExplainer(puzzle), expected) << puzzle.givens;
  }
}

TEST(ExplainerTest, HasNothingToSayOfAFullBoard) {
  const Grid board = boardOf(1);
  EXPECT_EQ(toText(*rateByExplainer({board, board})), "0.0/0.0/0.0");
  EXPECT_EQ(explain({board, board})->size(), 0U);
}

TEST(ExplainerTest, RatesTheLastCellOfAHouseEasiest) {
  const Grid board = boardOf(1);
  Grid givens = board;
  givens.clear(Cell(40));
  EXPECT_EQ(toText(*rateByExplainer({givens, board})), "1.0/1.0/1.0");
}

TEST(ExplainerTest, StopsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(rateByExplainer(puzzleOf(1), stop.get_token()));
  EXPECT_FALSE(explain(puzzleOf(1), stop.get_token()));
}

/// Whether chains with patterns find anything from the start.
bool findsChains(const Puzzle& puzzle, const std::stop_token& stop) {
  using namespace chains;
  const auto chains = std::make_unique<PatternForcingChains>(stop);
  ChainHints hints(ChainHints::Keep::BestOfEachEffect);
  chains->search(OptionPosition(puzzle.givens), nullptr, hints);
  return !hints.isEmpty();
}

TEST(ExplainerTest, ChainsStopBeforeTheNextCandidate) {
  const Puzzle puzzle = puzzleOf(1);
  std::stop_source stop;
  EXPECT_TRUE(findsChains(puzzle, stop.get_token()));
  stop.request_stop();
  EXPECT_FALSE(findsChains(puzzle, stop.get_token()));
}

TEST(ExplainerTest, NamesWhatIsNested) {
  ExplainerStep step;
  step.technique = ExplainerTechnique::DynamicCellForcingChains;
  EXPECT_EQ(nameOf(step), "Dynamic Cell Forcing Chains");
  step.nesting = 5;
  EXPECT_EQ(nameOf(step), "Dynamic Cell Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))");
}

}  // namespace
}  // namespace sudoku
