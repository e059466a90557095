#include "linkobstacles.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace sudoku {
namespace {

// Pixels: width of the halo on either side of a line, on a board of the usual size.
constexpr double kHaloOfDigits = 2.5;
constexpr double kLeastGap = 0.5;  // pixels between a line and the ink of a digit

/// Whether the projections of polygon and area onto the axis are disjoint.
bool areApart(const QPolygonF& polygon, const QRectF& area, const QPointF& axis) {
  const auto along = [&](const QPointF& point) { return QPointF::dotProduct(point, axis); };
  const std::array corners = {along(area.topLeft()), along(area.topRight()), along(area.bottomLeft()),
                              along(area.bottomRight())};
  const auto [areaLeast, areaMost] = std::minmax_element(corners.begin(), corners.end());
  double least = along(polygon.front());
  double most = least;
  for (const QPointF& point : polygon) {
    least = std::min(least, along(point));
    most = std::max(most, along(point));
  }
  return most < *areaLeast || least > *areaMost;
}

bool overlap(const QPolygonF& polygon, const QRectF& area) {
  if (areApart(polygon, area, {1, 0}) || areApart(polygon, area, {0, 1})) return false;
  for (qsizetype at = 0; at < polygon.size(); ++at) {
    const QPointF edge = polygon[(at + 1) % polygon.size()] - polygon[at];
    if (areApart(polygon, area, {-edge.y(), edge.x()})) return false;
  }
  return true;
}

}  // namespace

LinkObstacles::LinkObstacles(const SceneLayout& layout)
    : m_geometry(layout.geometry()), m_board(m_geometry.board()) {
  // A line keeps far enough from the board's edge for the halo round it.
  const double halo = kHaloOfDigits * m_geometry.lineScale();
  m_board.adjust(halo, halo, -halo, -halo);
  for (const SceneDigit& digit : layout.digits()) {
    m_ink[static_cast<std::size_t>(digit.candidate.cell.index())].push_back(digit.shape.ink);
    if (digit.mark) addCircle({digit.centre, layout.radiusOf(digit.candidate)});
  }
  for (int line = 0; line < 9; ++line) {
    const QRectF area = m_geometry.cell(Cell::at(line, line));
    m_rows[static_cast<std::size_t>(line)] = {area.top(), area.bottom()};
    m_columns[static_cast<std::size_t>(line)] = {area.left(), area.right()};
  }
  m_tilesAcross = static_cast<int>(m_board.width() / kTile) + 1;
  m_tiles.resize(static_cast<std::size_t>(m_tilesAcross) * static_cast<std::size_t>(m_tilesAcross));
}

bool LinkObstacles::coversDigit(const QPointF& centre, double radius) const {
  if (!m_board.adjusted(radius, radius, -radius, -radius).contains(centre)) return true;
  const double reach = radius + kLeastGap;
  const auto [firstRow, lastRow] = spansNear(m_rows, centre.y(), reach);
  const auto [firstColumn, lastColumn] = spansNear(m_columns, centre.x(), reach);
  for (std::size_t row = firstRow; row <= lastRow; ++row)
    for (std::size_t column = firstColumn; column <= lastColumn; ++column)
      for (const QRectF& ink : m_ink[row * 9 + column])
        if (distance(centre, ink) < reach) return true;
  return false;
}

bool LinkObstacles::coversDigit(const QPolygonF& polygon) const {
  const QRectF bounds = polygon.boundingRect();
  if (!m_board.contains(bounds)) return true;
  const QPointF centre = bounds.center();
  const auto [firstRow, lastRow] = spansNear(m_rows, centre.y(), bounds.height() / 2 + kLeastGap);
  const auto [firstColumn, lastColumn] = spansNear(m_columns, centre.x(), bounds.width() / 2 + kLeastGap);
  for (std::size_t row = firstRow; row <= lastRow; ++row)
    for (std::size_t column = firstColumn; column <= lastColumn; ++column)
      for (const QRectF& ink : m_ink[row * 9 + column])
        if (overlap(polygon, ink.adjusted(-kLeastGap, -kLeastGap, kLeastGap, kLeastGap))) return true;
  return false;
}

int LinkObstacles::countCircles(const std::vector<QPointF>& points, double clearance, const QPointF& from,
                                const QPointF& to) const {
  int count = 0;
  for (const Circle& circle : m_circles) {
    if (distance(circle.centre, from) < 1 || distance(circle.centre, to) < 1) continue;
    const bool isNear = std::any_of(points.begin(), points.end(), [&](const QPointF& point) {
      return distance(point, circle.centre) < circle.radius + clearance;
    });
    if (isNear) ++count;
  }
  return count;
}

LinkObstacles::Crossings LinkObstacles::countLines(const std::vector<QPointF>& points, const Circle& from,
                                                   const Circle& to) const {
  // Points near the ends of a line do not count, since lines that end at the same candidate come near to each
  // other in any case.
  const double free = m_geometry.cellSide() * 0.2;
  std::uint64_t lines = 0;
  int touching = 0;
  for (const QPointF& point : points) {
    if (distance(point, from.centre) < from.radius + free || distance(point, to.centre) < to.radius + free)
      continue;
    const std::uint64_t here = m_tiles[tileAt(point)];
    lines |= here;
    if (here != 0) ++touching;
  }
  return {std::popcount(lines), touching};
}

void LinkObstacles::addLine(const std::vector<QPointF>& points) {
  const std::uint64_t bit = std::uint64_t{1} << m_lines++ % 64;
  for (const QPointF& point : points) m_tiles[tileAt(point)] |= bit;
}

std::size_t LinkObstacles::tileAt(const QPointF& point) const {
  const QPointF inside = point - m_board.topLeft();
  const int across = std::clamp(static_cast<int>(inside.x() / kTile), 0, m_tilesAcross - 1);
  const int down = std::clamp(static_cast<int>(inside.y() / kTile), 0, m_tilesAcross - 1);
  return static_cast<std::size_t>(down) * static_cast<std::size_t>(m_tilesAcross) +
         static_cast<std::size_t>(across);
}

std::pair<std::size_t, std::size_t> LinkObstacles::spansNear(const Spans& spans, double place, double reach) {
  std::size_t first = 0;
  while (first < 8 && spans[first].last < place - reach) ++first;
  std::size_t last = 8;
  while (last > first && spans[last].first > place + reach) --last;
  return {first, last};
}

}  // namespace sudoku
