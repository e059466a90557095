#pragma once

#include <vector>

#include <sudoku/grid/grid.h>
#include <sudoku/logic/technique.h>

namespace sudoku {

/// A stored puzzle, and a step of its solution path.
struct PracticeSeed {
  Grid givens;
  int step = 0;  ///< number of steps before this one on the path
  Technique technique{};

  friend bool operator==(const PracticeSeed&, const PracticeSeed&) = default;
};

/// All stored practice positions, in the file's order. May be called from any thread.
std::vector<PracticeSeed> practiceSeeds();

/// The stored practice positions of a technique.
std::vector<PracticeSeed> practiceSeeds(Technique technique);

}  // namespace sudoku
