#include "solutionlist.h"

#include <algorithm>
#include <tuple>

#include <sudoku/logic/stepfinder.h>

namespace sudoku {

std::vector<ListedStep> listPath(const Position& position, const std::stop_token& stop) {
  std::vector<ListedStep> listed;
  Position before = position;
  for (Step& step : solvePath(position, StepOrder::ByLevel, stop).steps) {
    listed.push_back({std::move(step), before});
    apply(before, listed.back().step);
  }
  return listed;
}

std::vector<ListedStep> listOpenSteps(const Position& position, const std::stop_token& stop) {
  std::vector<Step> steps = allSteps(position, std::nullopt, stop);
  const auto gain = [](const Step& step) { return step.placements.size() + step.eliminations.size(); };
  std::stable_sort(steps.begin(), steps.end(), [&gain](const Step& a, const Step& b) {
    return a.technique == b.technique ? gain(a) > gain(b) : isEasier(a.technique, b.technique);
  });
  std::vector<ListedStep> listed;
  listed.reserve(steps.size());
  for (Step& step : steps) listed.push_back({std::move(step), position});
  return listed;
}

bool isEasier(Technique a, Technique b) {
  return std::tuple(infoOf(a).level, a) < std::tuple(infoOf(b).level, b);
}

std::optional<Technique> hardestOf(const std::vector<ListedStep>& steps) {
  const auto weight = [](const ListedStep& listed) {
    const TechniqueInfo& info = infoOf(listed.step.technique);
    return std::pair(info.level, info.score);
  };
  const auto hardest =
      std::max_element(steps.begin(), steps.end(),
                       [&weight](const ListedStep& a, const ListedStep& b) { return weight(a) < weight(b); });
  if (hardest == steps.end()) return std::nullopt;
  return hardest->step.technique;
}

std::optional<PuzzleFigures> figuresOf(const Puzzle& puzzle, const std::stop_token& stop) {
  const auto path = rateByPath(puzzle, stop);
  const auto hodoku = rateByHodoku(puzzle, stop);
  const auto explainer = rateByExplainer(puzzle, stop);
  if (!path || !hodoku || !explainer) return std::nullopt;
  return PuzzleFigures{*explainer, *hodoku, path->level};
}

}  // namespace sudoku
