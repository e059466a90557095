#include "notationview.h"

#include <QPainter>
#include <QTextLayout>
#include <QWheelEvent>

#include "ui/style/direction.h"

namespace sudoku {

NotationView::NotationView(QWidget* parent) : QPlainTextEdit(parent) {
  setReadOnly(true);
  setAccessibleName(tr("Notation"));
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::StrongFocus);
  viewport()->setAutoFillBackground(false);
  setLayoutDirection(Qt::LeftToRight);
  setTabChangesFocus(true);
  setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  document()->setDocumentMargin(0);
}

const std::vector<QString>& NotationView::breakLines(int width) {
  m_lines.clear();
  QTextLayout layout(m_notation, font());
  QTextOption option;
  option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  layout.setTextOption(option);
  layout.beginLayout();
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(width);
    m_lines.push_back(m_notation.mid(line.textStart(), line.textLength()));
  }
  layout.endLayout();
  if (m_notation.isEmpty()) m_lines.clear();
  return m_lines;
}

int NotationView::lineHeight() const {
  return fontMetrics().lineSpacing() + 2;
}

void NotationView::showLines(QPoint place, int first, int count, int width) {
  QString text;
  for (int line = first; line < first + count; ++line) text += m_lines[static_cast<std::size_t>(line)];
  const QRect area(place, QSize(width, count * lineHeight()));
  text = text.trimmed();
  const bool isShown = area.size() == size() && text == toPlainText();
  placeWidget(*this, area);
  if (isShown) return;
  // The text is set after the size: if the view were too small, it would scroll and stay scrolled.
  setPlainText(text);
}

void NotationView::wheelEvent(QWheelEvent* event) {
  event->ignore();
}

void NotationView::paintEvent(QPaintEvent* event) {
  QPlainTextEdit::paintEvent(event);
  if (!hasFocus()) return;
  QPainter painter(viewport());
  painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
  painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
}

}  // namespace sudoku
