#include "ladder.h"

#include <algorithm>

#include <QPainter>
#include <QStringList>

#include "ui/style/direction.h"
#include "ui/style/progresslook.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kRungs = 4;
constexpr int kBarHeight = 4;
constexpr double kRungRadius = 2;
constexpr int kRungGap = 4;
constexpr double kNameSize = 0.85;

}  // namespace

void paintProgressBar(QPainter& painter, const QRectF& area, bool isReached, const Theme& theme) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(isReached ? theme.accent : theme.line);
  painter.drawRoundedRect(isReached ? area : trackOf(area, theme), kRungRadius, kRungRadius);
}

Ladder::Ladder(QWidget* parent) : QWidget(parent) {
  setRung(Rung::Where);
}

void Ladder::setRung(Rung rung) {
  m_rung = rung;
  setAccessibleName(tr("Step %1 of 4 of the hint").arg(static_cast<int>(rung) + 1));
  update();
}

void Ladder::setNamed(bool named) {
  m_named = named;
  update();
}

QFont Ladder::nameFont(bool isPresent) const {
  const QFont small = scaled(font(), kNameSize);
  return isPresent ? bold(small) : small;
}

int Ladder::barWidth(int width) const {
  return (width - (kRungs - 1) * kRungGap) / kRungs;
}

int Ladder::heightFor() const {
  return m_named ? kBarHeight + 3 + QFontMetrics(nameFont(true)).height() : kBarHeight;
}

bool Ladder::fits(int width) const {
  const QStringList names = {tr("Where"), tr("What"), tr("Why"), tr("Apply")};
  return std::all_of(names.begin(), names.end(), [&](const QString& name) {
    return QFontMetrics(nameFont(true)).horizontalAdvance(name) <= barWidth(width);
  });
}

void Ladder::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QStringList names = {tr("Where"), tr("What"), tr("Why"), tr("Apply")};
  const Mirror mirror(*this);
  for (int rung = 0; rung < kRungs; ++rung) {
    const bool isPresent = rung == static_cast<int>(m_rung);
    const int left = rung * (barWidth(width()) + kRungGap);
    const QRect bar = mirror(QRect(left, 0, barWidth(width()), kBarHeight));
    paintProgressBar(painter, QRectF(bar), rung <= static_cast<int>(m_rung), themeOf(this));
    if (!m_named) continue;
    painter.setPen(palette().color(isPresent ? QPalette::WindowText : QPalette::PlaceholderText));
    painter.setFont(nameFont(isPresent));
    painter.drawText(QRect(bar.left(), kBarHeight + 3, bar.width(), height() - kBarHeight - 3),
                     Qt::AlignLeft | Qt::AlignTop, names[rung]);
  }
}

}  // namespace sudoku
