#include "chip.h"

#include <algorithm>

#include <QLocale>
#include <QPainter>

#include "ui/style/direction.h"
#include "ui/style/fittedtext.h"
#include "ui/style/progresslook.h"
#include "ui/style/targets.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"
#include "words.h"

namespace sudoku {
namespace {

constexpr int kChipPadding = 9;
constexpr double kChipRadius = 8;
constexpr int kBarRoom = 5;
constexpr int kIconGap = 5;
constexpr double kChipBarHeight = 3;

}  // namespace

Chip::Chip(const QString& text, Look look, QWidget* parent) : QPushButton(parent), m_look(look) {
  // A tag may contain `&`, which Qt would take for a mnemonic in the text, but not in the accessible name.
  setAccessibleName(text);
  setCheckable(look != Look::Link);
  setAutoDefault(false);
  setAttribute(Qt::WA_Hover);
  if (look == Look::Pill) setToolTip(plainToolTip(text));
  setSizePolicy(isInColumn() ? QSizePolicy::Expanding : QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void Chip::setCount(int count, const QString& description) {
  m_count = QLocale().toString(count);
  setAccessibleDescription(description);
  update();
}

void Chip::setProgress(int done, int all, const QString& description) {
  m_count = QString("%L1/%L2").arg(done).arg(all);
  m_done = all > 0 ? static_cast<double>(done) / all : 0;
  setAccessibleDescription(description);
  setToolTip(plainToolTip(accessibleName() + '\n' + accessibleDescription()));
  updateGeometry();
  update();
}

QSize Chip::sizeHint() const {
  const int height = fontMetrics().height();
  const int text = QFontMetrics(bold(font())).horizontalAdvance(accessibleName()) + 2 * kChipPadding + 2;
  const int target = leastTarget(*this);
  switch (m_look) {
    case Look::Box:
      return QSize(iconRoom() + text, std::max(30, height + 12)).expandedTo({target, target});
    case Look::Pill:
      return QSize(text, height + 4).expandedTo({target, target});
    case Look::Row:
    case Look::Link:
      break;
  }
  const int row = std::max(30, height * 7 / 4) + (m_done ? kBarRoom : 0);
  return {text + 5 * height, std::max(row, target)};
}

int Chip::iconRoom() const {
  return icon().isNull() ? 0 : iconSize().width() + kIconGap;
}

void Chip::paintGround(QPainter& painter) const {
  const Theme& theme = themeOf(this);
  const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  const double radius = m_look == Look::Pill ? area.height() / 2 : kChipRadius;
  // In high contrast the chosen row is marked by an edge, not by a fill.
  const bool hasEdge = !isInColumn() || (theme.isHighContrast && isChecked());
  painter.setPen(hasEdge ? QPen(isChecked() ? theme.accent : theme.edge, 1) : QPen(Qt::NoPen));
  painter.setBrush(isChecked()            ? theme.sameFill
                   : underMouse()         ? theme.hover
                   : m_look == Look::Pill ? theme.peerFill
                                          : theme.panel);
  painter.drawRoundedRect(area, radius, radius);
  if (!hasFocus()) return;
  painter.setPen(QPen(theme.accent, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(area.adjusted(1.5, 1.5, -1.5, -1.5), radius - 1.5, radius - 1.5);
}

void Chip::paintBar(QPainter& painter, const QRectF& area) const {
  const Theme& theme = themeOf(this);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.line);
  painter.drawRoundedRect(Mirror(*this)(trackOf(area, theme)), kChipBarHeight / 2, kChipBarHeight / 2);
  painter.setBrush(theme.accent);
  if (*m_done > 0)
    painter.drawRoundedRect(
        Mirror(*this)(
            QRectF(area.topLeft(), QSizeF(std::max(kChipBarHeight, area.width() * *m_done), kChipBarHeight))),
        kChipBarHeight / 2, kChipBarHeight / 2);
}

void Chip::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintGround(painter);
  const QFont shown = isChecked() ? bold(font()) : font();
  const int right = m_look == Look::Link ? 2 : kChipPadding;
  const Mirror mirror(*this);
  QRect area = rect().adjusted(kChipPadding, 0, -right, m_done ? -kBarRoom : 0);
  if (m_icon) {
    const double side = fontMetrics().height() * 0.92;
    paintLibraryIcon(painter, mirror(QRectF(area.left() - 1, (area.height() - side) / 2, side, side)),
                     *m_icon, theme);
    area.setLeft(area.left() + fontMetrics().height() * 3 / 2);
  }
  if (m_done) paintBar(painter, QRectF(area.left(), area.bottom() - 1, area.width(), kChipBarHeight));
  painter.setFont(font());
  painter.setPen(theme.mutedText);
  painter.drawText(mirror(area), Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, m_count);
  if (!m_count.isEmpty())
    area.setRight(area.right() - fontMetrics().horizontalAdvance(m_count) - kChipPadding);
  if (!icon().isNull()) {
    const int words = QFontMetrics(shown).horizontalAdvance(accessibleName());
    area.setLeft(area.left() + std::max(0, area.width() - iconRoom() - words) / 2);
    QRect sign(QPoint(), iconSize());
    sign.moveCenter(area.center());
    sign.moveLeft(area.left());
    icon().paint(&painter, mirror(sign));
    area.setLeft(area.left() + iconRoom());
  }
  const FittedText fitted = fittedText(accessibleName(), shown, {area.width(), QFontMetrics(shown).height()});
  painter.setFont(fitted.font);
  const bool isBox = !isInColumn();
  painter.setPen((isBox && isChecked()) || m_look == Look::Link ? theme.own : theme.text);
  const Qt::Alignment side = isBox && icon().isNull() ? Qt::AlignHCenter : Qt::AlignLeft;
  painter.drawText(mirror(area), static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine, fitted.text);
}

}  // namespace sudoku
