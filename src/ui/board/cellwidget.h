#pragma once

#include <QTimer>
#include <QWidget>

#include <sudoku/grid/cell.h>

#include "cellview.h"

namespace sudoku {

class DrawnLinks;

/// One cell of the board: paints its view and turns presses into what they mean. A left click acts on release
/// inside the cell; a long press is a right click, and moving on with the button down selects further cells.
/// With Shift or Ctrl a press only selects.
class CellWidget : public QWidget {
  Q_OBJECT

 public:
  CellWidget(Cell cell, QWidget* parent);

  Cell cell() const { return m_cell; }
  const CellView& view() const { return m_view; }
  void setView(const CellView& view);
  /// Sets the digits' font, an empty family for that of the window, and their size in percent.
  void setDigitLook(const QString& family, int percent);
  /// Sets the side of a cell for which notes are sized: cells differ by a pixel, but notes have the same size
  /// in all of them.
  void setNoteSide(double side);
  /// Sets the links that the player has drawn, and the board whose coordinates they have; both outlive the
  /// cell.
  void setLinks(const DrawnLinks& links, const QWidget& board);

 signals:
  void pressed(Cell cell);
  /// A press with Shift.
  void extended(Cell cell);
  /// A press with Ctrl.
  void toggled(Cell cell);
  /// The left button went down on this cell, and the pointer is now outside of it, at a point in this cell's
  /// coordinates. `isPlain`: no key was held, and it was no long press.
  void dragged(const QPoint& point, bool isPlain);
  /// A left click.
  void clicked(Cell cell);
  /// A press by assistive technology.
  void activated(Cell cell);
  void cleared(Cell cell);
  void picked(Cell cell);
  /// A double click on a given.
  void doubleClicked(Cell cell);
  /// A button was released, and all that it does is done.
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
  bool m_ghostRests = false;  ///< no ghost digit until the pointer has left the cell
  QString m_digitFamily;
  double m_digitScale = 1;
  double m_noteSide = 0;
  const DrawnLinks* m_links = nullptr;
  const QWidget* m_board = nullptr;
  QTimer m_longPress{this};    ///< named child, which tests can shorten
  bool m_releaseActs = false;  ///< releasing the button acts: no double click or long press has done so
};

}  // namespace sudoku
