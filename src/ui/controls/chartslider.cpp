#include "chartslider.h"

#include <algorithm>

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/style/themeof.h"

namespace sudoku {

ChartSlider::ChartSlider(const QString& name, QWidget* parent) : QAbstractSlider(parent) {
  setLayoutDirection(Qt::LeftToRight);  // time runs from left to right in every language
  setOrientation(Qt::Horizontal);
  setAccessibleName(name);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setPageStep(10);
  connect(this, &QAbstractSlider::actionTriggered, this,
          [this] { choose(static_cast<std::size_t>(std::clamp(sliderPosition(), minimum(), maximum()))); });
}

void ChartSlider::setCount(std::size_t count) {
  m_count = count;
  setRange(0, std::max(0, static_cast<int>(count) - 1));
  setCurrent({});
}

void ChartSlider::setCurrent(std::optional<std::size_t> place) {
  m_current = place && *place < m_count ? place : std::nullopt;
  if (m_current) setValue(static_cast<int>(*m_current));
  setAccessibleDescription(m_current ? wordsOf(*m_current) : QString());
  update();
}

void ChartSlider::choose(std::optional<std::size_t> place) {
  if (place && *place < m_count && place != m_current) emit chosen(*place);
}

void ChartSlider::paintFocus(QPainter& painter) const {
  if (!hasFocus()) return;
  painter.setPen(QPen(themeOf(this).accent, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

bool ChartSlider::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QAbstractSlider::event(event);
  const auto* const help = static_cast<const QHelpEvent*>(event);
  const auto place = m_count == 0 ? std::nullopt : placeAt(help->pos().x());
  QToolTip::showText(help->globalPos(), place ? wordsOf(*place) : QString(), this);
  return true;
}

void ChartSlider::mousePressEvent(QMouseEvent* event) {
  choose(placeAt(event->position().x()));
}

void ChartSlider::mouseMoveEvent(QMouseEvent* event) {
  if ((event->buttons() & Qt::LeftButton) != 0) choose(placeAt(event->position().x()));
}

}  // namespace sudoku
