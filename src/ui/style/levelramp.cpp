#include "levelramp.h"

#include <array>
#include <cstddef>

#include <QPainter>
#include <QRectF>
#include <QtMath>

#include <sudoku/grid/naming.h>

#include "rolelook.h"
#include "theme.h"

namespace sudoku {
namespace {

constexpr std::size_t kLevels = Names<Level>::kNames.size();
constexpr std::array<QRgb, kLevels> kOnLight = {0x8a93a5, 0x5b8fee, 0x2f6fe0, 0x1b4fa8, 0x7a4fc4, 0x5b2fa8};
constexpr std::array<QRgb, kLevels> kOnDark = {0x727c8e, 0x4b7fdc, 0x6ea0ff, 0xa9c8ff, 0xb395f5, 0xd3c1ff};
constexpr std::array<double, kLevels> kLevelHeights = {0.2, 0.4, 0.58, 0.74, 0.88, 1};
constexpr double kStrokeStep = 6;
constexpr double kTightStroke = 1.2;

}  // namespace

QColor levelColour(Level level, const Theme& theme) {
  return (isDark(theme) ? kOnDark : kOnLight).at(static_cast<std::size_t>(level));
}

double levelHeight(Level level) {
  return kLevelHeights.at(static_cast<std::size_t>(level));
}

void paintTightGround(QPainter& painter, const QRectF& area, const Theme& theme) {
  const bool isOnDark = isDark(theme);
  painter.save();
  painter.setClipRect(area);
  painter.fillRect(area, QColor(isOnDark ? 0x3b2f12 : 0xfdf2d9));
  const QColor colour =
      theme.isHighContrast ? QColor(isOnDark ? 0xc79a3a : 0x8a6410) : QColor(isOnDark ? 0x6a5320 : 0xe6cf95);
  painter.setPen(QPen(colour, kTightStroke));
  // Strokes start at the painter's origin, so that neighbouring areas join without a seam.
  const int first = qFloor((area.left() + area.top()) / kStrokeStep);
  const int last = qCeil((area.right() + area.bottom()) / kStrokeStep);
  for (int stroke = first; stroke <= last; ++stroke) {
    const double sum = stroke * kStrokeStep;
    painter.drawLine(QPointF(sum - area.top(), area.top()), QPointF(sum - area.bottom(), area.bottom()));
  }
  painter.restore();
}

}  // namespace sudoku
