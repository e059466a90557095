#pragma once

#include <array>

#include <QWidget>

#include "cellwidget.h"

namespace sudoku {

/// One of the nine 3x3 boxes: a rounded panel that lays out its nine cells.
class BoxPanel : public QWidget {
  Q_OBJECT

 public:
  /// Takes the nine cells of a box as children, in reading order.
  BoxPanel(int box, QWidget* parent);

  /// Sets links that the box and its cells show, in the coordinates of the parent; they outlive the box.
  void setLinks(const DrawnLinks& links);

  const std::array<CellWidget*, 9>& cells() const { return m_cells; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  const DrawnLinks* m_links = nullptr;
  std::array<CellWidget*, 9> m_cells{};
};

}  // namespace sudoku
