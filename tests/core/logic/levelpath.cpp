#include "levelpath.h"

#include <optional>

#include <sudoku/logic/stepfinder.h>

namespace sudoku {
namespace {

/// The position after all steps of the first technique that has any; nothing if none has.
std::optional<Position> takeAny(Position position, Level most) {
  for (const Technique technique : allTechniques()) {
    if (infoOf(technique).level > most || !mayBeOnPath(technique)) continue;
    const std::vector<Step> steps = allSteps(position, technique);
    for (const Step& step : steps) position = applyStep(position, step);
    if (!steps.empty()) return position;
  }
  return std::nullopt;
}

}  // namespace

Position followPath(Position position, const std::vector<Step>& steps, Level most) {
  for (const Step& step : steps) {
    if (infoOf(step.technique).level > most) break;
    position = applyStep(position, step);
  }
  return position;
}

Position takeAllUpTo(Position position, Level most) {
  while (const auto next = takeAny(position, most)) position = *next;
  return position;
}

int candidatesLeft(const Position& position) {
  int count = 0;
  for (const Cell cell : position.board.emptyCells()) count += position.candidates.at(cell).size();
  return count;
}

}  // namespace sudoku
