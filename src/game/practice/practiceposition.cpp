#include "practiceposition.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include <sudoku/logic/stepfinder.h>
#include <sudoku/making/puzzlemaker.h>
#include <sudoku/rating/rating.h>
#include <sudoku/solving/solver.h>

#include "game/teacher/mastery.h"

namespace sudoku {
namespace {

/// A search for a new position makes puzzles in batches of this size, and at most kMostBatches batches. At
/// least nine of ten searches find a position.
constexpr int kTogether = 8;
constexpr int kMostBatches = 16;
/// The most random transformations of a stored position (swapped rows or digits, for example) that are tried.
/// Usually the first one will do, but the next step can be another one after a transformation, since it
/// depends on the cells which of several open steps is found first.
constexpr int kMostShuffles = 8;
/// The recipe for new puzzles; without symmetry they have the fewest givens.
constexpr Recipe kRecipe{BoardMethod::Backtracking, DigMethod::All, Symmetry::None};

/// Techniques frequent enough to be looked for in new puzzles: each is on the solution path of at least one
/// in 50 puzzles.
constexpr std::array kLive = {Technique::FullHouse,
                              Technique::HiddenSingle,
                              Technique::NakedSingle,
                              Technique::LockedPair,
                              Technique::Pointing,
                              Technique::Claiming,
                              Technique::NakedPair,
                              Technique::HiddenPair,
                              Technique::XWing,
                              Technique::Skyscraper,
                              Technique::TwoStringKite,
                              Technique::WWing,
                              Technique::XyWing,
                              Technique::HiddenRectangle,
                              Technique::XyChain,
                              Technique::ContinuousNiceLoop,
                              Technique::DiscontinuousNiceLoop,
                              Technique::Aic};

Position afterSteps(const Puzzle& puzzle, const std::vector<Step>& steps, std::size_t count) {
  Position position = positionOf(puzzle.givens);
  for (std::size_t index = 0; index < count; ++index) position = applyStep(position, steps[index]);
  return position;
}

/// The position with its next step, if that step is of the technique and no later step has a higher level.
std::optional<PracticePosition> practiceAt(const Puzzle& puzzle, const Position& position,
                                           Technique technique, const std::stop_token& stop) {
  const SolutionPath path = solvePath(position, StepOrder::ByLevel, stop);
  if (!path.isSolved || path.steps.empty() || path.steps.front().technique != technique) return std::nullopt;
  const bool isUpToLevel = std::all_of(path.steps.begin(), path.steps.end(), [&](const Step& step) {
    return infoOf(step.technique).level <= infoOf(technique).level;
  });
  if (!isUpToLevel) return std::nullopt;
  return PracticePosition{puzzle, position, technique, {path.steps.front()}};
}

/// The exercise `made` with all steps of its technique that are open in its position, not the first one
/// alone.
PracticePosition withAllSteps(PracticePosition made, const std::stop_token& stop) {
  for (Step& step : allSteps(made.position, made.technique, stop))
    if (step != made.steps.front()) made.steps.push_back(std::move(step));
  return made;
}

/// A random position in which the technique is needed next, from the solution path of a puzzle of its level.
std::optional<PracticePosition> positionIn(const Puzzle& puzzle, Technique technique, Random& random,
                                           const std::stop_token& stop) {
  const SolutionPath path = solvePath(puzzle, StepOrder::ByLevel, stop);
  std::vector<std::size_t> places;
  for (std::size_t index = 0; index < path.steps.size(); ++index)
    if (path.steps[index].technique == technique) places.push_back(index);
  if (places.empty()) return std::nullopt;
  const std::size_t place = places[random.below(places.size())];
  return practiceAt(puzzle, afterSteps(puzzle, path.steps, place), technique, stop);
}

std::optional<PracticePosition> makeLive(Technique technique, Random& random, const std::stop_token& stop) {
  const Level level = infoOf(technique).level;
  for (int batch = 0; batch < kMostBatches; ++batch) {
    std::vector<PuzzleId> ids;
    ids.reserve(kTogether);
    for (int index = 0; index < kTogether; ++index) ids.push_back({kRecipe, random.next()});
    for (const Puzzle& puzzle : makePuzzles(ids)) {
      if (stop.stop_requested()) return std::nullopt;
      // A harder puzzle would need harder steps too, and a puzzle below the level does not need the
      // technique.
      if (levelUpTo(puzzle, level, stop) != level) continue;
      if (auto made = positionIn(puzzle, technique, random, stop))
        return withAllSteps(*std::move(made), stop);
    }
  }
  return std::nullopt;
}

}  // namespace

std::vector<Technique> servedTechniques() {
  const auto seeds = practiceSeeds();
  std::vector<Technique> served = practiceTechniques();
  const auto isServed = [&](Technique technique) {
    return std::any_of(seeds.begin(), seeds.end(),
                       [&](const PracticeSeed& seed) { return seed.technique == technique; });
  };
  served.erase(std::remove_if(served.begin(), served.end(), std::not_fn(isServed)), served.end());
  return served;
}

bool isMadeLive(Technique technique) {
  return std::find(kLive.begin(), kLive.end(), technique) != kLive.end();
}

std::optional<PracticePosition> makePractice(Technique technique, Random& random,
                                             const std::stop_token& stop) {
  if (!isForPractice(technique)) return std::nullopt;
  std::optional<PracticePosition> made;
  if (isMadeLive(technique)) made = makeLive(technique, random, stop);
  std::vector<PracticeSeed> seeds = practiceSeeds(technique);
  random.shuffle(seeds);
  for (auto seed = seeds.begin(); !made && seed != seeds.end(); ++seed) made = shuffled(*seed, random, stop);
  // A search that was stopped may have missed steps, so its result is dropped.
  return stop.stop_requested() ? std::nullopt : made;
}

std::optional<PracticePosition> shuffled(const PracticeSeed& seed, Random& random,
                                         const std::stop_token& stop) {
  const auto stored = positionOf(seed, stop);
  if (!stored) return std::nullopt;
  for (int count = 0; count < kMostShuffles; ++count) {
    const Transformation transformation = randomTransformation(random);
    if (auto made = practiceAt(transformed(stored->puzzle, transformation),
                               transformed(stored->position, transformation), seed.technique, stop))
      return withAllSteps(*std::move(made), stop);
  }
  return std::nullopt;
}

std::optional<PracticePosition> positionOf(const PracticeSeed& seed, const std::stop_token& stop) {
  const auto puzzle = toPuzzle(seed.givens);
  if (!puzzle) return std::nullopt;
  const SolutionPath path = solvePath(*puzzle, StepOrder::ByLevel, stop);
  const auto place = static_cast<std::size_t>(seed.step);
  if (place >= path.steps.size()) return std::nullopt;
  return practiceAt(*puzzle, afterSteps(*puzzle, path.steps, place), seed.technique, stop);
}

Position transformed(const Position& position, const Transformation& transformation) {
  Position result{transformed(position.givens, transformation), transformed(position.board, transformation),
                  Candidates()};
  result.candidates = Candidates(result.board);
  const CellSet open = position.candidates.openCells();
  for (const Digit digit : allDigits()) {
    Grid places;
    for (const Cell cell : position.candidates.cellsOf(digit) & open) places.set(cell, digit);
    const CellSet left = transformed(places, transformation).filledCells();
    const Digit becomes = transformation.digits[static_cast<std::size_t>(digit.index())];
    for (const Cell cell : (result.candidates.cellsOf(becomes) & result.candidates.openCells()) - left)
      result.candidates.eliminate(cell, becomes);
  }
  return result;
}

}  // namespace sudoku
