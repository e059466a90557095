#include "statisticsdelegate.h"

#include <algorithm>

#include <QPainter>

#include "statisticstablemodel.h"
#include "ui/controls/levelbars.h"
#include "ui/style/direction.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kChosenBar = 3;
constexpr int kSmallLineWidth = 5;  // width of a small line chart, as a multiple of the text's height

int paddingFor(int textHeight) {
  return textHeight * 7 / 16;
}

/// Paints a line chart of values from left to right, with a mark at the last value.
void paintSmallLine(QPainter& painter, const QRectF& area, const std::vector<double>& values,
                    const QColor& colour) {
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  const double range = *most - *least;
  QPolygonF points;
  for (std::size_t index = 0; index < values.size(); ++index) {
    const double across =
        values.size() == 1 ? 1 : static_cast<double>(index) / static_cast<double>(values.size() - 1);
    const double up = range > 0 ? (values[index] - *least) / range : 0.5;
    points << QPointF(area.left() + across * area.width(), area.bottom() - up * area.height());
  }
  painter.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(points);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawEllipse(points.last(), 2.6, 2.6);
}

const StatisticsCell& cellOf(const QModelIndex& index) {
  return static_cast<const StatisticsTableModel*>(index.model())->cell(index);
}

}  // namespace

QRect statisticsInside(const QRect& cell, int column, int textHeight, Qt::LayoutDirection direction) {
  const int padding = paddingFor(textHeight);
  return Mirror(direction, cell)(cell.adjusted(column == 0 ? 2 * padding : padding, 0, -padding, 0));
}

StatisticsDelegate::StatisticsDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

void StatisticsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
  const Theme& theme = themeOf(option.widget);
  const StatisticsCell& cell = cellOf(index);
  const bool isChosen = option.state.testFlag(QStyle::State_Selected);
  const int height = option.fontMetrics.height();
  const int padding = paddingFor(height);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  if (isChosen) painter->fillRect(option.rect, theme.sameFill);
  if (isChosen && index.column() == 0)
    painter->fillRect(Mirror(option.direction, option.rect)(
                          QRect(option.rect.topLeft(), QSize(kChosenBar, option.rect.height()))),
                      theme.accent);
  const QRect area = statisticsInside(option.rect, index.column(), height, option.direction);
  if (!cell.line.empty()) {
    const double reach = std::min(area.height() / 2.0 - 3, height * 0.55);
    QRectF line(area.left() + 2, area.center().y() - reach, area.width() - 6, 2 * reach);
    line.setWidth(std::min<double>(line.width(), kSmallLineWidth * height));
    paintSmallLine(*painter, line, cell.line, theme.accent);
  } else {
    const QFont font = cell.isBold || (isChosen && index.column() == 0) ? bold(option.font) : option.font;
    painter->setFont(font);
    painter->setPen(theme.text);
    painter->drawText(area, index.data(Qt::TextAlignmentRole).toInt() | Qt::TextSingleLine,
                      QFontMetrics(font).elidedText(cell.text, Qt::ElideRight, area.width()));
    if (cell.level) {
      const int used = QFontMetrics(font).horizontalAdvance(cell.text) + padding;
      paintLevelBars(*painter, Mirror(option.direction, area)(area.adjusted(used, 0, 0, 0)), *cell.level,
                     theme);
    }
  }
  painter->restore();
}

QSize StatisticsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const StatisticsCell& cell = cellOf(index);
  const int height = option.fontMetrics.height();
  const int padding = paddingFor(height);
  const int sides = (index.column() == 0 ? 3 : 2) * padding;
  if (!cell.line.empty()) return {kSmallLineWidth * height + sides, height};
  const int bars = cell.level ? height + 4 + padding : 0;
  const QFontMetrics metrics(cell.isBold || index.column() == 0 ? bold(option.font) : option.font);
  return {metrics.horizontalAdvance(cell.text) + bars + sides + 1, height};
}

}  // namespace sudoku
