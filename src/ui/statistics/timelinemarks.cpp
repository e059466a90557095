#include "timelinemarks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <QPainter>

#include "ui/style/direction.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr std::array kMarks = {TimelineMark::Alone, TimelineMark::Helped, TimelineMark::Record,
                               TimelineMark::Median};
constexpr QRgb kGold = 0xfff5b32c;
constexpr double kDotAlpha = 0.85;
constexpr int kStarPoints = 5;
constexpr double kInnerStar = 0.44;

QPolygonF star(const QPointF& centre, double radius) {
  QPolygonF points;
  for (int corner = 0; corner < 2 * kStarPoints; ++corner) {
    const double angle = std::numbers::pi * corner / kStarPoints - std::numbers::pi / 2;
    const double reach = corner % 2 == 0 ? radius : radius * kInnerStar;
    points << centre + QPointF(reach * std::cos(angle), reach * std::sin(angle));
  }
  return points;
}

QString wordFor(TimelineMark mark) {
  switch (mark) {
    case TimelineMark::Alone:
      return TimelineLegend::tr("unaided");
    case TimelineMark::Helped:
      return TimelineLegend::tr("with help");
    case TimelineMark::Record:
      return TimelineLegend::tr("record");
    case TimelineMark::Median:
      return TimelineLegend::tr("median of ten");
  }
  return {};
}

}  // namespace

QPen timelineMedianPen(const Theme& theme) {
  return {theme.accent, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void paintTimelineMark(QPainter& painter, const QPointF& centre, double textHeight, TimelineMark mark,
                       const Theme& theme) {
  const double radius = textHeight * 0.22;
  QColor dot = theme.own;
  dot.setAlphaF(static_cast<float>(kDotAlpha));
  switch (mark) {
    case TimelineMark::Alone:
      painter.setPen(Qt::NoPen);
      painter.setBrush(dot);
      painter.drawEllipse(centre, radius, radius);
      break;
    case TimelineMark::Helped:
      painter.setPen(QPen(theme.mutedText, 1.4));
      painter.setBrush(theme.panel);
      painter.drawRoundedRect(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), 1, 1);
      break;
    case TimelineMark::Record:
      painter.setPen(QPen(theme.hintText, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
      painter.setBrush(QColor(kGold));
      painter.drawPolygon(star(centre, textHeight * 0.45));
      break;
    case TimelineMark::Median:
      painter.setPen(timelineMedianPen(theme));
      painter.drawLine(centre - QPointF(textHeight / 2, 0), centre + QPointF(textHeight / 2, 0));
      break;
  }
}

TimelineLegend::TimelineLegend(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

int TimelineLegend::markWidth(TimelineMark mark) const {
  return fontMetrics().height() * (mark == TimelineMark::Median ? 5 : 3) / 4;
}

int TimelineLegend::itemWidth(TimelineMark mark) const {
  const int gap = fontMetrics().height();
  return markWidth(mark) + gap / 3 + fontMetrics().horizontalAdvance(wordFor(mark)) + gap;
}

int TimelineLegend::heightForWidth(int width) const {
  int lines = 1;
  int used = 0;
  for (const TimelineMark mark : kMarks) {
    if (used > 0 && used + itemWidth(mark) > width) {
      ++lines;
      used = 0;
    }
    used += itemWidth(mark);
  }
  return lines * fontMetrics().height() * 5 / 4;
}

QSize TimelineLegend::sizeHint() const {
  int width = 0;
  for (const TimelineMark mark : kMarks) width += itemWidth(mark);
  return {width, fontMetrics().height() * 5 / 4};
}

QSize TimelineLegend::minimumSizeHint() const {
  int width = 0;
  for (const TimelineMark mark : kMarks) width = std::max(width, itemWidth(mark));
  return {width, sizeHint().height()};
}

void TimelineLegend::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const int line = fontMetrics().height() * 5 / 4;
  const Mirror mirror(*this);
  QPoint at(0, 0);
  for (const TimelineMark mark : kMarks) {
    if (at.x() > 0 && at.x() + itemWidth(mark) > width()) at = {0, at.y() + line};
    const QPointF centre(at.x() + markWidth(mark) / 2.0, at.y() + line / 2.0);
    paintTimelineMark(painter, mirror(centre), fontMetrics().height(), mark, theme);
    painter.setPen(theme.mutedText);
    const int text = at.x() + markWidth(mark) + fontMetrics().height() / 3;
    painter.drawText(mirror(QRect(text, at.y(), width() - text, line)), Qt::AlignLeft | Qt::AlignVCenter,
                     wordFor(mark));
    at.rx() += itemWidth(mark);
  }
}

}  // namespace sudoku
