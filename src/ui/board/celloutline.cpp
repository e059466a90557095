#include "celloutline.h"

#include <algorithm>

#include <QLineF>
#include <QPolygonF>

#include "boardgeometry.h"

namespace sudoku {
namespace {

bool isStraight(const QPointF& before, const QPointF& here, const QPointF& after) {
  constexpr double kNothing = 0.01;
  return (std::abs(before.x() - here.x()) < kNothing && std::abs(after.x() - here.x()) < kNothing) ||
         (std::abs(before.y() - here.y()) < kNothing && std::abs(after.y() - here.y()) < kNothing);
}

/// The corners of a closed outline.
QPolygonF corners(const QPolygonF& closed) {
  QPolygonF points = closed;
  if (points.isClosed()) points.removeLast();
  QPolygonF turns;
  const qsizetype count = points.size();
  for (qsizetype at = 0; at < count; ++at)
    if (!isStraight(points[(at + count - 1) % count], points[at], points[(at + 1) % count]))
      turns.append(points[at]);
  return turns;
}

QPointF towards(const QPointF& from, const QPointF& to, double distance) {
  const QLineF line(from, to);
  return line.pointAt(line.length() == 0 ? 0 : std::min(0.5, distance / line.length()));
}

void addRounded(QPainterPath& path, const QPolygonF& turns, double radius) {
  const qsizetype count = turns.size();
  for (qsizetype at = 0; at < count; ++at) {
    const QPointF& here = turns[at];
    const QPointF in = towards(here, turns[(at + count - 1) % count], radius);
    if (at == 0)
      path.moveTo(in);
    else
      path.lineTo(in);
    path.quadTo(here, towards(here, turns[(at + 1) % count], radius));
  }
  path.closeSubpath();
}

}  // namespace

QPainterPath cellOutline(const BoardGeometry& geometry, CellSet cells, double inset, double radius) {
  QPainterPath blocks;
  blocks.setFillRule(Qt::WindingFill);
  // Areas of up to two by two neighbouring cells of the set are joined: they cover the gaps between these
  // cells.
  for (const Cell cell : cells) {
    for (const int down : {0, 1}) {
      for (const int across : {0, 1}) {
        if (cell.row() + down > 8 || cell.column() + across > 8) continue;
        const CellSet block{cell, Cell::at(cell.row() + down, cell.column()),
                            Cell::at(cell.row(), cell.column() + across),
                            Cell::at(cell.row() + down, cell.column() + across)};
        if ((block - cells).isEmpty())
          blocks.addRect(geometry.area(block).adjusted(inset, inset, -inset, -inset));
      }
    }
  }
  QPainterPath outline;
  for (const QPolygonF& polygon : blocks.simplified().toSubpathPolygons())
    addRounded(outline, corners(polygon), radius);
  return outline;
}

std::vector<CellSet> touchingParts(CellSet cells) {
  std::vector<CellSet> parts;
  while (!cells.isEmpty()) {
    CellSet part{cells.first()};
    for (CellSet before; before != part;) {
      before = part;
      for (const Cell cell : before) {
        if (cell.row() > 0) part.add(Cell::at(cell.row() - 1, cell.column()));
        if (cell.row() < 8) part.add(Cell::at(cell.row() + 1, cell.column()));
        if (cell.column() > 0) part.add(Cell::at(cell.row(), cell.column() - 1));
        if (cell.column() < 8) part.add(Cell::at(cell.row(), cell.column() + 1));
      }
      part &= cells;
    }
    parts.push_back(part);
    cells -= part;
  }
  return parts;
}

}  // namespace sudoku
