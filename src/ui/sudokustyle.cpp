#include "sudokustyle.h"

#include <array>

#include <QPainter>
#include <QStyleOption>

namespace sudoku {
namespace {

constexpr double kButtonRadius = 8;
constexpr double kGroupRadius = 10;

bool isPrimary(const QStyleOption& option) {
  const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
  return button != nullptr && button->features.testFlag(QStyleOptionButton::DefaultButton);
}

bool isAccented(const QStyleOption& option) {
  return option.state.testFlag(QStyle::State_On) || isPrimary(option);
}

QRectF crisp(const QRect& rect) {
  return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
}

}  // namespace

SudokuStyle::SudokuStyle() : QProxyStyle("Fusion"), m_theme(&lightTheme()) {}

void SudokuStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const {
  switch (element) {
    case PE_PanelButtonCommand:
      return drawButton(*option, *painter);
    case PE_FrameDefaultButton:
      return;  // the primary button is told by its fill
    case PE_FrameFocusRect:
      painter->save();
      painter->setRenderHint(QPainter::Antialiasing);
      painter->setPen(QPen(isAccented(*option) ? m_theme->onAccent : m_theme->accent, 2));
      painter->setBrush(Qt::NoBrush);
      painter->drawRoundedRect(QRectF(widget->rect()).adjusted(3, 3, -3, -3), kButtonRadius - 2,
                               kButtonRadius - 2);
      return painter->restore();
    default:
      QProxyStyle::drawPrimitive(element, option, painter, widget);
  }
}

void SudokuStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
  const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
  if (element != CE_PushButtonLabel || button == nullptr)
    return QProxyStyle::drawControl(element, option, painter, widget);
  QStyleOptionButton label(*button);
  if (isAccented(*option)) label.palette.setColor(QPalette::ButtonText, m_theme->onAccent);
  QProxyStyle::drawControl(element, &label, painter, widget);
}

void SudokuStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                     QPainter* painter, const QWidget* widget) const {
  if (control == CC_ComboBox) return drawComboBox(*option, *painter);
  if (control == CC_GroupBox) return drawGroup(*option, *painter, widget);
  QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect SudokuStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                  const QWidget* widget) const {
  if (control != CC_GroupBox) return QProxyStyle::subControlRect(control, option, part, widget);
  // The title stands above the panel, not on its edge.
  const int titleHeight = option->fontMetrics.height() + 4;
  if (part == SC_GroupBoxLabel)
    return option->rect.adjusted(6, 0, 0, 0).intersected({0, 0, 9999, titleHeight});
  return option->rect.adjusted(0, titleHeight, 0, 0);
}

int SudokuStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
  switch (metric) {
    case PM_ButtonDefaultIndicator:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
      return 0;
    default:
      return QProxyStyle::pixelMetric(metric, option, widget);
  }
}

int SudokuStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* result) const {
  if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
  // A list over the box takes a quick second click for the end of the first one, and stays open.
  if (hint == SH_ComboBox_Popup) return 0;
  return QProxyStyle::styleHint(hint, option, widget, result);
}

QSize SudokuStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                    const QWidget* widget) const {
  const QSize whole = QProxyStyle::sizeFromContents(type, option, size, widget);
  return type == CT_ItemViewItem ? whole + QSize(0, 8) : whole;
}

void SudokuStyle::drawButton(const QStyleOption& option, QPainter& painter) const {
  const bool enabled = option.state.testFlag(State_Enabled);
  const bool under = enabled && option.state.testFlag(State_MouseOver);
  const bool down = option.state.testFlag(State_Sunken);
  QColor fill = isAccented(option) && enabled ? m_theme->accent : m_theme->panel;
  if (isAccented(option) && enabled)
    fill = down ? fill.darker(112) : under ? fill.lighter(106) : fill;
  else if (down)
    fill = m_theme->line;
  else if (under)
    fill = m_theme->hover;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(isAccented(option) && enabled ? fill : m_theme->line, 1));
  painter.setBrush(fill);
  painter.drawRoundedRect(crisp(option.rect), kButtonRadius, kButtonRadius);
  painter.restore();
}

void SudokuStyle::drawGroup(const QStyleOptionComplex& option, QPainter& painter,
                            const QWidget* widget) const {
  const auto* group = qstyleoption_cast<const QStyleOptionGroupBox*>(&option);
  if (group == nullptr) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(m_theme->line, 1));
  painter.setBrush(m_theme->panel);
  painter.drawRoundedRect(crisp(subControlRect(CC_GroupBox, &option, SC_GroupBoxFrame, widget)), kGroupRadius,
                          kGroupRadius);
  QFont bold = painter.font();
  bold.setBold(true);
  painter.setFont(bold);
  painter.setPen(m_theme->mutedText);
  painter.drawText(subControlRect(CC_GroupBox, &option, SC_GroupBoxLabel, widget),
                   Qt::AlignLeft | Qt::AlignTop, group->text);
  painter.restore();
}

void SudokuStyle::drawComboBox(const QStyleOptionComplex& option, QPainter& painter) const {
  QStyleOptionComplex box(option);
  box.state.setFlag(State_On, false);  // set while the list is open
  drawButton(box, painter);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const QPointF centre(option.rect.right() - 14, option.rect.center().y() + 0.5);
  painter.setPen(QPen(m_theme->mutedText, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const std::array chevron = {centre + QPointF(-4, -2), centre + QPointF(0, 2), centre + QPointF(4, -2)};
  painter.drawPolyline(chevron.data(), static_cast<int>(chevron.size()));
  if (option.state.testFlag(State_HasFocus) && option.state.testFlag(State_KeyboardFocusChange)) {
    painter.setPen(QPen(m_theme->accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(2, 2, -2, -2), kButtonRadius - 2, kButtonRadius - 2);
  }
  painter.restore();
}

}  // namespace sudoku
