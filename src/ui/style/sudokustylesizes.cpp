#include <algorithm>
#include <cmath>
#include <utility>

#include <QMessageBox>
#include <QStyleOption>

#include "fieldlook.h"
#include "listlook.h"
#include "menulook.h"
#include "popups.h"
#include "strokes.h"
#include "sudokustyle.h"
#include "textscale.h"

namespace sudoku {
namespace {

constexpr int kFieldHeight = 26;
constexpr int kFieldPadding = 3;
constexpr int kPopupMargin = 5;
constexpr int kListMargin = 4;  // pixels between a list and its frame, for the frame's round corners
constexpr int kItemMargin = 5;
constexpr int kTipMargin = 6;
constexpr int kMessageMargin = 16;
constexpr int kScrollBarExtent = 12;
constexpr int kLeastHandle = 32;
constexpr int kTarget = 44;
constexpr int kMenuBarPadding = 9;

/// The additional space in pixels before and after the text of a combo box if its text, and with it the
/// arrow, is larger than usual.
std::pair<int, int> moreBesideBoxText(const QStyleOption& option) {
  constexpr double kBefore = 8;
  constexpr double kAfter = 18;
  const double more = textScale(option.fontMetrics) - 1;
  return {qRound(kBefore * more), qRound(kAfter * more)};
}

bool isPressed(QStyle::ContentsType type, const QStyleOption& option) {
  switch (type) {
    case QStyle::CT_MenuItem: {
      const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(&option);
      return item != nullptr && item->menuItemType != QStyleOptionMenuItem::Separator;
    }
    case QStyle::CT_LineEdit:
      return hasFieldFrame(option);
    case QStyle::CT_PushButton:
    case QStyle::CT_ToolButton:
    case QStyle::CT_CheckBox:
    case QStyle::CT_RadioButton:
    case QStyle::CT_ComboBox:
    case QStyle::CT_SpinBox:
    case QStyle::CT_MenuBarItem:
    case QStyle::CT_TabBarTab:
    case QStyle::CT_ItemViewItem:
      return true;
    default:
      return false;
  }
}

}  // namespace

int SudokuStyle::leastTarget(const QFontMetrics& metrics) const {
  if (!m_hasLargeTargets) return 0;
  return static_cast<int>(std::ceil(kTarget * textScale(metrics)));
}

int SudokuStyle::menuBarPadding() const {
  return qRound(kMenuBarPadding * m_growth);
}

QRect SudokuStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                  const QWidget* widget) const {
  if (control == CC_ScrollBar)
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
      return scrollBarPart(*bar, part, kLeastHandle);
  const QRect area = QProxyStyle::subControlRect(control, option, part, widget);
  if (control == CC_ComboBox && part == SC_ComboBoxEditField) {
    const auto [before, after] = moreBesideBoxText(*option);
    return option->direction == Qt::RightToLeft ? area.adjusted(after, 0, -before, 0)
                                                : area.adjusted(before, 0, -after, 0);
  }
  if (control != CC_GroupBox) return area;
  // The title of a group box stands above its panel, not on the panel's edge.
  const auto* group = qstyleoption_cast<const QStyleOptionGroupBox*>(option);
  const bool hasTitle = group == nullptr || !group->text.isEmpty();
  const int titleHeight = hasTitle ? option->fontMetrics.height() + 4 : 0;
  if (part == SC_GroupBoxLabel)
    return option->rect.adjusted(6, 0, 0, 0).intersected({0, 0, 9999, titleHeight});
  return option->rect.adjusted(0, titleHeight, 0, 0);
}

QRect SudokuStyle::subElementRect(SubElement element, const QStyleOption* option,
                                  const QWidget* widget) const {
  const auto inset = [](const QRect& area, int margin) {
    return area.adjusted(margin, margin, -margin, -margin);
  };
  const QRect area = QProxyStyle::subElementRect(element, option, widget);
  switch (element) {
    case SE_LineEditContents:
      return hasFieldFrame(*option) ? area.adjusted(kFieldPadding, 0, -kFieldPadding, 0) : area;
    case SE_CheckBoxIndicator:
    case SE_RadioButtonIndicator:
      return area.translated(option->direction == Qt::RightToLeft ? -kChoicePadding : kChoicePadding, 0);
    case SE_CheckBoxContents:
    case SE_RadioButtonContents:
      return area.adjusted(kChoicePadding, 0, -kChoicePadding, 0);
    case SE_ShapedFrameContents:
      if (isPopupOfBox(widget)) return inset(option->rect, kPopupMargin);
      return hasScrollFrame(*option, widget) ? inset(option->rect, kListMargin) : area;
    default:
      return area;
  }
}

QSize SudokuStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                    const QWidget* widget) const {
  if (option == nullptr) return QProxyStyle::sizeFromContents(type, option, contents, widget);
  const QSize size = plainSize(type, *option, contents, widget);
  if (!isPressed(type, *option)) return size;
  const int least = leastTarget(option->fontMetrics);
  const bool isButton = type == CT_PushButton || type == CT_ToolButton;
  return size.expandedTo({isButton ? least : 0, least});
}

QSize SudokuStyle::plainSize(ContentsType type, const QStyleOption& option, const QSize& contents,
                             const QWidget* widget) const {
  if (type == CT_MenuItem)
    if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(&option))
      return menuItemSize(*item, contents);
  const QSize size = QProxyStyle::sizeFromContents(type, &option, contents, widget);
  switch (type) {
    case CT_MenuBarItem:
      return size + QSize(2 * (menuBarPadding() - kMenuBarPadding), 0);
    case CT_ItemViewItem:
      return size + QSize(0, isInPopup(widget) ? 4 * kFieldPadding : 2 * kFieldPadding);
    case CT_CheckBox:
    case CT_RadioButton:
      return size + QSize(2 * kChoicePadding, kChoicePadding);
    case CT_LineEdit:
      return hasFieldFrame(option) ? size.expandedTo({0, kFieldHeight}) : size;
    case CT_ComboBox: {
      const auto [before, after] = moreBesideBoxText(option);
      return (size + QSize(before + after, 0)).expandedTo({0, kFieldHeight});
    }
    case CT_SpinBox:
    case CT_PushButton:
      return size.expandedTo({0, kFieldHeight});
    default:
      return size;
  }
}

int SudokuStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
  switch (metric) {
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
      if (qobject_cast<const QMessageBox*>(widget) != nullptr) return kMessageMargin;
      return QProxyStyle::pixelMetric(metric, option, widget);
    case PM_ButtonDefaultIndicator:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
    case PM_MenuPanelWidth:
      return 0;
    case PM_MenuHMargin:
    case PM_MenuVMargin:
      return kPopupMargin;
    case PM_ToolTipLabelFrameWidth:
      return kTipMargin;
    case PM_FocusFrameHMargin:
      return kItemMargin;
    case PM_ScrollBarExtent:
      return kScrollBarExtent;
    default:
      return QProxyStyle::pixelMetric(metric, option, widget);
  }
}

int SudokuStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* result) const {
  if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
  // The list of a combo box opens below the box. If it covered the box, a quick second click would leave it
  // open.
  if (hint == SH_ComboBox_Popup) return 0;
  return QProxyStyle::styleHint(hint, option, widget, result);
}

}  // namespace sudoku
