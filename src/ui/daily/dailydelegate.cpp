#include "dailydelegate.h"

#include <algorithm>

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionViewItem>

#include "dailymarks.h"
#include "dailywords.h"
#include "ui/style/rolelook.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kDayCaptionSize = 0.86;
constexpr double kMarkOfBand = 0.74;
constexpr double kBandOfCell = 0.44;
constexpr double kLeastBand = 2.3;  // least height of a streak's band in a high cell, in heights of the font
constexpr double kDayRadius = 10;
constexpr double kBandEdge = 2;

bool isChosenDay(const QStyleOptionViewItem& option) {
  return option.state.testFlag(QStyle::State_Selected);
}

}  // namespace

/// The areas of the parts of a calendar cell. `caption`, the area of the time or word below the mark, is
/// empty if there is no room for it.
struct DailyDelegate::Places {
  Places(const QRect& cell, const QFont& font);

  QRect number;
  QRect band;
  QRect mark;
  QRect caption;
};

DailyDelegate::Places::Places(const QRect& cell, const QFont& font) {
  const QFontMetrics metrics(font);
  const int line = metrics.height();
  const bool isBeside = cell.height() < 2 * line + 2;
  band = cell;
  if (cell.height() >= fullHeight(metrics)) {
    const int below = QFontMetrics(scaled(font, kDayCaptionSize)).height();
    const int gap = std::clamp((cell.height() - 3 * line) / 3, line / 8, line / 4);
    const int most = std::max(qRound(line * kLeastBand), qRound(cell.height() * kBandOfCell));
    const int bandHeight = std::min(most, cell.height() - line - below - 3 * gap);
    const int top = cell.top() + (cell.height() - line - bandHeight - below - 2 * gap) / 2;
    number = QRect(cell.left(), top, cell.width(), line);
    band = QRect(cell.left(), number.bottom() + 1 + gap, cell.width(), bandHeight);
    caption = QRect(cell.left(), band.bottom() + 1 + gap, cell.width(), below);
  } else if (!isBeside) {
    number = QRect(cell.left(), cell.top() + 1, cell.width(), line);
    band.setTop(number.bottom());
    band.setBottom(cell.bottom() - 1);
  } else {
    band.adjust(0, 1, 0, -1);
    number = band;
    number.setWidth(band.width() / 2);
  }
  const int tall = std::max(qRound(band.height() * kMarkOfBand), std::min(band.height() - line / 4, line));
  const int side = std::min(tall, cell.width());
  mark = QRect(0, 0, side, side);
  mark.moveCenter(band.center());
  if (isBeside) mark.moveLeft(band.center().x() + 2);
}

DailyDelegate::DailyDelegate(QObject* parent) : QAbstractItemDelegate(parent) {}

void DailyDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
  const auto* model = qobject_cast<const DailyMonth*>(index.model());
  const QDate day = model == nullptr ? QDate() : model->dayAt(index);
  if (!day.isValid()) return;
  const Places places(option.rect, option.font);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setFont(option.font);
  paintBand(*painter, option, places.band, day, model->results());
  paintChoice(*painter, option);
  paintTexts(*painter, places, day, model->results(), themeOf(option.widget));
  painter->restore();
}

void DailyDelegate::paintBand(QPainter& painter, const QStyleOptionViewItem& option, const QRect& band,
                              QDate day, const DailyResults& results) const {
  if (!results.ofDay(day).counts) return;
  bool joinsLeft = results.ofDay(day.addDays(-1)).counts;
  bool joinsRight = results.ofDay(day.addDays(1)).counts;
  if (option.direction == Qt::RightToLeft) std::swap(joinsLeft, joinsRight);
  // The band of a streak has a round end; where the neighbouring day belongs to the streak, the band runs to
  // the edge of the cell.
  QRectF area(band);
  const double inset = std::min(area.width() / 8, area.height() / 2);
  area.adjust(joinsLeft ? 0 : inset, 0, joinsRight ? 0 : -inset, 0);
  const double radius = area.height() / 2;
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  path.addRoundedRect(area, radius, radius);
  const QPointF middle = area.center();
  if (joinsLeft) path.addRect(QRectF(area.topLeft(), QPointF(middle.x(), area.bottom())));
  if (joinsRight) path.addRect(QRectF(QPointF(middle.x(), area.top()), area.bottomRight()));
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(option.widget);
  painter.fillPath(path.simplified(), streakBand(theme));
  if (theme.isHighContrast) paintBandEdge(painter, area, joinsLeft, joinsRight, theme);
}

/// Paints the edge of a streak's band in one cell, except where the band continues in the neighbouring cell.
void DailyDelegate::paintBandEdge(QPainter& painter, const QRectF& area, bool joinsLeft, bool joinsRight,
                                  const Theme& theme) const {
  painter.save();
  painter.setClipRect(
      area.adjusted(joinsLeft ? 0 : -kBandEdge, -kBandEdge, joinsRight ? 0 : kBandEdge, kBandEdge));
  painter.setPen(QPen(roleLook(Role::Placed, theme).line, kBandEdge));
  painter.setBrush(Qt::NoBrush);
  const double beyond = area.height();
  const QRectF whole =
      area.adjusted(joinsLeft ? -beyond : 0, kBandEdge / 2, joinsRight ? beyond : 0, -kBandEdge / 2);
  painter.drawRoundedRect(whole, whole.height() / 2, whole.height() / 2);
  painter.restore();
}

void DailyDelegate::paintChoice(QPainter& painter, const QStyleOptionViewItem& option) const {
  const bool hasFocus = option.state.testFlag(QStyle::State_HasFocus);
  const bool isUnder = option.state.testFlag(QStyle::State_MouseOver);
  if (!isChosenDay(option) && !isUnder) return;
  const Theme& theme = themeOf(option.widget);
  const QRectF area = QRectF(option.rect).adjusted(2.5, 1.5, -2.5, -1.5);
  const double radius = std::min(kDayRadius, area.height() / 4);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(isChosenDay(option) ? theme.accent : theme.line, hasFocus ? 3 : 2));
  painter.drawRoundedRect(area, radius, radius);
}

void DailyDelegate::paintTexts(QPainter& painter, const Places& places, QDate day,
                               const DailyResults& results, const Theme& theme) const {
  const DayResult of = results.ofDay(day);
  const bool isToday = day == results.today();
  const bool isFuture = of.state == DayState::Future;
  const QFont font = painter.font();
  painter.setFont(isToday ? bold(font) : font);
  painter.setPen(isToday ? theme.own : isFuture ? theme.mutedText : theme.text);
  painter.drawText(places.number, Qt::AlignCenter, QString::number(day.day()));
  const bool hasCaption = !places.caption.isEmpty();
  const QString today = tr("Today");
  painter.setFont(bold(font));
  if (of.state == DayState::Open && hasCaption &&
      painter.fontMetrics().horizontalAdvance(today) <= places.band.width() - 8)
    return painter.drawText(places.band, Qt::AlignCenter, today);
  paintDayMark(painter, places.mark, markOf(of), theme);
  if (!hasCaption) return;
  painter.setFont(scaled(font, kDayCaptionSize));
  painter.setPen(theme.mutedText);
  painter.drawText(places.caption, Qt::AlignCenter, DailyWords::caption(of));
}

QSize DailyDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const {
  const int side = leastHeight(option.fontMetrics);
  return {2 * side, side};
}

}  // namespace sudoku
