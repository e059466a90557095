#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/logic/disproof.h>
#include <sudoku/logic/notation.h>
#include <sudoku/logic/stepfinder.h>
#include <sudoku/making/puzzlemaker.h>

#include "../testgrids.h"

namespace sudoku {
namespace {

struct Asked {
  Position position;
  Candidate candidate;
  bool isTrue;
};

/// All candidates of some cells in a position on the path of a puzzle.
std::vector<Asked> askedIn(const Puzzle& puzzle, int cells, Random& random) {
  const SolutionPath path = solvePath(puzzle);
  Position position = positionOf(puzzle.givens);
  const std::uint64_t steps = random.below(path.steps.size());
  for (std::uint64_t step = 0; step < steps; ++step) position = applyStep(position, path.steps[step]);
  std::vector<Asked> asked;
  for (int count = 0; count < cells; ++count) {
    const Cell cell = anyOf(position.candidates.openCells(), random);
    for (const Digit digit : position.candidates.at(cell))
      asked.push_back({position, {cell, digit}, puzzle.solution.at(cell) == digit});
  }
  return asked;
}

Puzzle puzzleOfLevel(Level level, std::uint64_t seed) {
  PuzzleRequest request;
  request.level = level;
  Random random(seed);
  return findPuzzle(request, random).value().puzzle;
}

/// Whether a step is possible in a position: the list of all steps of its technique has one with its reason
/// that eliminates what it eliminates and maybe more.
bool isPossible(const Step& step, const Position& position) {
  const std::vector<Step> steps = allSteps(position, step.technique);
  return std::any_of(steps.begin(), steps.end(), [&](const Step& each) {
    return each.reason == step.reason && std::includes(each.eliminations.begin(), each.eliminations.end(),
                                                       step.eliminations.begin(), step.eliminations.end());
  });
}

/// Whether the steps lead from the position to the elimination of the candidate. A step may have another
/// pattern than the one that it is told with.
bool leadsTo(const std::vector<Step>& steps, Position position) {
  for (const Step& step : steps) {
    const std::vector<Step> open = allSteps(position, step.technique);
    if (std::none_of(open.begin(), open.end(), [&](const Step& each) {
          return std::includes(each.eliminations.begin(), each.eliminations.end(), step.eliminations.begin(),
                               step.eliminations.end());
        }))
      return false;
    position = applyStep(position, step);
  }
  return true;
}

void expectProof(const Disproof& proof, const Asked& asked) {
  ASSERT_FALSE(asked.isTrue);
  ASSERT_FALSE(proof.steps.empty());
  EXPECT_LE(proof.steps.size(), 4U);
  Level hardest = Level::Easy;
  Position position = asked.position;
  for (const Step& step : proof.steps) {
    EXPECT_TRUE(isPossible(step, position)) << toNotation(step) << '\n' << position.board;
    EXPECT_TRUE(step.placements.empty()) << toNotation(step);
    EXPECT_TRUE(mayBeOnPath(step.technique)) << toNotation(step);
    hardest = std::max(hardest, infoOf(step.technique).level);
    position = applyStep(position, step);
  }
  EXPECT_EQ(proof.level, hardest);
  EXPECT_EQ(proof.steps.back().eliminations, std::vector{asked.candidate});
  for (std::size_t left = 0; left + 1 < proof.steps.size(); ++left) {
    std::vector<Step> others = proof.steps;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(left));
    EXPECT_FALSE(leadsTo(others, asked.position)) << toNotation(proof.steps[left]) << " is not needed";
  }
}

/// The lowest level, up to Expert, of a technique that eliminates the candidate in one step; nothing if none
/// does.
std::optional<Level> levelOfOneStep(const Asked& asked) {
  std::optional<Level> lowest;
  for (const Technique technique : allTechniques()) {
    const Level level = infoOf(technique).level;
    if (!mayBeOnPath(technique) || level > Level::Expert || (lowest && level >= *lowest)) continue;
    const std::vector<Step> steps = allSteps(asked.position, technique);
    if (std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
          return step.placements.empty() && std::find(step.eliminations.begin(), step.eliminations.end(),
                                                      asked.candidate) != step.eliminations.end();
        }))
      lowest = level;
  }
  return lowest;
}

class DisproofTest : public testing::TestWithParam<Level> {};

TEST_P(DisproofTest, EachStepIsPossibleAndNeeded) {
  int proofs = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Random random(seed);
    for (const Asked& asked : askedIn(puzzleOfLevel(GetParam(), seed), 4, random)) {
      const auto proof = DisproofFinder(asked.position, {Level::Expert}).find(asked.candidate);
      if (!proof) continue;
      ASSERT_NO_FATAL_FAILURE(expectProof(*proof, asked)) << asked.position.board;
      ++proofs;
    }
  }
  EXPECT_GT(proofs, 10);
}

