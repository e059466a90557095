#pragma once

#include <vector>

#include <sudoku/grid/grid.h>
#include <sudoku/logic/technique.h>

namespace sudoku {

/// A stored puzzle, and a step of its path.
struct PracticeSeed {
  Grid givens;
  int step = 0;  ///< how many steps come before it
  Technique technique{};

  friend bool operator==(const PracticeSeed&, const PracticeSeed&) = default;
};

/// All that are stored, in the file's order. May be called from any thread.
std::vector<PracticeSeed> practiceSeeds();

/// Those of a technique.
std::vector<PracticeSeed> practiceSeeds(Technique technique);

}  // namespace sudoku
