#include <algorithm>
#include <tuple>

#include <sudoku/hintengine.h>
#include <sudoku/rating.h>

namespace sudoku {
namespace {

bool isHarder(Technique a, Technique b) {
  const auto hardness = [](Technique technique) {
    const TechniqueInfo& info = infoOf(technique);
    return std::tuple(info.level, info.score, technique);
  };
  return hardness(a) > hardness(b);
}

}  // namespace

Level levelOf(const Grid& puzzle) {
  const SolutionPath path = solvePath(positionOf(puzzle));
  if (!path.isSolved) return Level::Inhuman;
  Level level = Level::Easy;
  for (const Step& step : path.steps) level = std::max(level, infoOf(step.technique).level);
  return level;
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
