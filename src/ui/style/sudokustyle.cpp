#include "sudokustyle.h"

#include <map>

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QStyleOption>

#include "buttonlook.h"
#include "fieldlook.h"
#include "fittedtext.h"
#include "icons.h"
#include "listlook.h"
#include "menulook.h"
#include "popups.h"
#include "progresslook.h"
#include "strokes.h"
#include "textscale.h"
#include "textsize.h"

namespace sudoku {
namespace {

constexpr double kArrowReach = 4;

bool isToolTip(const QWidget* widget) {
  return widget != nullptr && widget->inherits("QTipLabel");
}

}  // namespace

SudokuStyle::SudokuStyle() : QProxyStyle("Fusion"), m_theme(&lightTheme()) {}

void SudokuStyle::setTheme(const Theme& theme) {
  // Has to be set before the palette, since widgets ask for the theme when the palette changes.
  m_theme = &theme;
  QApplication::setPalette(paletteOf(theme));
}

void SudokuStyle::setLargeTargets(bool large) {
  if (large == m_hasLargeTargets) return;
  m_hasLargeTargets = large;
  for (QWidget* widget : QApplication::allWidgets()) {
    if (auto* label = qobject_cast<QLabel*>(widget)) fitToField(*label);
    QEvent change(QEvent::StyleChange);  // makes layouts ask for size hints again
    QApplication::sendEvent(widget, &change);
  }
}

/// Makes a label in a form as high as its one-line field, which may be enlarged for touch. A form layout
/// would otherwise put the label at the top of the field.
void SudokuStyle::fitToField(QLabel& label) const {
  const QWidget* field = label.buddy();
  const bool isOneLine = qobject_cast<const QComboBox*>(field) != nullptr ||
                         qobject_cast<const QLineEdit*>(field) != nullptr ||
                         qobject_cast<const QAbstractSpinBox*>(field) != nullptr;
  if (isOneLine) label.setMinimumHeight(leastTarget(label.fontMetrics()));
}

void SudokuStyle::growText(QWidget& widget) const {
  const QFont usual = QApplication::font(&widget);
  const bool isPlain = m_growth == 1;
  if (isPlain && !widget.testAttribute(Qt::WA_SetFont)) return;
  widget.setFont(isPlain ? QFont() : scaled(usual, m_growth));
}

void SudokuStyle::polish(QWidget* widget) {
  auto* label = qobject_cast<QLabel*>(widget);
  if (label != nullptr && label->textFormat() == Qt::AutoText) label->setTextFormat(Qt::PlainText);
  if (label != nullptr) fitToField(*label);
  QProxyStyle::polish(widget);
  // The desktop's settings may give tool tips another palette.
  if (isToolTip(widget)) widget->setPalette(paletteOf(*m_theme));
  if (isToolTip(widget) || isPopupOfBox(widget) || qobject_cast<QMenu*>(widget) != nullptr)
    makeRounded(*widget);
  const bool grows = qobject_cast<QMenu*>(widget) != nullptr || qobject_cast<QDialog*>(widget) != nullptr;
  if (grows || isToolTip(widget)) growText(*widget);
  if (isPopupOfBox(widget)) watchPopup(*widget);
  if (auto* box = qobject_cast<QComboBox*>(widget)) preparePopup(*box);
  // A scroll bar is transparent round its handle, so it does not paint all of its pixels.
  if (qobject_cast<QScrollBar*>(widget) != nullptr) widget->setAttribute(Qt::WA_OpaquePaintEvent, false);
}

void SudokuStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const {
  if (!drawOwnPrimitive(element, *option, *painter, widget))
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

bool SudokuStyle::drawOwnPrimitive(PrimitiveElement element, const QStyleOption& option, QPainter& painter,
                                   const QWidget* widget) const {
  switch (element) {
    case PE_FrameDefaultButton:  // not painted: a default button differs by its fill
    case PE_FrameTabBarBase:     // not painted: the panel below the tabs has an edge
    case PE_FrameMenu:           // not painted: the background of a menu has a frame
    case PE_PanelMenuBar:        // not painted: each entry paints the menu bar under itself
    case PE_PanelItemViewRow:    // not painted: an item is selected, not its whole row
    case PE_PanelScrollAreaCorner:
      return true;
    default:
      return drawGround(element, option, painter, widget) || drawSign(element, option, painter, widget);
  }
}

bool SudokuStyle::drawGround(PrimitiveElement element, const QStyleOption& option, QPainter& painter,
                             const QWidget* widget) const {
  const QStyle::State seen = State_On | State_Sunken | State_MouseOver;
  switch (element) {
    case PE_PanelButtonCommand:
      paintButton(painter, option, *m_theme);
      return true;
    case PE_PanelButtonTool:
      if (!option.state.testFlag(State_AutoRaise) || option.state.testAnyFlags(seen))
        paintButton(painter, option, *m_theme);
      return true;
    case PE_PanelLineEdit:
      if (hasFieldFrame(option)) paintField(painter, option, *m_theme);
      return true;
    case PE_FrameTabWidget:
      paintPanel(painter, option.rect, kPanelCorner, *m_theme);
      return true;
    case PE_PanelMenu:
      paintPopup(painter, option, kPanelCorner, *m_theme);
      return true;
    case PE_PanelTipLabel:
      paintPopup(painter, option, kRowCorner, *m_theme);
      return true;
    case PE_Frame:
      if (isPopupOfBox(widget)) paintPopup(painter, option, kPanelCorner, *m_theme);
      if (hasScrollFrame(option, widget)) paintScrollFrame(painter, option, *m_theme);
      return isPopupOfBox(widget) || hasScrollFrame(option, widget);
    case PE_PanelItemViewItem:
      if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(&option))
        paintItemGround(painter, *item, *m_theme);
      return true;
    default:
      return false;
  }
}

bool SudokuStyle::drawSign(PrimitiveElement element, const QStyleOption& option, QPainter& painter,
                           const QWidget* widget) const {
  static const std::map<PrimitiveElement, Way> arrows = {{PE_IndicatorArrowUp, Way::Up},
                                                         {PE_IndicatorArrowDown, Way::Down},
                                                         {PE_IndicatorArrowLeft, Way::Left},
                                                         {PE_IndicatorArrowRight, Way::Right}};
  if (const auto arrow = arrows.find(element); arrow != arrows.end()) {
    const bool isEnabled = option.state.testFlag(State_Enabled);
    paintChevron(painter, QRectF(option.rect).center(), arrow->second, kArrowReach,
                 isEnabled ? m_theme->mutedText : m_theme->line);
    return true;
  }
  switch (element) {
    case PE_FrameFocusRect:
      paintFocus(painter, option, *m_theme, widget);
      return true;
    case PE_IndicatorCheckBox:
      paintCheckBox(painter, option, *m_theme);
      return true;
    case PE_IndicatorRadioButton:
      paintRadioButton(painter, option, *m_theme);
      return true;
    case PE_IndicatorBranch:
      paintBranch(painter, option, *m_theme);
      return true;
    default:
      return false;
  }
}

void SudokuStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
  if (!drawOwnControl(element, *option, *painter, widget))
    QProxyStyle::drawControl(element, option, painter, widget);
}

