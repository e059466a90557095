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
  const int margin = (width() - board.side()) / 2;
  board.paint(painter, QPointF(margin, 0), m_givens, m_board, themeOf(this));
}

}  // namespace sudoku
