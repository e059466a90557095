#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <stop_token>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/grid.h>
#include <sudoku/grid/puzzle.h>
#include <sudoku/grid/result.h>

/// The engine that finds solutions. All functions are pure and may be called from any thread; they allocate
/// nothing and take no locks. The fastest code that the processor can run is chosen at run time, or what the
/// environment variable SUDOKU_SIMD names: `portable`, `avx2` or `avx512`. All agree on every grid, but which
/// of several solutions is found first is theirs to say.
namespace sudoku {

/// A solution of the grid, the only one if there is just one; nothing if there is none (also when the digits
/// given clash).
[[nodiscard]] std::optional<Grid> solve(const Grid& grid);

/// A limit that no grid reaches: the empty grid has 6.7e21 solutions.
inline constexpr std::size_t kEverySolution = std::numeric_limits<std::size_t>::max();

/// How many solutions the grid has, counting no further than a limit. Digits that clash give 0.
[[nodiscard]] std::size_t countSolutions(const Grid& grid, std::size_t limit = 2);

/// The same until asked to stop: nothing if that was before it was done.
[[nodiscard]] std::optional<std::size_t> countSolutions(const Grid& grid, std::size_t limit,
                                                        const std::stop_token& stop);

[[nodiscard]] inline bool hasUniqueSolution(const Grid& grid) {
  return countSolutions(grid, 2) == 1;
}

/// What countSolutions() says of each grid, several times faster than one by one. Precondition: as many
/// counts as grids.
void countAllSolutions(std::span<const Grid> grids, std::size_t limit, std::span<std::size_t> counts);

/// Whether the grid has a solution in which the candidate's cell holds another digit. Precondition: that cell
/// is empty.
[[nodiscard]] bool hasSolutionWithout(const Grid& grid, Candidate candidate);

/// The same for many grids, each with the candidate in the same place, several times faster than one by one:
/// writes 1 for yes and 0 for no. Precondition: as many candidates and answers as grids.
void haveSolutionsWithout(std::span<const Grid> grids, std::span<const Candidate> candidates,
                          std::span<std::size_t> answers);

/// What countSolutions() says of each grid up to 2, and a solution of those that have one; where there is
/// none the solution is left as it was. Precondition: as many counts and solutions as grids.
void solveAll(std::span<const Grid> grids, std::span<std::size_t> counts, std::span<Grid> solutions);

/// Why a grid is no puzzle.
enum class PuzzleFault { Clash, NoSolution, SeveralSolutions };

/// Proves that a grid has one solution, or says why it is no puzzle.
[[nodiscard]] Result<Puzzle, PuzzleFault> toPuzzle(const Grid& givens);

/// Whether no single given can go without a second solution. Precondition: `givens` has one solution.
[[nodiscard]] bool isMinimal(const Grid& givens);

}  // namespace sudoku
