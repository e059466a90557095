#include "clockwidget.h"

#include <algorithm>

#include <QAccessibleWidget>
#include <QMouseEvent>
#include <QPainter>

#include "game/gameclock.h"
#include "ui/words.h"

namespace sudoku {
namespace {

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
  connect(&m_clock, &GameClock::ticked, this, [this] {
    if (sizeHint() != size()) updateGeometry();
    update();
  });
}

QString ClockWidget::accessibleText() const {
  return tr("Time %1").arg(text());
}

QSize ClockWidget::sizeHint() const {
  int width = 0;
  for (const QChar character : text()) width += widthOf(character);
  return {width, fontMetrics().height()};
}

void ClockWidget::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setPen(palette().color(QPalette::WindowText));
  // Every digit takes the same width, so that the time does not wobble; it ends at the right edge.
  int left = width() - sizeHint().width();
  for (const QChar character : text()) {
    const int advance = widthOf(character);
    painter.drawText(QRect(left, 0, advance, height()), Qt::AlignCenter, QString(character));
    left += advance;
  }
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
