#include "fieldlook.h"

#include <tuple>

#include <QPainter>
#include <QStyleOption>

#include "buttonlook.h"
#include "strokes.h"
#include "textscale.h"
#include "theme.h"

namespace sudoku {
namespace {

constexpr double kArrowFromEdge = 14;

}  // namespace

bool hasFieldFrame(const QStyleOption& option) {
  const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
  return frame != nullptr && frame->lineWidth > 0;
}

void paintField(QPainter& painter, const QStyleOption& option, const Theme& theme) {
  const bool focused = option.state.testFlag(QStyle::State_HasFocus);
  paintFrame(
      painter, option.rect, kButtonCorner,
      QPen(focused ? theme.accent : edgeOf(option, theme), (focused ? 2 : 1) * textScale(option.fontMetrics)),
      option.state.testFlag(QStyle::State_Enabled) ? theme.panel : theme.window);
}

void paintComboBox(QPainter& painter, const QStyleOptionComplex& option, const Theme& theme) {
  const bool isLeftward = option.direction == Qt::RightToLeft;
  const double scale = textScale(option.fontMetrics);
  const double inside = kArrowFromEdge * scale;
  const double across = isLeftward ? option.rect.left() + inside : option.rect.right() - inside;
  const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
  QStyleOptionComplex box(option);
  box.state.setFlag(QStyle::State_On, false);  // the button does not look pressed while the list is open
  paintButton(painter, box, theme);
  paintChevron(painter, {across, option.rect.center().y() + 0.5}, Way::Down, 4 * scale,
               isEnabled ? theme.mutedText : theme.line);
  if (option.state.testFlag(QStyle::State_HasFocus)) {
    QStyleOption ring;
    ring.rect = option.rect.adjusted(1, 1, -1, -1);
    paintFocus(painter, ring, theme, nullptr);
  }
}

void paintSpinBox(QPainter& painter, const QStyleOptionComplex& option, const Theme& theme,
                  const QStyle& style, const QWidget* widget) {
  const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(&option);
  if (box == nullptr) return;
  paintField(painter, option, theme);
  for (const auto& [part, step, way] :
       {std::tuple(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, Way::Up),
        std::tuple(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, Way::Down)}) {
    if (!option.subControls.testFlag(part)) continue;
    const bool usable = option.state.testFlag(QStyle::State_Enabled) && box->stepEnabled.testFlag(step);
    const QRectF area = style.subControlRect(QStyle::CC_SpinBox, &option, part, widget);
    paintChevron(painter, area.center(), way, 3, usable ? theme.mutedText : theme.line);
  }
}

}  // namespace sudoku
