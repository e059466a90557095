#include "steplistdelegate.h"

#include <algorithm>

#include <QFontDatabase>
#include <QStyleOptionViewItem>

#include "ui/controls/levelbars.h"
#include "ui/style/direction.h"
#include "ui/style/targets.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kSelectionBar = 3;

void paintChevron(QPainter& painter, const QRect& area, bool isOpen, const QColor& colour) {
  const QPointF centre = QRectF(area).center();
  const double reach = area.height() / 6.0;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.translate(centre);
  if (isOpen)
    painter.rotate(90);
  else if (painter.layoutDirection() == Qt::RightToLeft)
    painter.scale(-1, 1);
  painter.drawPolyline(QPolygonF({{-reach / 2, -reach}, {reach / 2, 0}, {-reach / 2, reach}}));
  painter.restore();
}

QFont shortFont(const QFont& font) {
  QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  fixed.setPointSizeF(font.pointSizeF() * 0.86);
  return fixed;
}

}  // namespace

StepColumns StepColumns::of(const QRect& row, const QFontMetrics& metrics, int techniqueWidth, bool twoLines,
                            Qt::LayoutDirection direction) {
  const int gap = metrics.averageCharWidth();
  const int lineHeight = twoLines ? (row.height() - gap) / 2 : row.height();
  const QRect line(row.left() + gap, row.top() + (twoLines ? gap / 2 : 0), row.width() - 2 * gap, lineHeight);
  StepColumns columns;
  int left = line.left();
  const Mirror mirror(direction, row);
  const auto take = [&](int width) {
    const QRect area(left, line.top(), width, line.height());
    left += width + gap;
    return mirror(area);
  };
  const int scoreWidth = metrics.horizontalAdvance("10000");
  const int barsWidth = metrics.height() + 4;
  const int levelWidth =
      twoLines ? barsWidth : std::max(barsWidth, metrics.horizontalAdvance(StepListModel::tr("Level")) + gap);
  columns.number = take(metrics.horizontalAdvance(twoLines ? "88–88" : "888–888"));
  columns.chevron = take(metrics.height() / 2 + 2);
  if (twoLines) {
    const int rest = line.right() - left - levelWidth - scoreWidth - 2 * gap;
    columns.technique = take(std::max(rest, 4 * gap));
  } else {
    columns.technique = take(techniqueWidth);
  }
  columns.level = take(levelWidth);
  columns.score = take(scoreWidth);
  if (twoLines) {
    const int below = mirror(columns.technique).left();
    columns.inShort = mirror(QRect(below, line.bottom() + 1, line.right() - below, lineHeight));
  } else {
    columns.inShort = mirror(QRect(left + gap, line.top(), line.right() - left - gap, line.height()));
  }
  return columns;
}

StepListDelegate::StepListDelegate(QObject* parent) : QAbstractItemDelegate(parent) {}

void StepListDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
  const auto* model = qobject_cast<const StepListModel*>(index.model());
  if (model == nullptr) return;
  const Theme& theme = themeOf(option.widget);
  const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
  painter->save();
  if (isCurrent) {
    painter->fillRect(option.rect, theme.sameFill);
    painter->fillRect(Mirror(option.direction, option.rect)(
                          QRect(option.rect.topLeft(), QSize(kSelectionBar, option.rect.height()))),
                      theme.accent);
  } else if (option.state.testFlag(QStyle::State_MouseOver)) {
    painter->fillRect(option.rect, theme.hover);
  }
  painter->setPen(theme.line);
  painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
  painter->setFont(option.font);
  const auto columns =
      StepColumns::of(option.rect, option.fontMetrics, m_techniqueWidth, m_twoLines, option.direction);
  paintTexts(*painter, model->row(index.row()), columns, isCurrent, theme);
  painter->restore();
}

void StepListDelegate::paintTexts(QPainter& painter, const StepRow& row, const StepColumns& columns,
                                  bool isCurrent, const Theme& theme) const {
  const bool isHead = row.kind == StepRow::Kind::Head;
  const bool isMuted = isHead || row.isRefused;
  const QColor ink = isMuted && !isCurrent ? theme.mutedText : theme.text;
  const auto write = [&painter](const QRect& area, Qt::Alignment side, const QString& text) {
    const QString shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, area.width());
    painter.drawText(area, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine, shown);
  };
  if (isHead) paintChevron(painter, columns.chevron, row.isOpen, ink);
  paintLevelBars(painter, columns.level, row.level, theme);
  QFont font = painter.font();
  const QFont small = shortFont(font);
  font.setBold(isCurrent);
  painter.setFont(font);
  painter.setPen(ink);
  write(columns.number, Qt::AlignRight, row.number);
  write(columns.technique, Qt::AlignLeft, row.technique);
  write(columns.score, Qt::AlignRight, QString::number(row.score));
  painter.setFont(small);
  painter.setPen(m_twoLines ? theme.mutedText : ink);
  // Notation is read from left to right, from the edge at which lines begin in the player's language.
  const bool isFromRight = painter.layoutDirection() == Qt::RightToLeft;
  painter.setLayoutDirection(Qt::LeftToRight);
  write(columns.inShort, isFromRight ? Qt::AlignRight : Qt::AlignLeft, row.inShort);
}

QSize StepListDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const {
  const int line = option.fontMetrics.height();
  return {100, std::max(m_twoLines ? 2 * line + line / 2 : line + line * 5 / 8,
                        leastTarget(option.widget, option.fontMetrics))};
}

}  // namespace sudoku
