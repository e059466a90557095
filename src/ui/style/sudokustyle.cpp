#include "sudokustyle.h"

#include <array>
#include <cmath>
#include <tuple>

#include <QAbstractButton>
#include <QLabel>
#include <QPainter>
#include <QStyleOption>

namespace sudoku {
namespace {

constexpr double kButtonRadius = 8;
constexpr double kGroupRadius = 10;
constexpr int kFieldHeight = 26;
constexpr int kFieldPadding = 3;

bool isPrimary(const QStyleOption& option) {
  const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
  return button != nullptr && button->features.testFlag(QStyleOptionButton::DefaultButton);
}

bool isOn(const QStyleOption& option) {
  return option.state.testFlag(QStyle::State_On);
}

/// A line edit within a spin box has none of its own.
bool hasFrame(const QStyleOption& option) {
  const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
  return frame != nullptr && frame->lineWidth > 0;
}

/// An arrow head that points down: up if it is lower than 0.
void drawChevron(QPainter& painter, QPointF centre, double reach, const QColor& colour) {
  const double across = std::abs(reach);
  painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const std::array points = {centre + QPointF(-across, -reach / 2), centre + QPointF(0, reach / 2),
                             centre + QPointF(across, -reach / 2)};
  painter.drawPolyline(points.data(), static_cast<int>(points.size()));
}

QRectF crisp(const QRect& rect) {
  return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
}

}  // namespace

SudokuStyle::SudokuStyle() : QProxyStyle("Fusion"), m_theme(&lightTheme()) {}

void SudokuStyle::polish(QWidget* widget) {
  auto* label = qobject_cast<QLabel*>(widget);
  if (label != nullptr && label->textFormat() == Qt::AutoText) label->setTextFormat(Qt::PlainText);
  QProxyStyle::polish(widget);
}

void SudokuStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const {
  switch (element) {
    case PE_PanelButtonCommand:
      return drawButton(*option, *painter);
    case PE_FrameDefaultButton:
      return;  // the primary button is told by its fill
    case PE_FrameFocusRect:
      return drawFocus(*option, *painter, widget);
    case PE_PanelLineEdit:
      if (hasFrame(*option)) drawField(*option, *painter);
      return;
    case PE_FrameTabWidget:
      return drawPanel(option->rect, *painter);
    case PE_FrameTabBarBase:
      return;  // the panel below has its own edge
    case PE_IndicatorCheckBox:
      return drawCheckBox(*option, *painter);
    default:
      QProxyStyle::drawPrimitive(element, option, painter, widget);
  }
}

void SudokuStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
  if (element == CE_TabBarTabShape) return drawTab(*option, *painter);
  if (element == CE_PushButton) {
    QProxyStyle::drawControl(element, option, painter, widget);
    // Fusion tells the focus by the frame that is not drawn here.
    if (option->state.testFlag(State_HasFocus)) drawFocus(*option, *painter, widget);
    return;
  }
  const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
  if (element != CE_PushButtonLabel || button == nullptr)
    return QProxyStyle::drawControl(element, option, painter, widget);
  QStyleOptionButton label(*button);
  if (option->state.testFlag(State_Enabled) && (isPrimary(*option) || isOn(*option)))
    label.palette.setColor(QPalette::ButtonText, isPrimary(*option) ? m_theme->onAccent : m_theme->onText);
  QProxyStyle::drawControl(element, &label, painter, widget);
}

void SudokuStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                     QPainter* painter, const QWidget* widget) const {
  if (control == CC_ComboBox) return drawComboBox(*option, *painter);
  if (control == CC_SpinBox) return drawSpinBox(*option, *painter, widget);
  if (control == CC_GroupBox) return drawGroup(*option, *painter, widget);
  QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect SudokuStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                  const QWidget* widget) const {
  if (control != CC_GroupBox) return QProxyStyle::subControlRect(control, option, part, widget);
  // The title stands above the panel, not on its edge.
  const auto* group = qstyleoption_cast<const QStyleOptionGroupBox*>(option);
  const bool hasTitle = group == nullptr || !group->text.isEmpty();
  const int titleHeight = hasTitle ? option->fontMetrics.height() + 4 : 0;
  if (part == SC_GroupBoxLabel)
    return option->rect.adjusted(6, 0, 0, 0).intersected({0, 0, 9999, titleHeight});
  return option->rect.adjusted(0, titleHeight, 0, 0);
}

QRect SudokuStyle::subElementRect(SubElement element, const QStyleOption* option,
                                  const QWidget* widget) const {
  const QRect area = QProxyStyle::subElementRect(element, option, widget);
  const bool isField = element == SE_LineEditContents && hasFrame(*option);
  return isField ? area.adjusted(kFieldPadding, 0, -kFieldPadding, 0) : area;
}

QSize SudokuStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                    const QWidget* widget) const {
  const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
  if (type == CT_ItemViewItem) return size + QSize(0, 2 * kFieldPadding);
  const bool isField = (type == CT_LineEdit && hasFrame(*option)) || type == CT_ComboBox ||
                       type == CT_SpinBox || type == CT_PushButton;
  return isField ? size.expandedTo({0, kFieldHeight}) : size;
}

int SudokuStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
  switch (metric) {
    case PM_ButtonDefaultIndicator:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
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

void SudokuStyle::drawButton(const QStyleOption& option, QPainter& painter) const {
  const bool enabled = option.state.testFlag(State_Enabled);
  const bool under = enabled && option.state.testFlag(State_MouseOver);
  const bool down = option.state.testFlag(State_Sunken);
  const bool primary = isPrimary(option) && enabled;
  const bool on = isOn(option) && !primary;
  QColor fill = primary ? m_theme->accent : on ? m_theme->onFill : m_theme->panel;
  if (primary || on)
    fill = down ? fill.darker(112) : under ? fill.lighter(on ? 103 : 106) : fill;
  else if (down)
    fill = m_theme->line;
  else if (under)
    fill = m_theme->hover;
  const double edge = on ? 2 : 1;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(primary ? fill : on ? m_theme->accent : m_theme->line, edge));
  painter.setBrush(fill);
  const double inset = edge / 2;
  painter.drawRoundedRect(QRectF(option.rect).adjusted(inset, inset, -inset, -inset), kButtonRadius,
                          kButtonRadius);
  painter.restore();
}

void SudokuStyle::drawGroup(const QStyleOptionComplex& option, QPainter& painter,
                            const QWidget* widget) const {
  const auto* group = qstyleoption_cast<const QStyleOptionGroupBox*>(&option);
  if (group == nullptr || group->features.testFlag(QStyleOptionFrame::Flat)) return;
  drawPanel(subControlRect(CC_GroupBox, &option, SC_GroupBoxFrame, widget), painter);
  painter.save();
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
  drawChevron(painter, {option.rect.right() - 14.0, option.rect.center().y() + 0.5}, 4, m_theme->mutedText);
  if (option.state.testFlag(State_HasFocus) && option.state.testFlag(State_KeyboardFocusChange)) {
    painter.setPen(QPen(m_theme->accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(2, 2, -2, -2), kButtonRadius - 2, kButtonRadius - 2);
  }
  painter.restore();
}

void SudokuStyle::drawSpinBox(const QStyleOptionComplex& option, QPainter& painter,
                              const QWidget* widget) const {
  const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(&option);
  if (box == nullptr) return;
  drawField(option, painter);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (const auto& [part, step, reach] :
       {std::tuple(SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, -3.0),
        std::tuple(SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, 3.0)}) {
    if (!option.subControls.testFlag(part)) continue;
    const bool usable = option.state.testFlag(State_Enabled) && box->stepEnabled.testFlag(step);
    const QRectF area = subControlRect(CC_SpinBox, &option, part, widget);
    drawChevron(painter, area.center(), reach, usable ? m_theme->mutedText : m_theme->line);
  }
  painter.restore();
}

void SudokuStyle::drawField(const QStyleOption& option, QPainter& painter) const {
  const bool focused = option.state.testFlag(State_HasFocus);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(focused ? m_theme->accent : m_theme->line, focused ? 2 : 1));
  painter.setBrush(option.state.testFlag(State_Enabled) ? m_theme->panel : m_theme->window);
  const double inset = focused ? 0.5 : 0;
  painter.drawRoundedRect(crisp(option.rect).adjusted(inset, inset, -inset, -inset), kButtonRadius,
                          kButtonRadius);
  painter.restore();
}

void SudokuStyle::drawPanel(const QRect& area, QPainter& painter) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(m_theme->line, 1));
  painter.setBrush(m_theme->panel);
  painter.drawRoundedRect(crisp(area), kGroupRadius, kGroupRadius);
  painter.restore();
}

void SudokuStyle::drawCheckBox(const QStyleOption& option, QPainter& painter) const {
  const bool on = option.state.testFlag(State_On);
  const QColor mark = option.state.testFlag(State_Enabled) ? m_theme->accent : m_theme->mutedText;
  const QRectF area = crisp(option.rect);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(on ? mark : m_theme->mutedText, 1));
  painter.setBrush(on ? mark : m_theme->panel);
  painter.drawRoundedRect(area, 3, 3);
  if (on) {
    painter.setPen(QPen(m_theme->onAccent, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&area](double x, double y) {
      return area.topLeft() + QPointF(x * area.width(), y * area.height());
    };
    const std::array tick = {at(0.24, 0.52), at(0.43, 0.71), at(0.77, 0.31)};
    painter.drawPolyline(tick.data(), static_cast<int>(tick.size()));
  }
  painter.restore();
}

void SudokuStyle::drawTab(const QStyleOption& option, QPainter& painter) const {
  if (!option.state.testFlag(State_Selected)) {
    if (option.state.testFlag(State_MouseOver)) painter.fillRect(option.rect, m_theme->hover);
    return;
  }
  painter.fillRect(option.rect.adjusted(6, option.rect.height() - 3, -6, 0), m_theme->accent);
}

void SudokuStyle::drawFocus(const QStyleOption& option, QPainter& painter, const QWidget* widget) const {
  // Around a button; within other widgets around what has the focus there.
  const bool isButton = qobject_cast<const QAbstractButton*>(widget) != nullptr;
  const QRectF area =
      isButton ? QRectF(widget->rect()).adjusted(3, 3, -3, -3) : QRectF(option.rect).adjusted(1, 1, -1, -1);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(isPrimary(option) ? m_theme->onAccent : m_theme->accent, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(area, kButtonRadius - 2, kButtonRadius - 2);
  painter.restore();
}

}  // namespace sudoku
