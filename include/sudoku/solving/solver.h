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

/// Finds solutions of grids. All functions are pure and may be called from any thread; they allocate nothing
/// and take no locks. Functions with a stop token look at it every few milliseconds at least. The fastest
/// code that the processor can run is chosen at run time, or the code that the environment variable
/// SUDOKU_SIMD names: `portable`, `avx2` or `avx512`. All give the same answers, but they may differ in which
/// of several solutions they find first.
namespace sudoku {

/// A solution of the grid, the only one if there is just one; nothing if there is none (also when digits
/// clash).
[[nodiscard]] std::optional<Grid> solve(const Grid& grid);

/// A limit for countSolutions() that no grid reaches: the empty grid has 6.7e21 solutions.
inline constexpr std::size_t kEverySolution = std::numeric_limits<std::size_t>::max();

/// How many solutions the grid has, counting no further than a limit. Digits that clash give 0.
[[nodiscard]] std::size_t countSolutions(const Grid& grid, std::size_t limit = 2);

/// How many solutions the grid has, counting no further than a limit; nothing if stopped before the count is
/// complete. Digits that clash give 0.
[[nodiscard]] std::optional<std::size_t> countSolutions(const Grid& grid, std::size_t limit,
                                                        const std::stop_token& stop);

[[nodiscard]] inline bool hasUniqueSolution(const Grid& grid) {
  return countSolutions(grid, 2) == 1;
}

/// Writes for each grid the number that countSolutions() returns, several times faster than a call for each
/// grid. Returns false if stopped: then each count is at most the true one, and 0 where no solution has been
/// found yet. Precondition: there are as many counts as grids.
bool countAllSolutions(std::span<const Grid> grids, std::size_t limit, std::span<std::size_t> counts,
                       const std::stop_token& stop = {});

/// Whether the grid has a solution in which the candidate's cell holds another digit. Precondition: the
/// candidate's cell is empty.
[[nodiscard]] bool hasSolutionWithout(const Grid& grid, Candidate candidate);

/// Writes for each grid, and the candidate of the same index, the result of hasSolutionWithout() as 1 or 0,
/// several times faster than a call for each grid. Returns false if stopped: then each 1 is right, and a 0
/// may also mean that the answer is unknown. Precondition: there are as many candidates and answers as grids.
bool haveSolutionsWithout(std::span<const Grid> grids, std::span<const Candidate> candidates,
                          std::span<std::size_t> answers, const std::stop_token& stop = {});

/// Writes for each grid the number that countSolutions() returns, up to 2, and a solution where the count is
/// not 0; elsewhere the solution is left as it was. Returns false if stopped: then each count is at most the
/// true one, and 0 where no solution has been found yet. Precondition: there are as many counts and solutions
/// as grids.
bool solveAll(std::span<const Grid> grids, std::span<std::size_t> counts, std::span<Grid> solutions,
              const std::stop_token& stop = {});

/// The reason why a grid is no puzzle.
enum class PuzzleFault { Clash, NoSolution, SeveralSolutions };

/// Proves that a grid has exactly one solution, or tells why it is no puzzle.
[[nodiscard]] Result<Puzzle, PuzzleFault> toPuzzle(const Grid& givens);

/// Whether the puzzle would have a second solution without any single one of its givens.
[[nodiscard]] bool isMinimal(const Puzzle& puzzle);

}  // namespace sudoku
