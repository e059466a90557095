#include "cellwidget.h"

#include <QAccessible>
#include <QMouseEvent>
#include <QPainter>

#include "cellname.h"
#include "cellpainter.h"
#include "drawnlinks.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kLongPressMs = 500;

}  // namespace

CellWidget::CellWidget(Cell cell, QWidget* parent) : QWidget(parent), m_cell(cell) {
  setFocusPolicy(Qt::ClickFocus);
  setAccessibleName(CellName::of(m_cell, m_view));
  m_longPress.setObjectName("longPress");
  m_longPress.setSingleShot(true);
  m_longPress.setInterval(kLongPressMs);
  connect(&m_longPress, &QTimer::timeout, this, [this] {
    m_releaseActs = false;
    emit cleared(m_cell);
  });
}

void CellWidget::setView(const CellView& view) {
  if (view == m_view) return;
  // A ghost of the digit that was just taken away would look as if that still stood.
  if (m_view.digit && !view.digit) m_ghostRests = true;
  m_view = view;
  // Assistive technology is told each time that a name is set: set only one that differs.
  if (const QString name = CellName::of(m_cell, m_view); name != accessibleName()) setAccessibleName(name);
  update();
}

void CellWidget::setDigitLook(const QString& family, int percent) {
  m_digitFamily = family;
  m_digitScale = percent / 100.0;
  update();
}

void CellWidget::setNoteSide(double side) {
  if (side == m_noteSide) return;
  m_noteSide = side;
  update();
}

void CellWidget::setLinks(const DrawnLinks& links, const QWidget& board) {
  m_links = &links;
  m_board = &board;
}

void CellWidget::paintEvent(QPaintEvent* /*event*/) {
  if (m_view.hidden) return;
  QPainter painter(this);
  QFont digits = font();
  if (!m_digitFamily.isEmpty()) digits.setFamilies({m_digitFamily});
  CellPainter cell(
      painter, rect(), themeOf(this), digits,
      {m_digitScale, m_noteSide, m_links, m_board == nullptr ? QPointF() : mapTo(m_board, QPointF(0, 0))});
  cell.paint(m_view, hasFocus());
  if (m_view.ghost && underMouse() && !m_ghostRests) cell.paintGhost(*m_view.ghost);
}

void CellWidget::mousePressEvent(QMouseEvent* event) {
  m_releaseActs = false;
  if (event->modifiers().testFlag(Qt::ShiftModifier)) return emit extended(m_cell);
  if (event->modifiers().testFlag(Qt::ControlModifier)) return emit toggled(m_cell);
  emit pressed(m_cell);
  m_releaseActs = true;
  if (event->button() == Qt::LeftButton) m_longPress.start();
}

void CellWidget::mouseReleaseEvent(QMouseEvent* event) {
  m_longPress.stop();
  if (std::exchange(m_releaseActs, false) && rect().contains(event->position().toPoint())) {
    if (event->button() == Qt::LeftButton) emit clicked(m_cell);
    if (event->button() == Qt::RightButton) emit cleared(m_cell);
    if (event->button() == Qt::MiddleButton) emit picked(m_cell);
  }
  emit released();
}

void CellWidget::mouseDoubleClickEvent(QMouseEvent* event) {
  // The first click of a left double click has acted already; with other buttons each click counts.
  if (event->button() != Qt::LeftButton) return mousePressEvent(event);
  emit pressed(m_cell);
  m_releaseActs = false;
  if (m_view.given) emit doubleClicked(m_cell);
}

void CellWidget::mouseMoveEvent(QMouseEvent* event) {
  const QPoint point = event->position().toPoint();
  if (rect().contains(point)) return;
  m_longPress.stop();
  if (!event->buttons().testFlag(Qt::LeftButton)) return;
  emit dragged(point, m_releaseActs);
}

void CellWidget::enterEvent(QEnterEvent* event) {
  QWidget::enterEvent(event);
  if (m_view.ghost) update();
}

void CellWidget::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  m_ghostRests = false;
  if (m_view.ghost) update();
}

void CellWidget::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void CellWidget::focusOutEvent(QFocusEvent* event) {
  m_longPress.stop();
  QWidget::focusOutEvent(event);
  update();
}

}  // namespace sudoku
