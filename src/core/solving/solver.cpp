#include <algorithm>
#include <cassert>
#include <cstddef>
#include <type_traits>

#include <sudoku/grid/checker.h>
#include <sudoku/solving/solver.h>

#include "engines.h"

namespace sudoku {
namespace {

// The engines read and write the bytes of Grid objects directly. They read a Candidate that a solution must
// not have as two bytes, cell and digit.
static_assert(std::is_standard_layout_v<Grid> && sizeof(Grid) == kCellCount);
static_assert(std::is_standard_layout_v<Candidate> && sizeof(Candidate) == 2 &&
              offsetof(Candidate, digit) == 1);

template <typename Item>
const unsigned char* bytesOf(const Item* items) {
  return reinterpret_cast<const unsigned char*>(items);
}
unsigned char* bytesOf(Grid* grids) {
  return reinterpret_cast<unsigned char*>(grids);
}

solving::Grids toGrids(std::span<const Grid> grids) {
  return {bytesOf(grids.data()), sizeof(Grid), grids.size()};
}

/// A stop token in the form that engines ask; kNever if no stop can be requested.
solving::Stop toStop(const std::stop_token& stop) {
  if (!stop.stop_possible()) return solving::kNever;
  return {[](const void* token) { return static_cast<const std::stop_token*>(token)->stop_requested(); },
          &stop};
}

}  // namespace

std::optional<Grid> solve(const Grid& grid) {
  Grid solution;
  const std::size_t found =
      solving::chosenEngine().count(bytesOf(&grid), nullptr, 1, solving::kNever, bytesOf(&solution));
  return found == 0 ? std::nullopt : std::optional(solution);
}

std::size_t countSolutions(const Grid& grid, std::size_t limit) {
  return solving::chosenEngine().count(bytesOf(&grid), nullptr, limit, solving::kNever, nullptr);
}

std::optional<std::size_t> countSolutions(const Grid& grid, std::size_t limit, const std::stop_token& stop) {
  const std::size_t count =
      solving::chosenEngine().count(bytesOf(&grid), nullptr, limit, toStop(stop), nullptr);
  return count < limit && stop.stop_requested() ? std::nullopt : std::optional(count);
}

bool countAllSolutions(std::span<const Grid> grids, std::size_t limit, std::span<std::size_t> counts,
                       const std::stop_token& stop) {
  assert(counts.size() == grids.size());
  solving::chosenEngine().countAll(toGrids(grids), limit, toStop(stop), counts.data(), nullptr);
  return !stop.stop_requested();
}

bool hasSolutionWithout(const Grid& grid, Candidate candidate) {
  return solving::chosenEngine().count(bytesOf(&grid), bytesOf(&candidate), 1, solving::kNever, nullptr) > 0;
}

bool haveSolutionsWithout(std::span<const Grid> grids, std::span<const Candidate> candidates,
                          std::span<std::size_t> answers, const std::stop_token& stop) {
  assert(candidates.size() == grids.size() && answers.size() == grids.size());
  solving::Grids banned = toGrids(grids);
  banned.bans = bytesOf(candidates.data());
  solving::chosenEngine().countAll(banned, 1, toStop(stop), answers.data(), nullptr);
  return !stop.stop_requested();
}

bool solveAll(std::span<const Grid> grids, std::span<std::size_t> counts, std::span<Grid> solutions,
              const std::stop_token& stop) {
  assert(counts.size() == grids.size() && solutions.size() == grids.size());
  solving::chosenEngine().countAll(toGrids(grids), 2, toStop(stop), counts.data(), bytesOf(solutions.data()));
  return !stop.stop_requested();
}

Result<Puzzle, PuzzleFault> toPuzzle(const Grid& givens) {
  if (!conflictingCells(givens).isEmpty()) return PuzzleFault::Clash;
  const auto solution = solve(givens);
  if (!solution) return PuzzleFault::NoSolution;
  if (!hasUniqueSolution(givens)) return PuzzleFault::SeveralSolutions;
  return Puzzle{givens, *solution};
}

bool isMinimal(const Puzzle& puzzle) {
  const Grid& givens = puzzle.givens;
  return std::all_of(givens.filledCells().begin(), givens.filledCells().end(), [&givens](Cell cell) {
    Grid fewer = givens;
    fewer.clear(cell);
    return hasSolutionWithout(fewer, {cell, *givens.at(cell)});
  });
}

}  // namespace sudoku
