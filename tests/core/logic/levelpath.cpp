#include "levelpath.h"

#include <sudoku/logic/stepfinder.h>

namespace sudoku {
namespace {

bool takeAny(Position& position, Level most) {
  for (int number = 0; number <= static_cast<int>(Technique::RefutationTree); ++number) {
    const auto technique = static_cast<Technique>(number);
    if (infoOf(technique).level > most || !mayBeOnPath(technique)) continue;
    const std::vector<Step> steps = allSteps(position, technique);
    for (const Step& step : steps) position = applyStep(position, step);
    if (!steps.empty()) return true;
  }
  return false;
}

}  // namespace

void followPath(Position& position, const std::vector<Step>& steps, Level most) {
  for (const Step& step : steps) {
    if (infoOf(step.technique).level > most) return;
    position = applyStep(position, step);
  }
}

void takeAllUpTo(Position& position, Level most) {
  while (takeAny(position, most)) continue;
}

int candidatesLeft(const Position& position) {
  int count = 0;
  for (const Cell cell : position.board.emptyCells()) count += position.candidates.at(cell).size();
  return count;
}

}  // namespace sudoku
