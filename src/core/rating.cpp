#include <sudoku/candidates.h>
#include <sudoku/rating.h>

#include "singles.h"

namespace sudoku {
namespace {

constexpr int kHardGivens = 27;
constexpr int kExpertGivens = 25;

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

}  // namespace sudoku
