#pragma once

#include <vector>

#include <QPainterPath>

#include <sudoku/grid/cellset.h>

namespace sudoku {

class BoardGeometry;

/// A line round cells, one round those that touch, across gutters too. Runs that many pixels inside of them,
/// with rounded corners.
QPainterPath cellOutline(const BoardGeometry& geometry, CellSet cells, double inset, double radius);

/// The parts of a set of cells that touch along an edge.
std::vector<CellSet> touchingParts(CellSet cells);

}  // namespace sudoku
