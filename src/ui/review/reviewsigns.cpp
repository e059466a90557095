#include "reviewsigns.h"

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include <QPainter>
#include <QPolygonF>

#include "ui/style/levelramp.h"
#include "ui/style/rolelook.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

constexpr double kDot = 0.17;      // radius of a dot, in parts of the sign's side
constexpr double kDotReach = 0.3;  // distance of dots from the middle
constexpr double kInsightWaist = 0.3;
constexpr int kInsightPoints = 8;

/// The places of the dots of a face of a die, in parts of the sign's side from its middle.
std::vector<QPointF> dotsOf(int count) {
  const double r = kDotReach;
  std::vector<QPointF> dots;
  if (count % 2 == 1) dots.emplace_back(0, 0);
  if (count >= 2) dots.insert(dots.end(), {{-r, -r}, {r, r}});
  if (count >= 4) dots.insert(dots.end(), {{r, -r}, {-r, r}});
  if (count >= 6) dots.insert(dots.end(), {{-r, 0}, {r, 0}});
  return dots;
}

QPolygonF starAround(const QPointF& centre, double radius) {
  QPolygonF star;
  for (int point = 0; point < kInsightPoints; ++point) {
    const double angle = point * 2 * std::numbers::pi / kInsightPoints;
    const double reach = point % 2 == 0 ? radius : kInsightWaist * radius;
    star << centre + QPointF(std::sin(angle), -std::cos(angle)) * reach;
  }
  return star;
}

}  // namespace

QColor reviewColour(const ReviewedEntry& entry, const Theme& theme) {
  switch (entry.verdict) {
    case EntryVerdict::Found:
      return levelColour(entry.logic->level(), theme);
    case EntryVerdict::Insight:
      return roleLook(Role::Cover, theme).line;
    case EntryVerdict::Guess:
      return roleLook(Role::Off, theme).line;
    case EntryVerdict::Mistake:
      return roleLook(Role::Eliminated, theme).line;
    case EntryVerdict::Helped:
      break;
  }
  return roleLook(Role::Fin, theme).line;
}

void paintReviewSign(QPainter& painter, const ReviewedEntry& entry, const QPointF& centre, double side,
                     const Theme& theme) {
  // A single small dot in the colour of Easy would be too faint.
  const bool isEasy = entry.verdict == EntryVerdict::Found && entry.logic->level() == Level::Easy;
  const QColor ink = isEasy ? theme.mutedText : reviewColour(entry, theme);
  const double radius = side / 2;
  const QPen pen(ink, std::max(1.2, side / 9), Qt::SolidLine, Qt::RoundCap);
  painter.save();
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  switch (entry.verdict) {
    case EntryVerdict::Found:
      for (const QPointF& dot : dotsOf(static_cast<int>(entry.logic->level()) + 1))
        painter.drawEllipse(centre + dot * side, kDot * side, kDot * side);
      break;
    case EntryVerdict::Insight:
      painter.drawPolygon(starAround(centre, 1.1 * radius));
      break;
    case EntryVerdict::Guess: {
      painter.setPen(pen);
      painter.setBrush(Qt::NoBrush);
      painter.drawEllipse(centre, radius, radius);
      QFont font = painter.font();
      font.setPixelSize(std::max(1, qRound(0.8 * side)));
      font.setBold(true);
      painter.setFont(font);
      painter.drawText(QRectF(centre.x() - side, centre.y() - side, 2 * side, 2 * side), Qt::AlignCenter,
                       QStringLiteral("?"));
      break;
    }
    case EntryVerdict::Mistake:
      painter.setPen(pen);
      painter.setBrush(Qt::NoBrush);
      painter.drawEllipse(centre, 0.85 * radius, 0.85 * radius);
      painter.drawLine(centre + QPointF(-1.15, 0.75) * radius, centre + QPointF(1.15, -0.75) * radius);
      break;
    case EntryVerdict::Helped:
      painter.drawPolygon(QPolygonF({centre + QPointF(0, -1.05) * radius, centre + QPointF(1, 0) * radius,
                                     centre + QPointF(0, 1.05) * radius, centre + QPointF(-1, 0) * radius}));
      break;
  }
  painter.restore();
}

}  // namespace sudoku
