#include "menulook.h"

#include <algorithm>

#include <QPainter>
#include <QStyle>
#include <QStyleOption>

#include "buttonlook.h"
#include "strokes.h"
#include "theme.h"

namespace sudoku {
namespace {

constexpr int kItemPadding = 10;
constexpr int kAboveItemText = 5;  // pixels above and below the text of a menu entry
constexpr int kSeparatorHeight = 9;
constexpr double kBarCorner = 4;

/// The keyboard shortcut in the text of a menu entry, after a tab character; empty if there is none.
QString keyOf(const QStyleOptionMenuItem& item) {
  const qsizetype tab = item.text.indexOf(u'\t');
  return tab < 0 ? QString() : item.text.mid(tab + 1);
}

QString wordsOf(const QStyleOptionMenuItem& item) {
  return item.text.section(u'\t', 0, 0);
}

/// The width in pixels of the column for check marks and icons, which is the same for all entries of a menu.
int signWidth(const QStyleOptionMenuItem& item) {
  const int sign = item.menuHasCheckableItems ? item.fontMetrics.height() : 0;
  const int widest = std::max(sign, item.icon.isNull() ? 0 : item.maxIconWidth);
  return widest == 0 ? 0 : widest + kItemPadding;
}

bool isSubMenu(const QStyleOptionMenuItem& item) {
  return item.menuItemType == QStyleOptionMenuItem::SubMenu;
}

bool isSeparator(const QStyleOptionMenuItem& item) {
  return item.menuItemType == QStyleOptionMenuItem::Separator;
}

int mnemonicFlag(bool underlines) {
  return underlines ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
}

QRect mirrored(const QStyleOptionMenuItem& item, const QRect& area) {
  return QStyle::visualRect(item.direction, item.rect, area);
}

void paintSign(QPainter& painter, const QStyleOptionMenuItem& item, const QRect& column, const Theme& theme) {
  if (item.checkType == QStyleOptionMenuItem::NotCheckable) {
    const bool isEnabled = item.state.testFlag(QStyle::State_Enabled);
    if (!item.icon.isNull())
      item.icon.paint(&painter, column, Qt::AlignCenter, isEnabled ? QIcon::Normal : QIcon::Disabled);
    return;
  }
  const int side = std::min(item.fontMetrics.height(), item.rect.height());
  QStyleOption box;
  box.rect = QRect(0, 0, side, side);
  box.rect.moveCenter(column.center());
  box.state = item.state & QStyle::State_Enabled;
  box.state |= item.checked ? QStyle::State_On : QStyle::State_Off;
  if (item.checkType == QStyleOptionMenuItem::Exclusive)
    paintRadioButton(painter, box, theme);
  else
    paintCheckBox(painter, box, theme);
}

void paintSeparator(QPainter& painter, const QStyleOptionMenuItem& item, const Theme& theme) {
  const int middle = item.rect.center().y();
  paintAcross(painter, item.rect.left() + kItemPadding, middle, item.rect.width() - 2 * kItemPadding,
              theme.line);
}

}  // namespace

QSize menuItemSize(const QStyleOptionMenuItem& item, const QSize& text) {
  if (isSeparator(item)) return {text.width(), kSeparatorHeight};
  const int line = item.fontMetrics.height();
  int width = text.width() + 2 * kItemPadding + signWidth(item);
  if (isSubMenu(item)) width += line + kItemPadding;
  // Gap before the shortcut; QMenu itself adds the shortcut's width.
  if (item.text.contains(u'\t')) width += 2 * line;
  return {width, std::max(text.height(), line) + 2 * kAboveItemText};
}

void paintMenuItem(QPainter& painter, const QStyleOptionMenuItem& item, const Theme& theme, bool underlines) {
  if (isSeparator(item)) return paintSeparator(painter, item, theme);
  const bool isEnabled = item.state.testFlag(QStyle::State_Enabled);
  const bool isChosen = item.state.testFlag(QStyle::State_Selected);
  if (isChosen && isEnabled)
    paintChosenRow(painter, item.rect, kRowCorner, theme);
  else if (isChosen)
    paintHoveredRow(painter, item.rect, kRowCorner, theme);
  QRect area = item.rect.adjusted(kItemPadding, 0, -kItemPadding, 0);
  if (const int sign = signWidth(item); sign > 0) {
    const QRect column(area.left(), area.top(), sign - kItemPadding, area.height());
    paintSign(painter, item, mirrored(item, column), theme);
    area.setLeft(area.left() + sign);
  }
  painter.save();
  painter.setFont(item.font);
  const QColor text = isChosen ? chosenText(theme) : theme.text;
  painter.setPen(isEnabled ? text : dimText(theme));
  const QRect place = mirrored(item, area);
  const auto side = [&](Qt::Alignment flag) {
    return static_cast<int>(QStyle::visualAlignment(item.direction, flag) | Qt::AlignVCenter) |
           Qt::TextSingleLine | Qt::TextDontClip;
  };
  painter.drawText(place, side(Qt::AlignLeft) | mnemonicFlag(underlines), wordsOf(item));
  if (isEnabled) painter.setPen(isChosen ? text : theme.mutedText);
  if (const QString key = keyOf(item); !key.isEmpty()) painter.drawText(place, side(Qt::AlignRight), key);
  painter.restore();
  if (!isSubMenu(item)) return;
  const double reach = item.fontMetrics.height() / 5.0;
  const bool isLeftward = item.direction == Qt::RightToLeft;
  const double across = isLeftward ? place.left() + reach : place.right() - reach;
  paintChevron(painter, {across, place.center().y() + 0.5}, isLeftward ? Way::Left : Way::Right, reach,
               isEnabled ? theme.mutedText : dimText(theme));
}

void paintMenuBarItem(QPainter& painter, const QStyleOptionMenuItem& item, const Theme& theme,
                      bool underlines) {
  paintMenuBarGround(painter, item.rect, theme);
  const bool isEnabled = item.state.testFlag(QStyle::State_Enabled);
  const bool isChosen = isEnabled && item.state.testFlag(QStyle::State_Selected);
  if (isChosen) paintChosenRow(painter, item.rect.adjusted(0, 1, 0, -2), kBarCorner, theme);
  painter.save();
  painter.setFont(item.font);
  painter.setPen(isChosen ? chosenText(theme) : isEnabled ? theme.text : dimText(theme));
  painter.drawText(item.rect, Qt::AlignCenter | Qt::TextSingleLine | mnemonicFlag(underlines), item.text);
  painter.restore();
}

void paintMenuBarGround(QPainter& painter, const QRect& area, const Theme& theme) {
  painter.fillRect(area, theme.window);
  paintAcross(painter, area.left(), area.bottom(), area.width(), theme.line);
}

}  // namespace sudoku
