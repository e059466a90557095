#include <algorithm>
#include <span>
#include <stop_token>

#include <sudoku/logic/stepfinder.h>
#include <sudoku/rating/rating.h>

#include "logic/walk.h"

namespace sudoku {

std::optional<Level> levelOf(const Puzzle& puzzle, const std::stop_token& stop) {
  return levelUpTo(puzzle, Level::Inhuman, stop);
}

std::optional<Level> levelUpTo(const Puzzle& puzzle, Level most, const std::stop_token& stop) {
  Walk walk(puzzle);
  for (const auto& [level, name] : Names<Level>::kNames) {
    if (level == Level::Inhuman || level > most) break;
    if (walk.solveUpTo(level, stop)) return level;
    if (stop.stop_requested()) return std::nullopt;
  }
  return most == Level::Inhuman ? std::optional(most) : std::nullopt;
}

std::optional<bool> needs(const Puzzle& puzzle, Technique technique, const std::stop_token& stop) {
  const SolutionPath path = solvePath(puzzle, StepOrder::ByLevel, stop);
  if (path.isStopped) return std::nullopt;
  return std::any_of(path.steps.begin(), path.steps.end(),
                     [technique](const Step& step) { return step.technique == technique; });
}

std::optional<bool> needsOnly(const Puzzle& puzzle, std::span<const Technique> techniques,
                              const std::stop_token& stop) {
  std::stop_source ended;
  const std::stop_callback passedOn(stop, [&ended] { ended.request_stop(); });
  bool hasOther = false;
  const auto judge = [&](const Step& step) {
    if (infoOf(step.technique).family == TechniqueFamily::Single ||
        std::find(techniques.begin(), techniques.end(), step.technique) != techniques.end())
      return;
    hasOther = true;
    ended.request_stop();
  };
  const SolutionPath path =
      solvePath(positionOf(puzzle.givens), StepOrder::ByLevel, ended.get_token(), judge);
  if (hasOther) return false;
  return path.isStopped ? std::nullopt : std::optional(path.isSolved);
}

std::optional<PathRating> rateByPath(const Puzzle& puzzle, const std::stop_token& stop) {
  const SolutionPath path = solvePath(puzzle, StepOrder::ByLevel, stop);
  if (path.isStopped) return std::nullopt;
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
