#include "techniquedelegate.h"

#include <algorithm>

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOptionButton>

#include "ui/controls/levelbars.h"
#include "ui/style/direction.h"
#include "ui/style/targets.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kDots = 3;
constexpr double kRowRadius = 5;

}  // namespace

TechniqueDelegate::TechniqueDelegate(QObject* parent) : QAbstractItemDelegate(parent) {}

void TechniqueDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const {
  const Theme& theme = themeOf(option.widget);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  if (index.data(TechniqueRole).isValid()) {
    paintTechnique(*painter, option, index);
  } else {
    const int height = option.fontMetrics.height();
    const Mirror mirror(option.direction, option.rect);
    const QRect area = option.rect.adjusted(height / 4, 0, 0, 0);
    paintLevelBars(*painter, mirror(area), static_cast<Level>(index.data(LevelRole).toInt()), theme);
    painter->setFont(bold(option.font));
    painter->setPen(theme.mutedText);
    painter->drawText(mirror(area.adjusted(height * 7 / 4, 0, 0, 0)), Qt::AlignVCenter | Qt::TextSingleLine,
                      index.data().toString());
  }
  painter->restore();
}

void TechniqueDelegate::paintTechnique(QPainter& painter, const QStyleOptionViewItem& option,
                                       const QModelIndex& index) const {
  const Theme& theme = themeOf(option.widget);
  const bool isCurrent = m_current && index.data(TechniqueRole).toInt() == static_cast<int>(*m_current);
  const bool hasFocus = option.state.testFlag(QStyle::State_HasFocus);
  const bool isHovered = option.state.testFlag(QStyle::State_MouseOver);
  if (isCurrent || isHovered || hasFocus) {
    painter.setPen(hasFocus ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
    painter.setBrush(isCurrent ? theme.sameFill : isHovered ? theme.hover : theme.panel);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), kRowRadius, kRowRadius);
  }
  const int height = option.fontMetrics.height();
  const int gap = height / 2;
  QStyleOptionButton box;
  const Mirror mirror(option.direction, option.rect);
  const QRect mark(option.rect.left() + gap / 2, option.rect.center().y() - height / 2 + 1, height, height);
  box.rect = mirror(mark);
  const bool isChecked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
  box.state = QStyle::State_Enabled | (isChecked ? QStyle::State_On : QStyle::State_Off);
  box.palette = paletteOf(theme);
  QApplication::style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, &painter, option.widget);
  const QRect dots(option.rect.right() - gap / 2 - masteryDotsWidth(height), option.rect.top(),
                   masteryDotsWidth(height), option.rect.height());
  paintMasteryDots(painter, mirror(dots), static_cast<Mastery>(index.data(MasteryRole).toInt()), theme);
  const QRect area(mark.right() + gap, option.rect.top(), dots.left() - mark.right() - 2 * gap,
                   option.rect.height());
  const QFont font = isCurrent ? bold(option.font) : option.font;
  painter.setFont(font);
  painter.setPen(theme.text);
  painter.drawText(mirror(area), Qt::AlignVCenter | Qt::TextSingleLine,
                   QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideMiddle, area.width()));
}

QSize TechniqueDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const {
  return {100,
          std::max(option.fontMetrics.height() * 26 / 16, leastTarget(option.widget, option.fontMetrics))};
}

bool TechniqueDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                                    const QStyleOptionViewItem& /*option*/, const QModelIndex& index) {
  if (!index.data(TechniqueRole).isValid()) return false;
  const bool isClick = event->type() == QEvent::MouseButtonRelease &&
                       static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton;
  const bool isKey =
      event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space;
  if (!isClick && !isKey) return false;
  const bool isChecked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
  return model->setData(index, isChecked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

int masteryDotsWidth(int textHeight) {
  return textHeight * 27 / 16;
}

void paintMasteryDots(QPainter& painter, const QRect& area, Mastery mastery, const Theme& theme) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const Mirror mirror(painter.layoutDirection(), area);
  const double step = area.width() / static_cast<double>(kDots);
  const double radius = step * 0.36;
  for (int dot = 0; dot < kDots; ++dot) {
    const bool isFilled = dot < static_cast<int>(mastery);
    painter.setPen(QPen(isFilled ? theme.accent : theme.mutedText, 1));
    painter.setBrush(isFilled ? QBrush(theme.accent) : QBrush(Qt::NoBrush));
    painter.drawEllipse(mirror(QPointF(area.left() + (dot + 0.5) * step, QRectF(area).center().y())), radius,
                        radius);
  }
  painter.restore();
}

}  // namespace sudoku
