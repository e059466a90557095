#include "progresslook.h"

#include <algorithm>

#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>

#include "strokes.h"
#include "theme.h"

namespace sudoku {
namespace {

constexpr double kSlimHeight = 6;
constexpr double kBarHatchStep = 8;
constexpr double kHatchWidth = 3;

QRectF grooveOf(const QStyleOptionProgressBar& bar) {
  QRectF area(bar.rect);
  if (bar.textVisible || area.height() <= kSlimHeight) return area;
  return {area.left(), area.center().y() - kSlimHeight / 2, area.width(), kSlimHeight};
}

/// The part of a progress bar's groove that is filled, wide enough to be visible as soon as there is any
/// progress.
QRectF doneOf(const QStyleOptionProgressBar& bar, const QRectF& groove) {
  const double all = double(bar.maximum) - bar.minimum;
  const double done = std::clamp(double(bar.progress) - bar.minimum, 0.0, all);
  if (all <= 0 || done <= 0) return {};
  const double width = std::max(std::min(groove.height(), groove.width()), groove.width() * done / all);
  const bool fromRight = (bar.direction == Qt::RightToLeft) != bar.invertedAppearance;
  return {fromRight ? groove.right() - width : groove.left(), groove.top(), width, groove.height()};
}

void hatch(QPainter& painter, const QRectF& groove, const Theme& theme) {
  painter.setPen(QPen(theme.accent, kHatchWidth));
  const int strokes = 1 + static_cast<int>((groove.width() + groove.height()) / kBarHatchStep);
  for (int stroke = 0; stroke < strokes; ++stroke) {
    const double left = groove.left() - groove.height() + stroke * kBarHatchStep;
    painter.drawLine(QPointF(left, groove.bottom()), QPointF(left + groove.height(), groove.top()));
  }
}

/// Writes the text of a progress bar, over the filled and the empty part in the colour that is legible on
/// that part.
void writeText(QPainter& painter, const QStyleOptionProgressBar& bar, const QRectF& groove,
               const QRectF& done, const Theme& theme) {
  painter.setPen(theme.text);
  painter.drawText(groove, Qt::AlignCenter, bar.text);
  painter.setClipRect(done, Qt::IntersectClip);
  painter.setPen(theme.onAccent);
  if (!done.isEmpty()) painter.drawText(groove, Qt::AlignCenter, bar.text);
}

}  // namespace

void paintProgress(QPainter& painter, const QStyleOptionProgressBar& bar, const Theme& theme) {
  const QRectF groove = grooveOf(bar);
  const QRectF done = doneOf(bar, groove);
  const double corner = std::min(groove.height() / 2, kRowCorner);
  QPainterPath shape;
  shape.addRoundedRect(groove, corner, corner);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setClipPath(shape, Qt::IntersectClip);
  painter.fillRect(groove, theme.isHighContrast ? theme.panel : theme.line);
  if (bar.minimum == bar.maximum)
    hatch(painter, groove, theme);
  else
    painter.fillRect(done, theme.accent);
  // The outer half of this line is clipped.
  if (theme.isHighContrast) painter.strokePath(shape, QPen(theme.line, 2));
  if (bar.textVisible) writeText(painter, bar, groove, done, theme);
  painter.restore();
}

QRectF trackOf(const QRectF& bar, const Theme& theme) {
  constexpr double kThin = 1;
  const double inset = theme.isHighContrast ? (bar.height() - kThin) / 2 : 0;
  return bar.adjusted(0, inset, 0, -inset);
}

}  // namespace sudoku
