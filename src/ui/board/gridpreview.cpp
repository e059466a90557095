#include "gridpreview.h"

#include <algorithm>

#include <QPainter>

#include "plainpainter.h"
#include "ui/style/themeof.h"

namespace sudoku {

GridPreview::GridPreview(QWidget* parent) : QWidget(parent) {}

void GridPreview::show(const PuzzleRecord& record) {
  m_givens = record.givens;
  m_board = record.board;
  update();
}

void GridPreview::paintEvent(QPaintEvent* /*event*/) {
  const int side = std::min(width(), height());
  const PlainPainter board(font(), smallLook(themeOf(this), side));
  const int margin = (width() - side) / 2;
  QPainter painter(this);
  board.paint(painter, QPointF(margin, 0), {m_givens, m_board});
}

}  // namespace sudoku
