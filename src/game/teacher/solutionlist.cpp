#include "solutionlist.h"

#include <algorithm>
#include <tuple>

#include <sudoku/logic/stepfinder.h>

namespace sudoku {

std::vector<ListedStep> listPath(const Position& position, const std::stop_token& stop,
                                 const ListedStepSink& found) {
  std::vector<ListedStep> listed;
  Position before = position;
  const auto list = [&](const Step& step) {
    listed.push_back({step, before});
    before = applyStep(before, step);
    if (found) found(listed.back());
  };
  static_cast<void>(solvePath(position, StepOrder::ByLevel, stop, list));
  return listed;
}

std::vector<ListedStep> listOpenSteps(const Position& position, const std::stop_token& stop,
                                      const ListedStepSink& found) {
  std::vector<ListedStep> listed;
  const auto list = [&](const Step& step) {
    listed.push_back({step, position});
    if (found) found(listed.back());
  };
  static_cast<void>(allSteps(position, std::nullopt, stop, list));
  sortOpenSteps(listed);
  return listed;
}

void sortOpenSteps(std::vector<ListedStep>& steps) {
  const auto gain = [](const ListedStep& listed) {
    return listed.step.placements.size() + listed.step.eliminations.size();
  };
  std::stable_sort(steps.begin(), steps.end(), [&gain](const ListedStep& a, const ListedStep& b) {
    return a.step.technique == b.step.technique ? gain(a) > gain(b)
                                                : isEasier(a.step.technique, b.step.technique);
  });
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