bool SudokuStyle::drawOwnControl(ControlElement element, const QStyleOption& option, QPainter& painter,
                                 const QWidget* widget) const {
  const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(&option);
  const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(&option);
  switch (element) {
    case CE_ProgressBar:
      if (bar != nullptr) paintProgress(painter, *bar, *m_theme);
      return true;
    case CE_TabBarTabShape:
      drawTab(option, painter);
      return true;
    case CE_PushButton:
      QProxyStyle::drawControl(element, &option, &painter, widget);
      // Fusion shows the focus by a frame that this style does not draw.
      if (option.state.testFlag(State_HasFocus)) paintFocus(painter, option, *m_theme, widget);
      return true;
    case CE_CheckBox:
    case CE_RadioButton:
      drawChoice(element == CE_CheckBox, option, painter, widget);
      return true;
    case CE_PushButtonLabel:
      drawButtonLabel(option, painter, widget);
      return true;
    case CE_MenuItem:
      if (item != nullptr) paintMenuItem(painter, *item, *m_theme, underlines(option, widget));
      return true;
    case CE_MenuEmptyArea:
      return true;  // not painted, so that the background of the menu is visible
    case CE_MenuBarItem:
      if (item != nullptr) paintMenuBarItem(painter, *item, *m_theme, underlines(option, widget));
      return true;
    case CE_MenuBarEmptyArea:
      paintMenuBarGround(painter, option.rect, *m_theme);
      return true;
    case CE_ItemViewItem:
      drawItem(option, painter, widget);
      return true;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
      paintHeaderSection(painter, option, *m_theme);
      return true;
    default:
      return false;
  }
}

