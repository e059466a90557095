#include "practicebox.h"

#include <algorithm>

#include <QEvent>
#include <QPainter>

#include "ui/style/direction.h"
#include "ui/style/rolelook.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kPracticeRadius = 9;

bool same(const PagedText::Section& a, const PagedText::Section& b) {
  return a.heading == b.heading && a.sentences == b.sentences;
}

}  // namespace

PracticeBox::PracticeBox(Look look, QWidget* parent)
    : QFrame(parent), m_look(look), m_text(new PagedText(this)) {
  connect(m_text, &PagedText::pointedAt, this, &PracticeBox::pointedAt);
  setInk();
  hide();
}

/// Sets the colour of a pale text, and of the answer to a right attempt, for which Qt's palette has none.
void PracticeBox::setInk() {
  if (m_look != Look::Muted && m_look != Look::Right) return;
  const Theme& theme = themeOf(this);
  QPalette ink;
  ink.setColor(QPalette::WindowText, m_look == Look::Muted ? theme.mutedText : theme.rightText);
  m_text->setPalette(ink);
}

void PracticeBox::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) setInk();
}

void PracticeBox::setSections(const std::vector<PagedText::Section>& sections) {
  // A text that has not changed must not be read out again, nor return to its first page.
  if (std::equal(sections.begin(), sections.end(), m_sections.begin(), m_sections.end(), same)) return;
  m_sections = sections;
  m_text->setSections(sections);
}

int PracticeBox::heightFor(int width) const {
  const QMargins around = margins();
  return m_text->heightFor(width - around.left() - around.right()) + around.top() + around.bottom();
}

QMargins PracticeBox::margins() const {
  if (!isBoxed()) return {};
  const int space = fontMetrics().height() / 2;
  return {m_look == Look::Right ? 2 * space + fontMetrics().height() * 3 / 4 : space + 2, space, space,
          space};
}

void PracticeBox::resizeEvent(QResizeEvent* /*event*/) {
  placeWidget(*m_text, rect().marginsRemoved(margins()));
}

void PracticeBox::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  if (!isBoxed()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  if (m_look == Look::Right) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.rightFill);
    painter.drawRoundedRect(frame, kPracticeRadius, kPracticeRadius);
    const double side = fontMetrics().height();
    painter.translate(Mirror(*this)(QRectF(side / 2, side / 2, side, side)).topLeft());
    painter.scale(side / 16, side / 16);
    painter.setPen(QPen(theme.rightText, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({{2.5, 8.5}, {6, 12}, {12.5, 4.5}}));
    return;
  }
  QPen pen(theme.line, 1);
  if (m_look == Look::Near) pen = QPen(roleLook(Role::Fin, theme).line, 1.2, Qt::CustomDashLine);
  if (m_look == Look::Near) pen.setDashPattern({4, 3});
  painter.setPen(pen);
  painter.setBrush(theme.panel);
  painter.drawRoundedRect(frame, kPracticeRadius, kPracticeRadius);
}

}  // namespace sudoku
