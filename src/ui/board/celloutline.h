#pragma once

#include <vector>

#include <QPainterPath>

#include <sudoku/grid/cellset.h>

namespace sudoku {

class BoardGeometry;

/// The outline of a set of cells: one line round each group of cells that touch, even across the gaps between
/// boxes. Runs `inset` pixels inside the cells' edges, with rounded corners.
QPainterPath cellOutline(const BoardGeometry& geometry, CellSet cells, double inset, double radius);

/// Splits a set of cells into parts whose cells touch along an edge.
std::vector<CellSet> touchingParts(CellSet cells);

}  // namespace sudoku
