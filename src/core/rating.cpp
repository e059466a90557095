#include <algorithm>

#include <sudoku/hintengine.h>
#include <sudoku/rating.h>

namespace sudoku {

Level levelOf(const Grid& puzzle) {
  const SolutionPath path = solvePath(positionOf(puzzle));
  if (!path.isSolved) return Level::Inhuman;
  Level level = Level::Easy;
  for (const Step& step : path.steps) level = std::max(level, infoOf(step.technique).level);
  return level;
}

}  // namespace sudoku
