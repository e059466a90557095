#include <array>
#include <cassert>
#include <type_traits>

#include <sudoku/solver.h>

#include "solving/engines.h"

namespace sudoku {
namespace {

// The engines read and write grids as the bytes that they are.
static_assert(std::is_standard_layout_v<Grid> && sizeof(Grid) == kCellCount);

const unsigned char* bytesOf(const Grid* grid) {
  return reinterpret_cast<const unsigned char*>(grid);
}
unsigned char* bytesOf(Grid* grid) {
  return reinterpret_cast<unsigned char*>(grid);
}

solving::Grids toGrids(std::span<const Grid> grids) {
  return {bytesOf(grids.data()), sizeof(Grid), grids.size()};
}

}  // namespace

std::optional<Grid> solve(const Grid& grid) {
  Grid solution;
  const std::size_t found =
      solving::chosenEngine().count(bytesOf(&grid), 1, solving::kNever, bytesOf(&solution));
  return found == 0 ? std::nullopt : std::optional(solution);
}

std::size_t countSolutions(const Grid& grid, std::size_t limit, const std::stop_token& stop) {
  const auto isRequested = [](const void* token) {
    return static_cast<const std::stop_token*>(token)->stop_requested();
  };
  return solving::chosenEngine().count(bytesOf(&grid), limit, {isRequested, &stop}, nullptr);
}

void countAllSolutions(std::span<const Grid> grids, std::size_t limit, std::span<std::size_t> counts) {
  assert(counts.size() == grids.size());
  solving::chosenEngine().countAll(toGrids(grids), limit, counts.data(), nullptr);
}

void solveAll(std::span<const Grid> grids, std::span<std::size_t> counts, std::span<Grid> solutions) {
  assert(counts.size() == grids.size() && solutions.size() == grids.size());
  solving::chosenEngine().countAll(toGrids(grids), 2, counts.data(), bytesOf(solutions.data()));
}

}  // namespace sudoku
