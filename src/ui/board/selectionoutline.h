#pragma once

#include <QWidget>

#include <sudoku/grid/cellset.h>

namespace sudoku {

/// One line round several selected cells, across gutters too. Covers the board and takes no clicks.
class SelectionOutline : public QWidget {
  Q_OBJECT

 public:
  explicit SelectionOutline(QWidget* board);

  /// Sets the cells and the margin of the board's geometry.
  void setCells(CellSet cells, int margin);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  CellSet m_cells;
  int m_margin = 0;
};

}  // namespace sudoku
