#include "profileblock.h"

#include <algorithm>
#include <cmath>

#include <QPen>
#include <QStringList>

#include "game/teacher/profilewords.h"
#include "ink.h"
#include "ui/controls/profilepainter.h"
#include "ui/style/levelramp.h"

namespace sudoku {
namespace {

// Sizes in points.
constexpr double kStripHeight = 24;
constexpr double kStripGap = 3;
constexpr double kSentenceSize = 8;
constexpr double kSentenceLine = 10.5;
constexpr double kStrokeDistance = 3;
constexpr double kWidestBarGap = 0.6;

/// Slanted strokes, in the lines' grey, which every printer can show. One of them begins at `origin`, so that
/// those of areas side by side go on.
void paintHatch(QPainter& painter, const QRectF& area, double origin) {
  painter.save();
  painter.setClipRect(area, Qt::IntersectClip);
  painter.setPen(QPen(QColor::fromRgb(PaperColours::kLine), 0.4));
  const auto first = static_cast<int>(std::floor((area.left() - area.height() - origin) / kStrokeDistance));
  const auto last = static_cast<int>(std::ceil((area.right() - origin) / kStrokeDistance));
  for (int stroke = first; stroke < last; ++stroke) {
    const double x = origin + stroke * kStrokeDistance;
    painter.drawLine(QPointF(x, area.bottom()), QPointF(x + area.height(), area.top()));
  }
  painter.restore();
}

void paintBars(QPainter& painter, const QRectF& strip, const Profile& profile) {
  const double pitch = profilePitch(profile, strip.width());
  const double gap = std::min(kWidestBarGap, pitch / 4);
  std::size_t step = 0;
  for (const ProfileStep& each : profile.steps) {
    const double left = strip.left() + static_cast<double>(step++) * pitch;
    if (each.isTight()) paintHatch(painter, QRectF(left, strip.top(), pitch, strip.height()), strip.left());
    const double high = levelHeight(each.level()) * strip.height();
    const QRgb grey = each.level() == Level::Easy ? PaperColours::kLine : PaperColours::kText;
    painter.fillRect(QRectF(left, strip.bottom() - high, pitch - gap, high), QColor::fromRgb(grey));
  }
  painter.setPen(QPen(QColor::fromRgb(PaperColours::kEdge), 0.5));
  painter.drawLine(strip.bottomLeft(),
                   strip.bottomLeft() + QPointF(pitch * static_cast<double>(profile.steps.size()), 0));
}

}  // namespace

double paperProfileHeight(int lines) {
  return kStripHeight + kStripGap + lines * kSentenceLine;
}

void paintPaperProfile(Ink& ink, const QRectF& area, const Profile& profile) {
  if (profile.steps.empty()) return;
  const QRectF strip(area.left(), area.top(), area.width(), kStripHeight);
  paintBars(ink.painter(), strip, profile);
  ink.setSize(kSentenceSize);
  ink.setColour(PaperColours::kMuted);
  QStringList lines = ink.lines(ProfileWords::sentence(summaryOf(profile)), area.width());
  const auto most = static_cast<qsizetype>((area.bottom() - strip.bottom() - kStripGap) / kSentenceLine);
  if (most < 1) return;
  while (lines.size() > most) {
    const QString last = lines.takeLast();
    lines.back() += last;
  }
  double baseline = strip.bottom() + kStripGap + kSentenceSize;
  for (const QString& line : lines) {
    ink.writeLine(area, baseline, line);
    baseline += kSentenceLine;
  }
}

}  // namespace sudoku