bool SudokuStyle::underlines(const QStyleOption& option, const QWidget* widget) const {
  return proxy()->styleHint(SH_UnderlineShortcut, &option, widget) != 0;
}

void SudokuStyle::drawButtonLabel(const QStyleOption& option, QPainter& painter,
                                  const QWidget* widget) const {
  const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
  if (button == nullptr) return;
  QStyleOptionButton label(*button);
  const bool isEnabled = option.state.testFlag(State_Enabled);
  if (isEnabled && isPrimary(option))
    label.palette.setColor(QPalette::ButtonText, m_theme->onAccent);
  else if (isEnabled && option.state.testFlag(State_On))
    label.palette.setColor(QPalette::ButtonText, m_theme->onText);
  if (option.direction == Qt::RightToLeft && !label.icon.isNull() && !label.text.isEmpty())
    return drawLabelFromRight(label, painter);
  QProxyStyle::drawControl(CE_PushButtonLabel, &label, &painter, widget);
}

/// Draws the icon and the text of a button, together in its middle. Qt would put the text at the far edge.
void SudokuStyle::drawLabelFromRight(const QStyleOptionButton& button, QPainter& painter) const {
  constexpr int kIconSpace = 4;
  const int flags = Qt::AlignVCenter | Qt::TextShowMnemonic;
  const QSize text = button.fontMetrics.size(Qt::TextShowMnemonic, button.text);
  const int both = std::min(button.iconSize.width() + kIconSpace + text.width(), button.rect.width());
  QRect area = alignedRect(button.direction, Qt::AlignCenter, {both, button.rect.height()}, button.rect);
  QRect icon(QPoint(), button.iconSize);
  icon.moveCenter(area.center());
  icon.moveRight(area.right());
  const bool isEnabled = button.state.testFlag(State_Enabled);
  button.icon.paint(&painter, icon, Qt::AlignCenter, isEnabled ? QIcon::Normal : QIcon::Disabled,
                    button.state.testFlag(State_On) ? QIcon::On : QIcon::Off);
  area.setRight(icon.left() - kIconSpace);
  drawItemText(&painter, area, flags | Qt::AlignLeft, button.palette, isEnabled, button.text,
               QPalette::ButtonText);
}

/// Draws a check box or a radio button. Its focus ring goes round indicator and text, not round the whole
/// widget.
void SudokuStyle::drawChoice(bool isCheckBox, const QStyleOption& option, QPainter& painter,
                             const QWidget* widget) const {
  const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
  if (button == nullptr) return;
  QStyleOptionButton part(*button);
  part.rect = subElementRect(isCheckBox ? SE_CheckBoxIndicator : SE_RadioButtonIndicator, &option, widget);
  QRect ring = part.rect;
  drawPrimitive(isCheckBox ? PE_IndicatorCheckBox : PE_IndicatorRadioButton, &part, &painter, widget);
  part.rect = subElementRect(isCheckBox ? SE_CheckBoxContents : SE_RadioButtonContents, &option, widget);
  QProxyStyle::drawControl(isCheckBox ? CE_CheckBoxLabel : CE_RadioButtonLabel, &part, &painter, widget);
  if (!option.state.testFlag(State_HasFocus)) return;
  const QSize text = option.fontMetrics.size(Qt::TextShowMnemonic, button->text);
  ring |= alignedRect(option.direction, Qt::AlignLeft | Qt::AlignVCenter, text.boundedTo(part.rect.size()),
                      part.rect);
  part.rect = ring.adjusted(-kChoicePadding, -kChoicePadding, kChoicePadding, kChoicePadding) & option.rect;
  paintFocus(painter, part, *m_theme, nullptr);
}

