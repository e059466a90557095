#pragma once

#include <QWidget>

#include <sudoku/grid/cellset.h>

namespace sudoku {

/// One line round several selected cells, even across the gaps between boxes. The widget covers the board and
/// takes no clicks.
class SelectionOutline : public QWidget {
  Q_OBJECT

 public:
  explicit SelectionOutline(QWidget* board);

  /// Sets the selected cells, and the margin in pixels that the board's geometry has.
  void setCells(CellSet cells, int margin);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  CellSet m_cells;
  int m_margin = 0;
};

}  // namespace sudoku
