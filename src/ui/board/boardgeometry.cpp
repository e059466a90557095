#include "boardgeometry.h"

#include <algorithm>

#include <QFont>
#include <QFontMetricsF>
#include <QString>

namespace sudoku {
namespace {

constexpr int kLeastMargin = 16;
constexpr double kLeastLineScale = 0.75;
constexpr double kLeastNote = 9;
constexpr double kLeastNoteCell = 30;  // pixels: notes in smaller cells are not enlarged, as they would touch

}  // namespace

BoardGeometry::BoardGeometry(const QSize& area, int margin) : m_margin(margin) {
  const QSize rest = area - QSize(margin, margin);
  const int side = std::max(0, std::min(rest.width(), rest.height()));
  const int gap = std::max(4, side / 64);
  const int panel = std::max(0, (side - 2 * gap) / 3);
  const QPoint origin(margin + (rest.width() - 3 * panel - 2 * gap) / 2,
                      margin + (rest.height() - 3 * panel - 2 * gap) / 2);
  for (int number = 0; number < 9; ++number) {
    const QPoint corner = origin + QPoint(number % 3, number / 3) * (panel + gap);
    m_boxes[static_cast<std::size_t>(number)] = QRect(corner, QSize(panel, panel));
  }
  m_cellSide = panel;
  for (const Cell each : allCells()) {
    const QRect place = cellInPanel(QSize(panel, panel), each.placeInBox());
    m_cells[static_cast<std::size_t>(each.index())] = place.translated(box(each.box()).topLeft());
    m_cellSide = std::min<double>(m_cellSide, std::min(place.width(), place.height()));
  }
}

BoardGeometry BoardGeometry::ofCellsAlone(int gap) {
  constexpr int kPanel = 3 * kUsualCellSide;
  BoardGeometry geometry;
  geometry.m_cellSide = kUsualCellSide;
  for (int number = 0; number < 9; ++number)
    geometry.m_boxes[static_cast<std::size_t>(number)] =
        QRect(QPoint(number % 3, number / 3) * (kPanel + gap), QSize(kPanel, kPanel));
  for (const Cell each : allCells()) {
    const int place = each.placeInBox();
    const QPoint inBox = QPoint(place % 3, place / 3) * kUsualCellSide;
    geometry.m_cells[static_cast<std::size_t>(each.index())] =
        QRect(geometry.box(each.box()).topLeft() + inBox, QSize(kUsualCellSide, kUsualCellSide));
  }
  return geometry;
}

int BoardGeometry::marginFor(const QFont& font) {
  return std::max(kLeastMargin, qRound(QFontMetricsF(font).height()));
}

QRect BoardGeometry::board() const {
  return m_boxes.front() | m_boxes.back();
}

QRectF BoardGeometry::area(CellSet cells) const {
  QRect area;
  for (const Cell each : cells) area |= cell(each);
  return area;
}

double BoardGeometry::lineScale() const {
  return std::max(kLeastLineScale, m_cellSide / kUsualCellSide);
}

std::optional<Cell> BoardGeometry::cellAt(const QPointF& point) const {
  for (const Cell each : allCells())
    if (QRectF(cell(each)).contains(point)) return each;
  return std::nullopt;
}

QRectF BoardGeometry::rowNumber(int row) const {
  const QRectF beside = cell(Cell::at(row, 0));
  return {static_cast<double>(board().left() - m_margin), beside.top(), static_cast<double>(m_margin),
          beside.height()};
}

QRectF BoardGeometry::columnNumber(int column) const {
  const QRectF below = cell(Cell::at(0, column));
  return {below.left(), static_cast<double>(board().top() - m_margin), below.width(),
          static_cast<double>(m_margin)};
}

int BoardGeometry::separator(int panelSide, int number) {
  return kPanelPadding + (panelSide - 2 * kPanelPadding) * number / 3;
}

QRect BoardGeometry::cellInPanel(const QSize& panel, int placeInBox) {
  const int row = placeInBox / 3;
  const int column = placeInBox % 3;
  const QPoint from(separator(panel.width(), column) + (column > 0 ? 1 : 0),
                    separator(panel.height(), row) + (row > 0 ? 1 : 0));
  const QPoint to(separator(panel.width(), column + 1) - 1, separator(panel.height(), row + 1) - 1);
  return {from, to};
}

double BoardGeometry::legible(double size, double cellSide) {
  return cellSide < kLeastNoteCell ? size : std::max(size, kLeastNote);
}

QPointF BoardGeometry::noteOffset(Digit digit, double cellSide) {
  const int row = digit.index() / 3;
  const int column = digit.index() % 3;
  return QPointF(column - 1, row - 1) * (cellSide * kNoteDistance);
}

QPointF BoardGeometry::slotOffset(Digit digit, double cellSide) {
  constexpr double kReach = 0.375;
  constexpr double kHeight = 0.36;
  const bool isAbove = digit.value() <= 5;
  const double step = isAbove ? kReach / 2 : 2 * kReach / 3;
  const int place = digit.value() - (isAbove ? 1 : 6);
  return QPointF(place * step - kReach, isAbove ? -kHeight : kHeight) * cellSide;
}

DigitShape::DigitShape(const QFont& font, double size, bool isBold, Digit digit, const QPointF& centre)
    : lettering{size, isBold} {
  const SizedFont sized(font, lettering);
  const QString text(QChar(digit.toChar()));
  ink = sized.ink(sized.start(centre, text), text);
}

}  // namespace sudoku