void SudokuStyle::drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette,
                               bool isEnabled, const QString& text, QPalette::ColorRole role) const {
  const QFontMetrics metrics = painter->fontMetrics();
  const bool hasLines = (flags & Qt::TextWordWrap) != 0;
  const bool fits = hasLines ? metrics.boundingRect(rect, flags, text).height() <= rect.height()
                             : metrics.size(flags, text).width() <= rect.width();
  if (fits) return QProxyStyle::drawItemText(painter, rect, flags, palette, isEnabled, text, role);
  const QFont usual = painter->font();
  const FittedText fitted = fittedText(text, usual, rect.size(), flags);
  painter->setFont(fitted.font);
  QProxyStyle::drawItemText(painter, rect, fitted.hasLines ? flags | Qt::TextWordWrap : flags, palette,
                            isEnabled, fitted.text, role);
  painter->setFont(usual);
}

void SudokuStyle::drawItem(const QStyleOption& option, QPainter& painter, const QWidget* widget) const {
  const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(&option);
  if (item == nullptr) return;
  QStyleOptionViewItem own(*item);
  own.palette.setColor(QPalette::HighlightedText, chosenText(*m_theme));
  if (isInPopup(widget)) own.state.setFlag(State_HasFocus, false);  // the selected row needs no focus frame
  own.palette.setColor(QPalette::Disabled, QPalette::Text, dimText(*m_theme));
  QProxyStyle::drawControl(CE_ItemViewItem, &own, &painter, widget);
}

void SudokuStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                     QPainter* painter, const QWidget* widget) const {
  switch (control) {
    case CC_ComboBox:
      return paintComboBox(*painter, *option, *m_theme);
    case CC_SpinBox:
      return paintSpinBox(*painter, *option, *m_theme, *this, widget);
    case CC_GroupBox:
      return drawGroup(*option, *painter, widget);
    case CC_ScrollBar:
      return paintScrollBar(*painter, *option, *m_theme, *this, widget);
    default:
      QProxyStyle::drawComplexControl(control, option, painter, widget);
  }
}

QIcon SudokuStyle::standardIcon(StandardPixmap icon, const QStyleOption* option,
                                const QWidget* widget) const {
  if (icon == SP_LineEditClearButton) return lineIcon(IconShape::Close);
  return QProxyStyle::standardIcon(icon, option, widget);
}

void SudokuStyle::drawGroup(const QStyleOptionComplex& option, QPainter& painter,
                            const QWidget* widget) const {
  const auto* group = qstyleoption_cast<const QStyleOptionGroupBox*>(&option);
  if (group == nullptr || group->features.testFlag(QStyleOptionFrame::Flat)) return;
  paintPanel(painter, subControlRect(CC_GroupBox, &option, SC_GroupBoxFrame, widget), kPanelCorner, *m_theme,
             textScale(option.fontMetrics));
  painter.save();
  QFont bold = painter.font();
  bold.setBold(true);
  painter.setFont(bold);
  painter.setPen(m_theme->mutedText);
  painter.drawText(subControlRect(CC_GroupBox, &option, SC_GroupBoxLabel, widget),
                   Qt::AlignLeft | Qt::AlignTop, group->text);
  painter.restore();
}

void SudokuStyle::drawTab(const QStyleOption& option, QPainter& painter) const {
  if (!option.state.testFlag(State_Selected)) {
    if (option.state.testFlag(State_MouseOver))
      paintHoveredRow(painter, option.rect.adjusted(2, 2, -2, -2), kRowCorner, *m_theme);
    return;
  }
  painter.fillRect(option.rect.adjusted(6, option.rect.height() - 3, -6, 0), m_theme->accent);
  if (!option.state.testFlag(State_HasFocus)) return;
  QStyleOption ring;
  ring.rect = option.rect.adjusted(0, 0, 0, -5);
  paintFocus(painter, ring, *m_theme, nullptr);
}

}  // namespace sudoku
