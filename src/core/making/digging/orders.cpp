#include "orders.h"

namespace sudoku::digging {
namespace {

std::vector<Cell> snake() {
  std::vector<Cell> path;
  for (const Cell cell : allCells())
    path.push_back(cell.row() % 2 == 0 ? cell : Cell::at(cell.row(), 8 - cell.column()));
  return path;
}

std::vector<Cell> jumping() {
  const std::vector<Cell> steps = snake();
  std::vector<Cell> path;
  for (const std::size_t start : {0U, 1U})
    for (std::size_t step = start; step < steps.size(); step += 2) path.push_back(steps[step]);
  return path;
}

std::vector<CellSet> orbitsAlong(const std::vector<Cell>& path, Symmetry symmetry) {
  std::vector<CellSet> orbits;
  orbits.reserve(path.size());
  CellSet met;
  for (const Cell cell : path) {
    if (met.contains(cell)) continue;
    orbits.push_back(orbitOf(cell, symmetry));
    met |= orbits.back();
  }
  return orbits;
}

}  // namespace

std::vector<CellSet> orbitsInOrder(DigOrder order, Symmetry symmetry, Random& random) {
  switch (order) {
    case DigOrder::Jumping:
      return orbitsAlong(jumping(), symmetry);
    case DigOrder::Snake:
      return orbitsAlong(snake(), symmetry);
    case DigOrder::Reading:
      return orbitsOf(symmetry);
    case DigOrder::Random:
      break;
  }
  std::vector<CellSet> orbits = orbitsOf(symmetry);
  random.shuffle(orbits);
  return orbits;
}

}  // namespace sudoku::digging