TEST_P(DisproofTest, IsNoHarderThanASingleStep) {
  int steps = 0;
  for (std::uint64_t seed = 11; seed <= 18; ++seed) {
    Random random(seed);
    for (const Asked& asked : askedIn(puzzleOfLevel(GetParam(), seed), 6, random)) {
      const auto level = levelOfOneStep(asked);
      if (!level) continue;
      const auto proof = DisproofFinder(asked.position, {Level::Expert}).find(asked.candidate);
      ASSERT_TRUE(proof);
      EXPECT_TRUE(proof->level < *level || (proof->level == *level && proof->steps.size() == 1));
      ++steps;
    }
  }
  EXPECT_GT(steps, 10);
}

INSTANTIATE_TEST_SUITE_P(Levels, DisproofTest, testing::Values(Level::Medium, Level::Hard, Level::Expert),
                         [](const auto& level) { return std::string(nameOf(level.param)); });

TEST(DisproofFinderTest, KeepsToItsLimits) {
  int several = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Random random(seed);
    for (const Asked& asked : askedIn(puzzleOfLevel(Level::Hard, seed), 4, random)) {
      const auto proof = DisproofFinder(asked.position, {Level::Hard, 4}).find(asked.candidate);
      if (!proof || proof->steps.size() == 1) continue;
      ++several;
      EXPECT_FALSE(
          DisproofFinder(asked.position, {proof->level, proof->steps.size() - 1}).find(asked.candidate));
      EXPECT_EQ(DisproofFinder(asked.position, {proof->level, proof->steps.size()}).find(asked.candidate),
                proof);
    }
  }
  EXPECT_GT(several, 3);
}

TEST(DisproofFinderTest, AnswersEachQuestionAsIfItWereTheFirst) {
  Random random(5);
  const std::vector<Asked> asked = askedIn(puzzleOfLevel(Level::Hard, 5), 1, random);
  DisproofFinder finder(asked.front().position, {Level::Expert});
  std::vector<std::optional<Disproof>> answers;
  answers.reserve(asked.size());
  for (const Asked& each : asked) answers.push_back(finder.find(each.candidate));
  for (std::size_t index = asked.size(); index-- > 0;) {
    EXPECT_EQ(finder.find(asked[index].candidate), answers[index]);
    EXPECT_EQ(DisproofFinder(asked[index].position, {Level::Expert}).find(asked[index].candidate),
              answers[index]);
  }
}

TEST(DisproofFinderTest, IsAskedAgainAfterAStop) {
  Random random(5);
  for (const Asked& asked : askedIn(puzzleOfLevel(Level::Medium, 5), 3, random)) {
    DisproofFinder finder(asked.position, {Level::Expert});
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(finder.find(asked.candidate, source.get_token()));
    EXPECT_EQ(finder.find(asked.candidate),
              DisproofFinder(asked.position, {Level::Expert}).find(asked.candidate));
  }
}

TEST(DisproofFinderTest, ProvesNothingWhereACellHasNoCandidate) {
  Position position = positionOf(minimalPuzzleOf(1).givens);
  const Cell cell = position.candidates.openCells().first();
  const Cell other = (position.candidates.openCells() - CellSet{cell}).first();
  for (const Digit digit : position.candidates.at(cell)) position.candidates.eliminate(cell, digit);
  EXPECT_FALSE(DisproofFinder(position).find({other, position.candidates.at(other).first()}));
}

struct Counts {
  int isTrue = 0;
  int isFalse = 0;
};

/// Asks for all candidates of some cells in a position of each of some puzzles of every level.
Counts askMany(std::uint64_t puzzles, int cells, const DisproofLimits& limits) {
  Counts counts;
  for (const auto& [level, name] : Names<Level>::kNames) {
    for (std::uint64_t seed = 1; seed <= puzzles; ++seed) {
      Random random(seed);
      const std::vector<Asked> all = askedIn(puzzleOfLevel(level, seed), cells, random);
      DisproofFinder finder(all.front().position, limits);
      for (const Asked& asked : all) {
        ++(asked.isTrue ? counts.isTrue : counts.isFalse);
        if (const auto proof = finder.find(asked.candidate)) expectProof(*proof, asked);
      }
    }
  }
  return counts;
}

TEST(DisproofLongTest, NoTrueCandidateOfThousandsHasAProof) {
  const Counts counts = askMany(20, 20, {Level::Expert});
  EXPECT_GT(counts.isTrue, 2000);
  EXPECT_GT(counts.isFalse, 2000);
}

TEST(DisproofLongTest, NorDoForcingChainsProveOneFalse) {
  const Counts counts = askMany(2, 4, {Level::Extreme});
  EXPECT_GT(counts.isTrue, 40);
  EXPECT_GT(counts.isFalse, 40);
}

}  // namespace
}  // namespace sudoku
