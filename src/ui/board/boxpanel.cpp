#include "boxpanel.h"

#include <QPainter>

#include "ui/style/theme.h"

namespace sudoku {
namespace {

constexpr int kPadding = 5;
constexpr double kRadius = 10;

/// Where the lines between the cells stand: whole pixels, the same width for every cell but for rounding.
int edge(int side, int number) {
  return kPadding + (side - 2 * kPadding) * number / 3;
}

}  // namespace

BoxPanel::BoxPanel(int box, QWidget* parent) : QWidget(parent), m_theme(&lightTheme()) {
  for (std::size_t place = 0; place < m_cells.size(); ++place) {
    const int row = box / 3 * 3 + static_cast<int>(place) / 3;
    const int column = box % 3 * 3 + static_cast<int>(place) % 3;
    m_cells[place] = new CellWidget(Cell::at(row, column), this);
  }
}

void BoxPanel::setTheme(const Theme& theme) {
  m_theme = &theme;
  for (CellWidget* cell : m_cells) cell->setTheme(theme);
  update();
}

void BoxPanel::paintPanel(QPainter& painter, const QRectF& area, const Theme& theme) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.line, 1));
  painter.setBrush(theme.panel);
  painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
}

void BoxPanel::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  paintPanel(painter, rect(), *m_theme);
  painter.setRenderHint(QPainter::Antialiasing, false);
  for (const int number : {1, 2}) {
    const int x = edge(width(), number);
    const int y = edge(height(), number);
    painter.fillRect(x, kPadding, 1, height() - 2 * kPadding, m_theme->line);
    painter.fillRect(kPadding, y, width() - 2 * kPadding, 1, m_theme->line);
  }
}

void BoxPanel::resizeEvent(QResizeEvent* /*event*/) {
  for (std::size_t place = 0; place < m_cells.size(); ++place) {
    const int column = static_cast<int>(place) % 3;
    const int row = static_cast<int>(place) / 3;
    const QPoint from(edge(width(), column) + (column > 0 ? 1 : 0), edge(height(), row) + (row > 0 ? 1 : 0));
    const QPoint to(edge(width(), column + 1) - 1, edge(height(), row + 1) - 1);
    m_cells[place]->setGeometry(QRect(from, to));
  }
}

}  // namespace sudoku
