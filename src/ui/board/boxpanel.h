#pragma once

#include <array>

#include <QWidget>

#include "cellwidget.h"

namespace sudoku {

/// One of the nine 3x3 boxes: a rounded panel that lays out its nine cells.
class BoxPanel : public QWidget {
  Q_OBJECT

 public:
  /// The cells become children of the panel, in reading order.
  BoxPanel(int box, QWidget* parent);

  const std::array<CellWidget*, 9>& cells() const { return m_cells; }
  void setTheme(const Theme& theme);

  /// The empty panel: what else stands in the place of a box looks the same.
  static void paintPanel(QPainter& painter, const QRectF& area, const Theme& theme);
  /// The lines between its cells.
  static void paintSeparators(QPainter& painter, const QRect& area, const Theme& theme);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  std::array<CellWidget*, 9> m_cells{};
  const Theme* m_theme;
};

}  // namespace sudoku
