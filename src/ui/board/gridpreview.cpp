#include "gridpreview.h"

#include <algorithm>

#include <QPainter>

#include "smallboard.h"
#include "ui/style/themeof.h"

namespace sudoku {

GridPreview::GridPreview(QWidget* parent) : QWidget(parent) {}

void GridPreview::show(const PuzzleRecord& record) {
  m_givens = record.givens;
  m_board = record.board;
  update();
}

void GridPreview::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const SmallBoard board(font(), std::min(width(), height()));
  const QPointF corner((width() - board.side()) / 2, 0);
  board.paint(painter, corner, m_givens, m_board, themeOf(this));
}

}  // namespace sudoku
