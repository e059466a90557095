#include "boxpanel.h"

#include <algorithm>

#include <QPainter>

#include "boardgeometry.h"
#include "ui/style/strokes.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kPlainPanelSide = 210;  // pixels, in a window of 1020x720

/// The width of lines, which grow with the board.
double lineWidthIn(double panelSide) {
  return std::max(1.0, panelSide / kPlainPanelSide);
}

}  // namespace

BoxPanel::BoxPanel(int box, QWidget* parent) : QWidget(parent) {
  for (std::size_t place = 0; place < m_cells.size(); ++place) {
    const int row = box / 3 * 3 + static_cast<int>(place) / 3;
    const int column = box % 3 * 3 + static_cast<int>(place) % 3;
    m_cells[place] = new CellWidget(Cell::at(row, column), this);
  }
}

void BoxPanel::paintPanel(QPainter& painter, const QRectF& area, const Theme& theme) {
  const double width = lineWidthIn(area.width());
  paintFrame(painter, area, BoardGeometry::kPanelRadius, QPen(theme.edge, width), theme.panel);
}

void BoxPanel::paintSeparators(QPainter& painter, const QRect& area, const Theme& theme) {
  constexpr int kPadding = BoardGeometry::kPanelPadding;
  for (const int number : {1, 2}) {
    const int x = area.left() + BoardGeometry::separator(area.width(), number);
    const int y = area.top() + BoardGeometry::separator(area.height(), number);
    const double width = lineWidthIn(area.width());
    paintDown(painter, x, area.top() + kPadding, area.height() - 2 * kPadding, theme.cellLine, width);
    paintAcross(painter, area.left() + kPadding, y, area.width() - 2 * kPadding, theme.cellLine, width);
  }
}

void BoxPanel::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  QPainter painter(this);
  paintPanel(painter, rect(), theme);
  paintSeparators(painter, rect(), theme);
}

void BoxPanel::resizeEvent(QResizeEvent* /*event*/) {
  for (std::size_t place = 0; place < m_cells.size(); ++place)
    m_cells[place]->setGeometry(BoardGeometry::cellInPanel(size(), static_cast<int>(place)));
}

}  // namespace sudoku
