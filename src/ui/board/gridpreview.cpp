#include "gridpreview.h"

#include <algorithm>

#include <QPainter>

#include <sudoku/grid/cellset.h>

namespace sudoku {

GridPreview::GridPreview(QWidget* parent) : QWidget(parent) {}

void GridPreview::show(const PuzzleRecord& record) {
  m_givens = record.givens;
  m_board = record.board;
  update();
}

void GridPreview::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const int cellSide = (std::min(width(), height()) - 3) / 9;
  const int side = 9 * cellSide + 1;
  painter.translate(QPoint((width() - side) / 2, 1));
  painter.fillRect(0, 0, side, side, palette().base());
  // The lines of the boxes last, over the ends of the others.
  for (const bool ofBoxes : {false, true}) {
    painter.setPen(palette().color(ofBoxes ? QPalette::PlaceholderText : QPalette::Midlight));
    for (int line = 0; line <= 9; ++line) {
      if ((line % 3 == 0) != ofBoxes) continue;
      painter.drawLine(line * cellSide, 0, line * cellSide, side - 1);
      painter.drawLine(0, line * cellSide, side - 1, line * cellSide);
    }
  }
  QFont digits = font();
  digits.setPixelSize(cellSide * 3 / 5);
  for (const Cell cell : allCells()) {
    const auto digit = m_board.at(cell);
    if (!digit) continue;
    const bool given = !m_givens.isEmpty(cell);
    digits.setBold(given);
    painter.setFont(digits);
    painter.setPen(palette().color(given ? QPalette::Text : QPalette::Link));
    const QRect area(cell.column() * cellSide, cell.row() * cellSide, cellSide + 1, cellSide + 1);
    painter.drawText(area, Qt::AlignCenter, QString(QLatin1Char(digit->toChar())));
  }
}

}  // namespace sudoku
