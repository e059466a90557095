#include "selectionoutline.h"

#include <QPainter>

#include "boardgeometry.h"
#include "boardpainter.h"
#include "celloutline.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kWidth = 2.5;  // pixels: width of the outline on a board of the usual size

}  // namespace

SelectionOutline::SelectionOutline(QWidget* board) : QWidget(board) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  hide();
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
  BoardPainter(painter).ring(cellOutline(geometry, m_cells, geometry.lineScale(),
                                         geometry.cellSide() * BoardGeometry::kCornerRadius),
                             QPen(themeOf(this).accent, kWidth * geometry.lineScale()));
}

}  // namespace sudoku
