#pragma once

#include <sudoku/grid.h>
#include <sudoku/result.h>

namespace sudoku {

/// Givens with exactly one solution, and that solution.
struct Puzzle {
  Grid givens;
  Grid solution;

  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

/// Why a grid is no puzzle.
enum class PuzzleFault { Clash, NoSolution, SeveralSolutions };

/// Proves that a grid has one solution, or says why it is no puzzle.
[[nodiscard]] Result<Puzzle, PuzzleFault> toPuzzle(const Grid& givens);

/// Whether no single given can go without a second solution. Precondition: `givens` has one solution.
[[nodiscard]] bool isMinimal(const Grid& givens);

}  // namespace sudoku
