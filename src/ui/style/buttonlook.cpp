#include "buttonlook.h"

#include <array>

#include <QAbstractButton>
#include <QPainter>
#include <QStyleOption>

#include "strokes.h"
#include "textscale.h"
#include "theme.h"

namespace sudoku {
namespace {

constexpr double kCheckRadius = 0.2;  // corner radius of a check box's indicator, in parts of its side
constexpr double kTickWidth = 1.8;
constexpr double kInnerRing = 2;

bool isOn(const QStyleOption& option) {
  return option.state.testFlag(QStyle::State_On);
}

QColor markColour(const QStyleOption& option, const Theme& theme) {
  return option.state.testFlag(QStyle::State_Enabled) ? theme.accent : theme.mutedText;
}

}  // namespace

bool isPrimary(const QStyleOption& option) {
  const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
  return button != nullptr && button->features.testFlag(QStyleOptionButton::DefaultButton);
}

QColor edgeOf(const QStyleOption& option, const Theme& theme) {
  return option.state.testFlag(QStyle::State_Enabled) ? theme.edge : theme.line;
}

void paintButton(QPainter& painter, const QStyleOption& option, const Theme& theme) {
  const bool enabled = option.state.testFlag(QStyle::State_Enabled);
  const bool under = enabled && option.state.testFlag(QStyle::State_MouseOver);
  const bool down = option.state.testFlag(QStyle::State_Sunken);
  const bool primary = isPrimary(option) && enabled;
  const bool on = isOn(option) && !primary;
  QColor fill = primary ? theme.accent : on ? theme.onFill : theme.panel;
  if (primary || on)
    fill = down ? fill.darker(112) : under ? fill.lighter(on ? 103 : 106) : fill;
  else if (down)
    fill = theme.isHighContrast ? theme.hover.darker(112) : theme.line;
  else if (under)
    fill = theme.hover;
  paintFrame(painter, option.rect, kButtonCorner,
             QPen(primary ? fill
                  : on    ? theme.accent
                          : edgeOf(option, theme),
                  (on ? 2 : 1) * textScale(option.fontMetrics)),
             fill);
}

void paintCheckBox(QPainter& painter, const QStyleOption& option, const Theme& theme) {
  const bool some = option.state.testFlag(QStyle::State_NoChange);
  const bool filled = isOn(option) || some;
  const QColor mark = markColour(option, theme);
  const QRectF area(option.rect);
  paintFrame(painter, area, kCheckRadius * area.width(), QPen(filled ? mark : theme.mutedText, 1),
             filled ? mark : theme.panel);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.onAccent, kTickWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const auto at = [&area](double x, double y) {
    return area.topLeft() + QPointF(x * area.width(), y * area.height());
  };
  if (some) {
    painter.drawLine(at(0.27, 0.5), at(0.73, 0.5));
  } else if (filled) {
    const std::array tick = {at(0.24, 0.52), at(0.43, 0.71), at(0.77, 0.31)};
    painter.drawPolyline(tick.data(), static_cast<int>(tick.size()));
  }
  painter.restore();
}

void paintRadioButton(QPainter& painter, const QStyleOption& option, const Theme& theme) {
  const QColor mark = markColour(option, theme);
  const QRectF area(option.rect);
  paintFrame(painter, area, area.width() / 2, QPen(isOn(option) ? mark : theme.mutedText, 1),
             isOn(option) ? mark : theme.panel);
  if (!isOn(option)) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.onAccent);
  painter.drawEllipse(area.center(), 0.22 * area.width(), 0.22 * area.height());
  painter.restore();
}

void paintFocus(QPainter& painter, const QStyleOption& option, const Theme& theme, const QWidget* widget) {
  // A focused button gets a ring round the whole widget, other widgets round the focused part.
  const bool isButton = qobject_cast<const QAbstractButton*>(widget) != nullptr;
  const int inset = isButton ? 2 : 0;
  const QRect area = isButton ? widget->rect() : option.rect;
  paintFrame(
      painter, area.adjusted(inset, inset, -inset, -inset), kRowCorner,
      QPen(isPrimary(option) ? theme.onAccent : theme.accent, kInnerRing * textScale(option.fontMetrics)),
      Qt::transparent);
}

}  // namespace sudoku
