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
/// nothing and take no locks. Those that take a token look at it every few milliseconds at least. The fastest
/// code that the processor can run is chosen at run time, or the code that the environment variable
/// SUDOKU_SIMD names: `portable`, `avx2` or `avx512`. All give the same answers, but they may differ in which
/// of several solutions they find first.
namespace sudoku {

/// A solution of the grid, the only one if there is just one; nothing if there is none (also when the digits
/// given clash).
[[nodiscard]] std::optional<Grid> solve(const Grid& grid);

/// A limit that no grid reaches: the empty grid has 6.7e21 solutions.
inline constexpr std::size_t kEverySolution = std::numeric_limits<std::size_t>::max();

/// How many solutions the grid has, counting no further than a limit. Digits that clash give 0.
[[nodiscard]] std::size_t countSolutions(const Grid& grid, std::size_t limit = 2);

/// How many solutions the grid has, counting no further than a limit; nothing if it was asked to stop before
/// it was done. Digits that clash give 0.
[[nodiscard]] std::optional<std::size_t> countSolutions(const Grid& grid, std::size_t limit,
                                                        const std::stop_token& stop);

[[nodiscard]] inline bool hasUniqueSolution(const Grid& grid) {
  return countSolutions(grid, 2) == 1;
}

/// Writes for each grid the number that countSolutions() gives, several times faster than one by one. False
/// if it was asked to stop: then each count is at most the full one, and 0 where nothing has been found yet.
/// Precondition: as many counts as grids.
bool countAllSolutions(std::span<const Grid> grids, std::size_t limit, std::span<std::size_t> counts,
                       const std::stop_token& stop = {});

/// Whether the grid has a solution in which the candidate's cell holds another digit. Precondition: that cell
/// is empty.
[[nodiscard]] bool hasSolutionWithout(const Grid& grid, Candidate candidate);

/// Writes for each grid and the candidate in the same place what hasSolutionWithout() says, 1 for yes and 0
/// for no, several times faster than one by one. False if it was asked to stop: then each 1 is right, and a 0
/// may stand for what is not known. Precondition: as many candidates and answers as grids.
bool haveSolutionsWithout(std::span<const Grid> grids, std::span<const Candidate> candidates,
                          std::span<std::size_t> answers, const std::stop_token& stop = {});

/// Writes for each grid the number that countSolutions() gives, up to 2, and a solution where the count is
/// not 0; elsewhere the solution is left as it was. False if it was asked to stop: then each count is at most
/// the full one, and 0 where nothing has been found yet. Precondition: as many counts and solutions as grids.
bool solveAll(std::span<const Grid> grids, std::span<std::size_t> counts, std::span<Grid> solutions,
              const std::stop_token& stop = {});

/// Why a grid is no puzzle.
enum class PuzzleFault { Clash, NoSolution, SeveralSolutions };

/// Proves that a grid has one solution, or says why it is no puzzle.
[[nodiscard]] Result<Puzzle, PuzzleFault> toPuzzle(const Grid& givens);

/// Whether no single given can go without a second solution.
[[nodiscard]] bool isMinimal(const Puzzle& puzzle);

}  // namespace sudoku
