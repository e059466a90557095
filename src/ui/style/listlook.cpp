#include "listlook.h"

#include <algorithm>

#include <QAbstractScrollArea>
#include <QPainter>
#include <QStyleOption>

#include "buttonlook.h"
#include "strokes.h"
#include "theme.h"

namespace sudoku {
namespace {

constexpr int kHandleInset = 3;
constexpr double kBranchReach = 4;

}  // namespace

void paintItemGround(QPainter& painter, const QStyleOptionViewItem& item, const Theme& theme) {
  if (item.backgroundBrush.style() != Qt::NoBrush) painter.fillRect(item.rect, item.backgroundBrush);
  using Position = QStyleOptionViewItem::ViewItemPosition;
  const bool isAlone =
      item.viewItemPosition == Position::Invalid || item.viewItemPosition == Position::OnlyOne;
  const double radius = isAlone ? kRowCorner : 0;
  if (item.state.testFlag(QStyle::State_Selected))
    paintChosenRow(painter, item.rect, radius, theme);
  else if (item.state.testFlag(QStyle::State_MouseOver) && item.state.testFlag(QStyle::State_Enabled))
    paintHoveredRow(painter, item.rect, radius, theme);
}

void paintBranch(QPainter& painter, const QStyleOption& option, const Theme& theme) {
  if (!option.state.testFlag(QStyle::State_Children)) return;
  const Way closed = option.direction == Qt::RightToLeft ? Way::Left : Way::Right;
  paintChevron(painter, QRectF(option.rect).center(),
               option.state.testFlag(QStyle::State_Open) ? Way::Down : closed, kBranchReach, theme.mutedText);
}

bool hasScrollFrame(const QStyleOption& option, const QWidget* widget) {
  const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
  return frame != nullptr && frame->frameShape == QFrame::StyledPanel &&
         qobject_cast<const QAbstractScrollArea*>(widget) != nullptr;
}

void paintScrollFrame(QPainter& painter, const QStyleOption& option, const Theme& theme) {
  paintFrame(painter, option.rect, kButtonCorner, QPen(edgeOf(option, theme), 1), theme.panel);
  if (!option.state.testFlag(QStyle::State_HasFocus)) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.accent, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), kButtonCorner, kButtonCorner);
  painter.restore();
}

void paintHeaderSection(QPainter& painter, const QStyleOption& option, const Theme& theme) {
  painter.fillRect(option.rect, theme.panel);
  paintAcross(painter, option.rect.left(), option.rect.bottom(), option.rect.width(), theme.line);
}

QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part, int leastHandle) {
  const bool isAcross = bar.orientation == Qt::Horizontal;
  const int length = isAcross ? bar.rect.width() : bar.rect.height();
  const qint64 all = qint64{bar.maximum} - bar.minimum + bar.pageStep;
  int handle = length;
  if (bar.maximum > bar.minimum && all > 0)
    handle = std::clamp(static_cast<int>(length * qint64{bar.pageStep} / all), std::min(leastHandle, length),
                        length);
  const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                    length - handle, bar.upsideDown);
  const auto stretch = [&](int from, int to) {
    const QRect area =
        isAcross ? QRect(from, 0, to - from, bar.rect.height()) : QRect(0, from, bar.rect.width(), to - from);
    return QStyle::visualRect(bar.direction, bar.rect, area.translated(bar.rect.topLeft()));
  };
  switch (part) {
    case QStyle::SC_ScrollBarGroove:
      return stretch(0, length);
    case QStyle::SC_ScrollBarSlider:
      return stretch(start, start + handle);
    case QStyle::SC_ScrollBarSubPage:
      return stretch(0, start);
    case QStyle::SC_ScrollBarAddPage:
      return stretch(start + handle, length);
    default:
      return {};
  }
}

void paintScrollBar(QPainter& painter, const QStyleOptionComplex& option, const Theme& theme,
                    const QStyle& style, const QWidget* widget) {
  const QRect handle =
      style.subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, widget);
  const bool isActive = option.state.testFlag(QStyle::State_Enabled) &&
                        option.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider);
  const QRectF area = QRectF(handle).adjusted(kHandleInset, kHandleInset, -kHandleInset, -kHandleInset);
  const double radius = std::min(area.width(), area.height()) / 2;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(isActive ? theme.mutedText : dimText(theme));
  painter.drawRoundedRect(area, radius, radius);
  painter.restore();
}

}  // namespace sudoku
