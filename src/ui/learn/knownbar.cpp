#include "knownbar.h"

#include <algorithm>
#include <utility>

#include <QPainter>

#include "ui/style/direction.h"
#include "ui/style/progresslook.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kPartGap = 3;
constexpr double kPartRadius = 2;

}  // namespace

KnownBar::KnownBar(QWidget* parent) : QProgressBar(parent) {
  setAccessibleName(tr("Known"));
  setTextVisible(false);
}

void KnownBar::setParts(std::vector<Part> parts) {
  m_parts = std::move(parts);
  int lessons = 0;
  int known = 0;
  for (const Part& part : m_parts) {
    lessons += part.lessons;
    known += part.known;
  }
  setRange(0, lessons);
  setValue(known);
  update();
}

void KnownBar::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  const auto count = static_cast<int>(m_parts.size());
  const double free = width() - (count - 1) * kPartGap;
  const Mirror mirror(*this);
  double left = 0;
  for (const Part& part : m_parts) {
    const QRectF area(left, 0, free * part.lessons / std::max(1, maximum()), height());
    painter.setBrush(theme.line);
    painter.drawRoundedRect(mirror(trackOf(area, theme)), kPartRadius, kPartRadius);
    if (part.known > 0) {
      const QRectF known(area.topLeft(), QSizeF(area.width() * part.known / part.lessons, area.height()));
      painter.setBrush(theme.rightText);
      painter.drawRoundedRect(mirror(known), kPartRadius, kPartRadius);
    }
    left += area.width() + kPartGap;
  }
}

}  // namespace sudoku
