#pragma once

#include <QTimer>
#include <QWidget>

#include <sudoku/grid/cell.h>

#include "cellview.h"

namespace sudoku {

struct Theme;

/// One cell: paints its view and turns presses into what they mean. A left click acts on release inside the
/// cell; holding it down long is a right click, and moving on with the button down selects what it comes to.
/// With Shift or Ctrl a press selects and nothing else.
class CellWidget : public QWidget {
  Q_OBJECT

 public:
  CellWidget(Cell cell, QWidget* parent);

  Cell cell() const { return m_cell; }
  const CellView& view() const { return m_view; }
  void setView(const CellView& view);
  void setTheme(const Theme& theme);
  /// An empty family is that of the window.
  void setDigitLook(const QString& family, int percent);
  /// Cells differ by a pixel, but notes are as large in all of them: of this side of a cell.
  void setNoteSide(double side);

 signals:
  void pressed(Cell cell);
  /// With Shift.
  void extended(Cell cell);
  /// With Ctrl.
  void toggled(Cell cell);
  /// The left button went down here and is at that point of this cell's coordinates, outside of it. A plain
  /// drag began without a key and was no long press.
  void dragged(const QPoint& point, bool isPlain);
  /// A left click.
  void clicked(Cell cell);
  /// A press by assistive technology.
  void activated(Cell cell);
  void cleared(Cell cell);
  void picked(Cell cell);
  /// A double click on a given.
  void doubleClicked(Cell cell);
  /// A button was let go of, after all that it did.
  void released();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  Cell m_cell;
  CellView m_view;
  bool m_ghostRests = false;  ///< until the pointer has left the cell
  const Theme* m_theme;
  QString m_digitFamily;
  double m_digitScale = 1;
  double m_noteSide = 0;
  QTimer m_longPress{this};    ///< a named child, for tests to shorten
  bool m_releaseActs = false;  ///< the press has not been spent on a double click or a long press
};

}  // namespace sudoku
