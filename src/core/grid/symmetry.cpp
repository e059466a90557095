#include <array>

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

/// The maps that generate the group of each symmetry, in the order of the enumerators; null where fewer are
/// needed.
constexpr std::array<std::array<Map, 2>, Names<Symmetry>::kNames.size()> kGenerators = {{
    {},
    {halfTurn},
    {quarterTurn},
    {leftRight},
    {upDown},
    {leftRight, upDown},
    {diagonal},
    {antidiagonal},
    {diagonal, antidiagonal},
    {upDown, diagonal},
}};

/// A cell and the cells that the generators of a symmetry map it to.
CellSet imagesOf(Cell cell, Symmetry symmetry) {
  CellSet images{cell};
  for (const Map map : kGenerators[static_cast<std::size_t>(symmetry)])
    if (map != nullptr) images.add(map(cell));
  return images;
}

}  // namespace

CellSet orbitOf(Cell cell, Symmetry symmetry) {
  CellSet orbit{cell};
  for (CellSet before; before != orbit;) {
    before = orbit;
    for (const Cell member : before) orbit |= imagesOf(member, symmetry);
  }
  return orbit;
}

std::vector<CellSet> orbitsOf(Symmetry symmetry) {
  std::vector<CellSet> orbits;
  orbits.reserve(kCellCount);
  CellSet seen;
  for (const Cell cell : allCells()) {
    if (seen.contains(cell)) continue;
    orbits.push_back(orbitOf(cell, symmetry));
    seen |= orbits.back();
  }
  return orbits;
}

}  // namespace sudoku
