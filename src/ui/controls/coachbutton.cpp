#include "coachbutton.h"

#include <algorithm>

#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionButton>

#include "digitkeys.h"
#include "ui/style/direction.h"
#include "ui/style/targets.h"
#include "ui/style/textsize.h"
#include "unbroken.h"

namespace sudoku {
namespace {

constexpr int kTextFlags = Qt::AlignCenter | Qt::TextWordWrap;
constexpr int kEndless = 10'000;
constexpr int kLinkPadding = 3;
constexpr int kLinkRadius = 4;
constexpr double kKeycapSize = 0.8;

}  // namespace

CoachButton::CoachButton(const QString& text, QWidget* parent, Look look) : QPushButton(text, parent) {
  setFocusPolicy(Qt::TabFocus);
  setAutoDefault(false);
  setAttribute(Qt::WA_Hover);
  setLook(look);
}

CoachButton::CoachButton(IconShape icon, const QString& name, QWidget* parent)
    : CoachButton(QString(), parent) {
  m_icon = icon;
  setAccessibleName(name);
  setToolTip(name);
}

void CoachButton::setLook(Look look) {
  m_look = look;
  setDefault(look == Look::Primary);
  setCursor(look == Look::Link ? Qt::PointingHandCursor : Qt::ArrowCursor);
  update();
}

void CoachButton::setKeycap(const QString& key) {
  m_keycap = key;
  updateGeometry();
  update();
}

int CoachButton::padding() const {
  return m_look == Look::Link ? kLinkPadding : std::max(8, fontMetrics().height() / 2);
}

int CoachButton::keycapWidth() const {
  return m_keycap.isEmpty() ? 0 : keycapSide() + 8;
}

/// The width of the drawn keycap in pixels: a square for one letter, wider for the name of a key.
int CoachButton::keycapSide() const {
  const int words = QFontMetrics(keycapFont()).horizontalAdvance(m_keycap) + fontMetrics().height() / 3;
  return std::max(fontMetrics().height(), words);
}

QFont CoachButton::keycapFont() const {
  return scaled(bold(font()), kKeycapSize);
}

QRect CoachButton::textArea(int width) const {
  return {padding(), 0, width - 2 * padding() - keycapWidth(), height()};
}

int CoachButton::naturalWidth() const {
  const QFontMetrics metrics(m_look == Look::Primary ? bold(font()) : font());
  return std::max(metrics.horizontalAdvance(text()) + 2 * padding() + keycapWidth() + 2, leastTarget(*this));
}

int CoachButton::heightFor(int width) const {
  const QFontMetrics metrics(m_look == Look::Primary ? bold(font()) : font());
  const QRect area(0, 0, textArea(width).width(), kEndless);
  const int text = metrics.boundingRect(area, kTextFlags, unbroken(this->text())).height();
  const int around = m_look == Look::Link ? 6 : std::max(12, metrics.height() * 4 / 5);
  return std::max(std::max(text, metrics.height()) + around, leastTarget(*this));
}

bool CoachButton::fits(int width) const {
  const QFontMetrics metrics(m_look == Look::Primary ? bold(font()) : font());
  return widestWord(text(), metrics) <= textArea(width).width();
}

QSize CoachButton::sizeHint() const {
  return {naturalWidth(), heightFor(naturalWidth())};
}

void CoachButton::keyPressEvent(QKeyEvent* event) {
  if (isArrowKey(*event)) return event->ignore();
  QPushButton::keyPressEvent(event);
}

void CoachButton::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QStyleOptionButton option;
  initStyleOption(&option);
  if (m_look != Look::Link) style()->drawControl(QStyle::CE_PushButtonBevel, &option, &painter, this);
  const bool isAccented = m_look == Look::Primary && isEnabled();
  QColor colour = palette().color(isAccented             ? QPalette::HighlightedText
                                  : m_look == Look::Link ? QPalette::Link
                                                         : QPalette::ButtonText);
  if (!isEnabled()) painter.setOpacity(0.45);
  if (m_icon) {
    const int side = std::min({width(), height(), fontMetrics().height()});
    QRectF area(0, 0, side, side);
    area.moveCenter(QRectF(rect()).center());
    paintLineIcon(painter, area, *m_icon, colour);
  } else {
    QFont own = m_look == Look::Primary ? bold(font()) : font();
    own.setUnderline(m_look == Look::Link);
    painter.setFont(own);
    painter.setPen(colour);
    const Mirror mirror(*this);
    const QRect area = mirror(textArea(width()));
    const QString words = unbroken(text());
    painter.drawText(area, kTextFlags, words);
    if (!m_keycap.isEmpty()) {
      const QRect used = mirror(QFontMetrics(own).boundingRect(area, kTextFlags, words));
      paintKeycap(painter, used.right() + 9, colour);
    }
  }
  if (!hasFocus()) return;
  if (m_look != Look::Link) return style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
  painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kLinkRadius, kLinkRadius);
}

void CoachButton::paintKeycap(QPainter& painter, int left, const QColor& colour) const {
  const int side = fontMetrics().height();
  const QRectF cap = Mirror(*this)(QRectF(left + 0.5, (height() - side) / 2.0, keycapSide(), side));
  painter.setPen(QPen(colour, 1.2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(cap, 3, 3);
  painter.setFont(keycapFont());
  painter.drawText(cap, Qt::AlignCenter, m_keycap);
}

}  // namespace sudoku
