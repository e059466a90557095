#include <array>
#include <span>

#include <sudoku/grid/symmetry.h>

namespace sudoku {
namespace {

using Map = Cell (*)(Cell);

constexpr Cell leftRight(Cell cell) {
  return Cell::at(cell.row(), 8 - cell.column());
}
constexpr Cell upDown(Cell cell) {
  return Cell::at(8 - cell.row(), cell.column());
}
constexpr Cell halfTurn(Cell cell) {
  return Cell(80 - cell.index());
}
constexpr Cell quarterTurn(Cell cell) {
  return Cell::at(cell.column(), 8 - cell.row());
}
constexpr Cell diagonal(Cell cell) {
  return Cell::at(cell.column(), cell.row());
}
constexpr Cell antidiagonal(Cell cell) {
  return Cell::at(8 - cell.column(), 8 - cell.row());
}

/// Maps that make up the symmetry's group between them.
std::span<const Map> generatorsOf(Symmetry symmetry) {
  static constexpr std::array kMaps = {leftRight, upDown, diagonal, antidiagonal, halfTurn, quarterTurn};
  const std::span<const Map> maps(kMaps);
  switch (symmetry) {
    case Symmetry::None:
      return {};
    case Symmetry::Rotate180:
      return maps.subspan(4, 1);
    case Symmetry::Rotate90:
      return maps.subspan(5, 1);
    case Symmetry::MirrorLeftRight:
      return maps.subspan(0, 1);
    case Symmetry::MirrorUpDown:
      return maps.subspan(1, 1);
    case Symmetry::MirrorBoth:
      return maps.subspan(0, 2);
    case Symmetry::Diagonal:
      return maps.subspan(2, 1);
    case Symmetry::Antidiagonal:
      return maps.subspan(3, 1);
    case Symmetry::DiagonalBoth:
      return maps.subspan(2, 2);
    case Symmetry::Full:
      return maps.subspan(1, 2);
  }
  return {};
}

}  // namespace

bool hasSymmetry(CellSet cells, Symmetry symmetry) {
  for (const Cell cell : cells)
    for (const Map map : generatorsOf(symmetry))
      if (!cells.contains(map(cell))) return false;
  return true;
}

CellSet orbitOf(Cell cell, Symmetry symmetry) {
  CellSet orbit{cell};
  for (CellSet before; before != orbit;) {
    before = orbit;
    for (const Cell member : before)
      for (const Map map : generatorsOf(symmetry)) orbit.add(map(member));
  }
  return orbit;
}

std::vector<CellSet> orbitsOf(Symmetry symmetry) {
  std::vector<CellSet> orbits;
  CellSet seen;
  for (const Cell cell : allCells()) {
    if (seen.contains(cell)) continue;
    orbits.push_back(orbitOf(cell, symmetry));
    seen |= orbits.back();
  }
  return orbits;
}

}  // namespace sudoku
