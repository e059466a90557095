#include <tuple>

#include <sudoku/candidates.h>
#include <sudoku/hintengine.h>
#include <sudoku/rating.h>

#include "singles.h"

namespace sudoku {
namespace {

constexpr int kHardGivens = 27;
constexpr int kExpertGivens = 25;

bool isHarder(Technique a, Technique b) {
  const auto hardness = [](Technique technique) {
    const TechniqueInfo& info = infoOf(technique);
    return std::tuple(info.level, info.score, technique);
  };
  return hardness(a) > hardness(b);
}

}  // namespace

Level levelOf(const Grid& puzzle) {
  Candidates position(puzzle);
  while (placeHiddenSingles(position) == Sweep::Placed) continue;
  if (position.openCells().isEmpty()) return Level::Easy;
  while (placeNakedSingles(position) == Sweep::Placed || placeHiddenSingles(position) == Sweep::Placed)
    continue;
  if (position.openCells().isEmpty()) return Level::Medium;
  const int givens = puzzle.filledCells().size();
  return givens >= kHardGivens ? Level::Hard : givens >= kExpertGivens ? Level::Expert : Level::Extreme;
}

std::optional<PathRating> rateByPath(const Puzzle& puzzle, const std::stop_token& stop) {
  const SolutionPath path = solvePath(positionOf(puzzle.givens));
  if (stop.stop_requested()) return std::nullopt;
  PathRating rating;
  rating.steps = static_cast<int>(path.steps.size());
  for (const Step& step : path.steps)
    if (!rating.hardest || isHarder(step.technique, *rating.hardest)) rating.hardest = step.technique;
  if (rating.hardest) rating.level = infoOf(*rating.hardest).level;
  if (!path.isSolved) rating.level = TechniqueLevel::Inhuman;
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
