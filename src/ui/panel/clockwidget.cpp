#include "clockwidget.h"

#include <algorithm>
#include <utility>

#include <QAccessibleWidget>
#include <QMouseEvent>
#include <QPainter>

#include "game/play/gameclock.h"
#include "ui/controls/words.h"

namespace sudoku {
namespace {

// Measures of the sign Pause beside the time, in ascents (heights above the baseline) of the font in which
// the time is written.
constexpr double kSignSide = 0.5;
constexpr double kSignWidth = 0.8;
constexpr double kBarWidth = 0.34;  // width of a bar of the sign Pause, in parts of the sign's side

class AccessibleClock : public QAccessibleWidget {
 public:
  explicit AccessibleClock(ClockWidget* clock) : QAccessibleWidget(clock, QAccessible::Clock) {}

  QString text(QAccessible::Text kind) const override {
    if (kind == QAccessible::Name) return static_cast<const ClockWidget*>(widget())->accessibleText();
    return QAccessibleWidget::text(kind);
  }
  QStringList actionNames() const override { return {pressAction()}; }
  void doAction(const QString& name) override {
    if (name == pressAction()) emit static_cast<ClockWidget*>(widget())->clicked();
  }
};

QAccessibleInterface* makeClockInterface(const QString& /*className*/, QObject* object) {
  auto* clock = qobject_cast<ClockWidget*>(object);
  return clock == nullptr ? nullptr : new AccessibleClock(clock);
}

}  // namespace

ClockWidget::ClockWidget(const GameClock& clock, QWidget* parent) : QWidget(parent), m_clock(clock) {
  QAccessible::installFactory(makeClockInterface);
  QFont big = font();
  big.setPointSizeF(font().pointSizeF() * 1.5);
  setFont(big);
  setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
  setCursor(Qt::PointingHandCursor);
  setAttribute(Qt::WA_Hover);
  connect(&m_clock, &GameClock::ticked, this, [this] {
    if (sizeHint() != size()) updateGeometry();
    update();
  });
}

QString ClockWidget::accessibleText() const {
  return tr("Time %1").arg(text());
}

void ClockWidget::setSign(Sign sign) {
  if (std::exchange(m_sign, sign) == sign) return;
  updateGeometry();
  update();
}

int ClockWidget::signWidth() const {
  return m_sign == Sign::None ? 0 : qRound(kSignWidth * fontMetrics().ascent());
}

QSize ClockWidget::sizeHint() const {
  int width = signWidth();
  for (const QChar character : text()) width += widthOf(character);
  return {width, fontMetrics().height()};
}

void ClockWidget::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setPen(palette().color(QPalette::WindowText));
  // All digits take the same width, so that the time does not wobble while it runs; it ends at the right
  // edge.
  int left = width() - sizeHint().width();
  if (m_sign != Sign::None) paintSign(painter, left);
  left += signWidth();
  for (const QChar character : text()) {
    const int advance = widthOf(character);
    painter.drawText(QRect(left, 0, advance, height()), Qt::AlignCenter, QString(character));
    left += advance;
  }
}

/// Paints two bars for pausing, or a triangle for continuing, about as high as the digits of the time.
void ClockWidget::paintSign(QPainter& painter, double left) const {
  const QFontMetricsF metrics(font());
  const double side = kSignSide * metrics.ascent();
  const double top =
      (height() - metrics.height()) / 2 + metrics.ascent() - metrics.capHeight() / 2 - side / 2;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette().color(underMouse() ? QPalette::WindowText : QPalette::PlaceholderText));
  if (m_sign == Sign::Pause) {
    const QSizeF bar(side * kBarWidth, side);
    painter.drawRect(QRectF(QPointF(left, top), bar));
    painter.drawRect(QRectF(QPointF(left + side - bar.width(), top), bar));
  } else {
    painter.drawPolygon(QPolygonF({{left, top}, {left + side, top + side / 2}, {left, top + side}}));
  }
  painter.restore();
}

void ClockWidget::mousePressEvent(QMouseEvent* event) {
  event->setAccepted(event->button() == Qt::LeftButton);
}

void ClockWidget::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) emit clicked();
}

QString ClockWidget::text() const {
  return clockText(m_clock.elapsedMs());
}

int ClockWidget::digitWidth() const {
  int widest = 0;
  for (char digit = '0'; digit <= '9'; ++digit)
    widest = std::max(widest, fontMetrics().horizontalAdvance(QChar(digit)));
  return widest;
}

int ClockWidget::widthOf(QChar character) const {
  return character.isDigit() ? digitWidth() : fontMetrics().horizontalAdvance(character);
}

}  // namespace sudoku
