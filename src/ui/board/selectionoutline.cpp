#include "selectionoutline.h"

#include <QPainter>

#include "boardgeometry.h"
#include "celloutline.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

constexpr double kWidth = 2.5;  // at 100 %

}  // namespace

SelectionOutline::SelectionOutline(QWidget* board) : QWidget(board), m_theme(&lightTheme()) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  hide();
}

void SelectionOutline::setTheme(const Theme& theme) {
  m_theme = &theme;
  update();
}

void SelectionOutline::setCells(CellSet cells, int margin) {
  m_cells = cells;
  m_margin = margin;
  setVisible(cells.size() > 1);
  update();
}

void SelectionOutline::paintEvent(QPaintEvent* /*event*/) {
  const BoardGeometry geometry(size(), m_margin);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(m_theme->accent, kWidth * geometry.lineScale()));
  painter.drawPath(cellOutline(geometry, m_cells, geometry.lineScale(),
                               geometry.cellSide() * BoardGeometry::kCornerRadius));
}

}  // namespace sudoku
