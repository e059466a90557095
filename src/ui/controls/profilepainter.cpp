#include "profilepainter.h"

#include <algorithm>
#include <cstddef>

#include <QPainter>

#include "ui/style/levelramp.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

constexpr double kWidestPitch = 12;
constexpr double kGapFrom = 3;  // bars of this width or more have a gap of a pixel between them
constexpr double kLeastHatchedWidth = 120;

}  // namespace

double profilePitch(const Profile& profile, double width) {
  return std::min(kWidestPitch, width / static_cast<double>(std::max<std::size_t>(1, profile.steps.size())));
}

void paintProfile(QPainter& painter, const QRectF& area, const Profile& profile, const Theme& theme) {
  const double wide = profilePitch(profile, area.width());
  const double gap = wide > kGapFrom ? 1 : 0;
  for (std::size_t step = 0; step < profile.steps.size(); ++step) {
    const ProfileStep& each = profile.steps[step];
    const double left = area.left() + static_cast<double>(step) * wide;
    if (each.isTight() && area.width() >= kLeastHatchedWidth)
      paintTightGround(painter, QRectF(left, area.top(), wide, area.height()), theme);
    const double high = levelHeight(each.level()) * area.height();
    painter.setPen(Qt::NoPen);
    painter.setBrush(levelColour(each.level(), theme));
    painter.drawRoundedRect(QRectF(left, area.bottom() - high, wide - gap, high), 1.5, 1.5);
  }
  painter.fillRect(QRectF(area.left(), area.bottom(), wide * static_cast<double>(profile.steps.size()), 1),
                   theme.line);
}

}  // namespace sudoku
