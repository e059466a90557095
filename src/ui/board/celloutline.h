#pragma once

#include <vector>

#include <QPainterPath>

#include <sudoku/grid/cellset.h>

namespace sudoku {

class BoardGeometry;

/// A line round cells, one round those that touch, across gutters too. Runs some pixels inside of them, with
/// rounded corners.
QPainterPath cellOutline(const BoardGeometry& geometry, CellSet cells, double inset, double radius);

/// Splits a set of cells into parts whose cells touch along an edge.
std::vector<CellSet> touchingParts(CellSet cells);

}  // namespace sudoku
