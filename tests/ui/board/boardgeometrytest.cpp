#include <gtest/gtest.h>

#include <QApplication>

#include "../windowfixture.h"
#include "ui/board/boardgeometry.h"
#include "ui/board/boxpanel.h"

namespace sudoku {
namespace {

using BoardGeometryTest = WindowTest;

TEST_F(BoardGeometryTest, IsThatOfTheLiveBoardToThePixel) {
  for (const QSize& size : {QSize(301, 299), QSize(640, 480), QSize(500, 713)}) {
    m_board->setParent(nullptr);
    m_board->resize(size);
    m_board->show();
    const BoardGeometry geometry(size, BoardGeometry::marginFor(m_board->font()));
    for (const Cell each : allCells()) {
      const CellWidget* widget = m_board->cellWidget(each);
      EXPECT_EQ(geometry.cell(each), QRect(widget->mapTo(m_board, QPoint(0, 0)), widget->size()));
      EXPECT_EQ(geometry.cellAt(geometry.centre(each)), each);
    }
  }
  delete m_board;
}

TEST(BoardMeasuresTest, NotesStandInThreeRowsInsideTheirCells) {
  const BoardGeometry geometry({650, 650});
  for (const Cell cell : {Cell(0), Cell(40), Cell(80)}) {
    for (const Digit digit : allDigits()) {
      const int row = digit.index() / 3;
      const QPointF offset = geometry.notePlace(cell, digit) - geometry.centre(cell);
      EXPECT_NEAR(offset.x(), (digit.index() % 3 - 1) * 0.30 * geometry.cellSide(), 1e-9);
      EXPECT_NEAR(offset.y(), (row - 1) * 0.30 * geometry.cellSide(), 1e-9);
      const double radius = geometry.cellSide() * BoardGeometry::kNoteRadius;
      const QRectF disc(geometry.notePlace(cell, digit) - QPointF(radius, radius),
                        QSizeF(2 * radius, 2 * radius));
      EXPECT_TRUE(QRectF(geometry.cell(cell)).contains(disc));
    }
  }
}

TEST(BoardMeasuresTest, LineNumbersStandInTheMarginBesideTheirLines) {
  const BoardGeometry geometry({500, 400}, 16);
  EXPECT_GE(geometry.board().left(), 16);
  EXPECT_GE(geometry.board().top(), 16);
  for (int line = 0; line < 9; ++line) {
    EXPECT_LE(geometry.rowNumber(line).right(), geometry.board().left());
    EXPECT_LE(geometry.columnNumber(line).bottom(), geometry.board().top());
    EXPECT_NEAR(geometry.rowNumber(line).center().y(), geometry.centre(Cell::at(line, 0)).y(), 1);
    EXPECT_NEAR(geometry.columnNumber(line).center().x(), geometry.centre(Cell::at(0, line)).x(), 1);
  }
}

}  // namespace
}  // namespace sudoku
