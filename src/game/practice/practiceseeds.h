#pragma once

#include <vector>

#include <sudoku/grid/grid.h>
#include <sudoku/logic/technique.h>

namespace sudoku {

/// A stored practice position: a puzzle, and a step of its solution path.
struct PracticeSeed {
  Grid givens;
  int step = 0;  ///< number of steps of the solution path before the practised one
  Technique technique{};

  friend bool operator==(const PracticeSeed&, const PracticeSeed&) = default;
};

/// All stored practice positions, in the order of their file. May be called from any thread.
std::vector<PracticeSeed> practiceSeeds();

/// The stored practice positions of a technique. May be called from any thread.
std::vector<PracticeSeed> practiceSeeds(Technique technique);

}  // namespace sudoku
