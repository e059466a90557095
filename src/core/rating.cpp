#include <tuple>

#include <sudoku/candidates.h>
#include <sudoku/hintengine.h>
#include <sudoku/rating.h>

#include "techniques/order.h"
#include "walk.h"

namespace sudoku {
namespace {

bool isHarder(Technique a, Technique b) {
  const auto hardness = [](Technique technique) {
    const TechniqueInfo& info = infoOf(technique);
    return std::tuple(info.level, info.score, technique);
  };
  return hardness(a) > hardness(b);
}

/// What a path up to a level comes to.
struct Passage {
  bool isSolved = false;
  bool usesTechnique = false;
};

/// The first step of the path up to a level, maybe without a technique.
std::optional<Step> firstStep(const techniques::State& state, Level most, std::optional<Technique> spared,
                              const std::stop_token& stop) {
  const techniques::SearchOptions options;
  techniques::Search search(state, options, stop);
  for (const Technique technique : techniques::kByLevel) {
    const TechniqueInfo& info = infoOf(technique);
    if (info.level > most) break;
    if (!techniques::isOnPath(info) || technique == spared) continue;
    if (auto step = techniques::firstOf(search, technique, technique)) return step;
  }
  return std::nullopt;
}

/// Goes the path up to a level, with a technique or without.
Passage pass(const Grid& puzzle, Level most, Technique technique, bool isSpared,
             const std::stop_token& stop) {
  const auto spared = isSpared ? std::optional(technique) : std::nullopt;
  techniques::State state(puzzle, puzzle, Candidates(puzzle));
  Passage passage;
  while (!stop.stop_requested()) {
    const auto step = firstStep(state, most, spared, stop);
    if (!step) break;
    passage.usesTechnique = passage.usesTechnique || step->technique == technique;
    for (const auto [cell, digit] : step->placements) state.place(cell, digit);
    for (const auto [cell, digit] : step->eliminations) state.eliminate(cell, digit);
  }
  passage.isSolved = state.openCells().isEmpty();
  return passage;
}

}  // namespace

Level levelOf(const Grid& puzzle) {
  return levelUpTo(puzzle, Level::Extreme).value_or(Level::Inhuman);
}

std::optional<Level> levelUpTo(const Grid& puzzle, Level most, const std::stop_token& stop) {
  Walk walk(puzzle);
  for (const auto& [level, name] : Names<Level>::kNames) {
    if (level == Level::Inhuman || level > most) break;
    if (walk.goOn(level, stop)) return level;
    if (stop.stop_requested()) return std::nullopt;
  }
  return most == Level::Inhuman ? std::optional(most) : std::nullopt;
}

bool isSolvableUpTo(const Grid& puzzle, Level level) {
  return Walk(puzzle).goOn(level, {});
}

bool needs(const Grid& puzzle, Technique technique, const std::stop_token& stop) {
  const auto level = levelUpTo(puzzle, Level::Inhuman, stop);
  return level && infoOf(technique).level <= *level &&
         pass(puzzle, *level, technique, false, stop).usesTechnique &&
         !pass(puzzle, *level, technique, true, stop).isSolved && !stop.stop_requested();
}

std::optional<PathRating> rateByPath(const Puzzle& puzzle, const std::stop_token& stop) {
  const SolutionPath path = solvePath(positionOf(puzzle.givens), StepOrder::ByLevel, stop);
  if (stop.stop_requested()) return std::nullopt;
  PathRating rating;
  rating.steps = static_cast<int>(path.steps.size());
  for (const Step& step : path.steps)
    if (!rating.hardest || isHarder(step.technique, *rating.hardest)) rating.hardest = step.technique;
  if (rating.hardest) rating.level = infoOf(*rating.hardest).level;
  if (!path.isSolved) rating.level = Level::Inhuman;
  return rating;
}

std::optional<Rating> rate(const Puzzle& puzzle, const std::stop_token& stop) {
  const auto hodoku = rateByHodoku(puzzle, stop);
  if (!hodoku) return std::nullopt;
  const auto path = rateByPath(puzzle, stop);
  if (!path) return std::nullopt;
  const auto effort = effortOf(puzzle, stop);
  if (!effort) return std::nullopt;
  const auto explainer = rateByExplainer(puzzle, stop);
  if (!explainer) return std::nullopt;
  return Rating{*explainer, *hodoku, *path, *effort, densityOf(puzzle.givens)};
}

}  // namespace sudoku
