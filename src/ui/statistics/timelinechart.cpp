#include "timelinechart.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include <QDateTime>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include "dateticks.h"
#include "game/history/statistics.h"
#include "game/language/joined.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

// Length of the axis of times, as a multiple of the median of all shown times; longer times are drawn at its
// end.
constexpr qint64 kMedians = 4;
constexpr int kMostTimeSteps = 5;
constexpr int kDaysWithoutMonths = 45;  // an axis of more days than this begins at the first of a month
constexpr double kEndRoom = 0.02;       // space after the last day, as a fraction of the axis

}  // namespace

TimelineChart::TimelineChart(QWidget* parent) : StatisticsChart(tr("Times"), parent) {}

void TimelineChart::setGames(std::vector<TimedGame> games, const QTimeZone& zone) {
  m_games = std::move(games);
  m_zone = zone;
  setAccessibleDescription(description());
  update();
  if (m_games.empty()) return;
  std::vector<qint64> times;
  times.reserve(m_games.size());
  for (const TimedGame& game : m_games) times.push_back(game.timeMs);
  const qint64 longest = *std::max_element(times.begin(), times.end());
  m_axis = TimeAxis::reaching(std::min(longest, kMedians * medianOf(times)), kMostTimeSteps);
  m_firstDay = dayOf(m_games.front());
  m_lastDay = dayOf(m_games.back());
  if (m_firstDay.daysTo(m_lastDay) > kDaysWithoutMonths)
    m_firstDay.setDate(m_firstDay.year(), m_firstDay.month(), 1);
  // A game that was played in another time zone may have ended outside the days of the axis, which is
  // extended to it.
  m_firstMs = std::min(m_firstDay.startOfDay(m_zone).toMSecsSinceEpoch(), m_games.front().endedMs);
  const qint64 end =
      std::max(m_lastDay.addDays(1).startOfDay(m_zone).toMSecsSinceEpoch(), m_games.back().endedMs);
  m_lastMs = end + static_cast<qint64>(static_cast<double>(end - m_firstMs) * kEndRoom);
}

QDate TimelineChart::dayOf(const TimedGame& game) const {
  if (game.day.isValid()) return game.day;
  return QDateTime::fromMSecsSinceEpoch(game.endedMs, m_zone).date();
}

QString TimelineChart::description() const {
  if (m_games.empty()) return tr("No game with a time yet");
  const auto records =
      std::count_if(m_games.begin(), m_games.end(), [](const TimedGame& game) { return game.isRecord; });
  const auto dayText = [this](const TimedGame& game) {
    return QLocale().toString(dayOf(game), QLocale::LongFormat);
  };
  QStringList sentences;
  sentences << tr("%1 from %2 to %3.", "number of games, days")
                   .arg(StatisticsWords::games(static_cast<int>(m_games.size())), dayText(m_games.front()),
                        dayText(m_games.back()));
  if (records > 0) sentences << StatisticsWords::records(static_cast<int>(records)) + '.';
  if (best() != nullptr)
    sentences << tr("The best unaided time is %1.").arg(StatisticsWords::time(best()->timeMs));
  if (m_games.back().runningMedianMs) {
    const auto first = std::find_if(m_games.begin(), m_games.end(),
                                    [](const TimedGame& game) { return game.runningMedianMs.has_value(); });
    sentences << tr("The median of ten games went from %1 to %2.", "times")
                     .arg(StatisticsWords::time(*first->runningMedianMs),
                          StatisticsWords::time(*m_games.back().runningMedianMs));
  }
  return Joined::sentences(sentences);
}

QRectF TimelineChart::plotArea() const {
  const QFontMetrics metrics(smallFont());
  const QString widest = StatisticsWords::inUnit(m_axis.stepMs * m_axis.steps, m_axis.unit);
  const double left = metrics.horizontalAdvance(widest) + metrics.height() * 0.7;
  const double top = metrics.height();
  return {left, top, width() - left - 2, height() - top - metrics.height() * 1.5};
}

QPointF TimelineChart::placeOf(qint64 endedMs, qint64 timeMs) const {
  const QRectF area = plotArea();
  const double across = static_cast<double>(endedMs - m_firstMs) / static_cast<double>(m_lastMs - m_firstMs);
  const double up = static_cast<double>(timeMs) / static_cast<double>(m_axis.stepMs * m_axis.steps);
  return {area.left() + across * area.width(), area.bottom() - std::min(up, 1.0) * area.height()};
}

const TimedGame* TimelineChart::best() const {
  const TimedGame* found = nullptr;
  for (const TimedGame& game : m_games)
    if (!game.hadHelp && (found == nullptr || game.timeMs < found->timeMs)) found = &game;
  return found;
}

void TimelineChart::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (m_games.empty()) return paintEmpty(painter, description());
  painter.setFont(smallFont());
  painter.setLayoutDirection(Qt::LeftToRight);  // of the charts: time runs from left to right everywhere
  paintScale(painter);
  paintMedianLine(painter);
  paintGames(painter);
  paintBest(painter);
}

void TimelineChart::paintScale(QPainter& painter) const {
  const Theme& theme = themeOf(this);
  const QRectF area = plotArea();
  const QFontMetrics metrics(painter.font());
  for (int step = 0; step <= m_axis.steps; ++step) {
    const double y = area.bottom() - area.height() * step / m_axis.steps;
    painter.setPen(QPen(theme.line, 1, step == 0 ? Qt::SolidLine : Qt::DashLine));
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    painter.setPen(theme.mutedText);
    painter.drawText(
        QRectF(0, y - metrics.height(), area.left() - metrics.height() * 0.6, 2 * metrics.height()),
        Qt::AlignRight | Qt::AlignVCenter, StatisticsWords::inUnit(step * m_axis.stepMs, m_axis.unit));
  }
  const int widestTick = widestDateTick(metrics) + metrics.horizontalAdvance("  ");
  const int most = std::max(1, static_cast<int>(area.width() / widestTick));
  for (const DateTick& tick : dateTicks(m_firstDay, m_lastDay, most)) {
    const double x = placeOf(tick.day.startOfDay(m_zone).toMSecsSinceEpoch(), 0).x();
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + metrics.height() * 0.3));
    if (x + metrics.horizontalAdvance(tick.text) + 4 > width()) continue;
    painter.setPen(theme.mutedText);
    painter.drawText(QPointF(x + 4, area.bottom() + metrics.height() * 0.35 + metrics.ascent()), tick.text);
  }
}

void TimelineChart::paintMedianLine(QPainter& painter) const {
  QPolygonF points;
  for (const TimedGame& game : m_games)
    if (game.runningMedianMs) points << placeOf(game.endedMs, *game.runningMedianMs);
  painter.setPen(timelineMedianPen(themeOf(this)));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(points);
}

void TimelineChart::paintGames(QPainter& painter) const {
  const Theme& theme = themeOf(this);
  const double height = fontMetrics().height();
  for (const TimedGame& game : m_games) {
    if (game.isRecord) continue;
    const QPointF place = placeOf(game);
    paintTimelineMark(painter, place, height, game.hadHelp ? TimelineMark::Helped : TimelineMark::Alone,
                      theme);
    if (game.timeMs <= m_axis.stepMs * m_axis.steps) continue;
    painter.setPen(QPen(theme.mutedText, 1.4));
    const QPointF tip = place - QPointF(0, height * 0.6);
    painter.drawPolyline(QPolygonF({tip + QPointF(-3, 3), tip, tip + QPointF(3, 3)}));
  }
  for (const TimedGame& game : m_games)
    if (game.isRecord) paintTimelineMark(painter, placeOf(game), height, TimelineMark::Record, theme);
}

int TimelineChart::covered(const QRectF& area) const {
  return static_cast<int>(std::count_if(m_games.begin(), m_games.end(), [&](const TimedGame& game) {
    return area.contains(placeOf(game)) ||
           (game.runningMedianMs && area.contains(placeOf(game.endedMs, *game.runningMedianMs)));
  }));
}

void TimelineChart::paintBest(QPainter& painter) const {
  const Theme& theme = themeOf(this);
  if (best() == nullptr) return;
  painter.setFont(bold(smallFont()));
  const QFontMetrics metrics(painter.font());
  const QString text = tr("best unaided, %1", "a time").arg(StatisticsWords::time(best()->timeMs));
  const QSizeF size(metrics.horizontalAdvance(text) + 4, metrics.height());
  const QPointF place = placeOf(*best());
  const double away = fontMetrics().height() * 0.6;
  const QRectF area = plotArea();
  const double middle = std::clamp(place.x() - size.width() / 2, area.left(),
                                   std::max(area.left(), area.right() - size.width()));
  const std::array<QPointF, 4> places = {
      QPointF(middle, place.y() + away), QPointF(middle, place.y() - away - size.height()),
      QPointF(place.x() + away, place.y() - size.height() / 2),
      QPointF(place.x() - away - size.width(), place.y() - size.height() / 2)};
  QRectF chosen;
  int least = std::numeric_limits<int>::max();
  for (const QPointF& corner : places) {
    const QRectF wanted(corner, size);
    if (!area.adjusted(0, -size.height(), 1, 0).contains(wanted)) continue;
    if (const int cost = covered(wanted); cost < least) {
      least = cost;
      chosen = wanted;
    }
  }
  if (chosen.isNull()) return;
  QColor ground = theme.panel;
  ground.setAlphaF(0.8F);
  painter.fillRect(chosen, ground);
  painter.setPen(theme.text);
  painter.drawText(chosen, Qt::AlignCenter, text);
}

const TimedGame* TimelineChart::gameAt(const QPointF& point) const {
  const TimedGame* found = nullptr;
  double least = fontMetrics().height();
  for (const TimedGame& game : m_games) {
    const double distance = (placeOf(game) - point).manhattanLength();
    if (distance > least) continue;
    least = distance;
    found = &game;
  }
  return found;
}

bool TimelineChart::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return StatisticsChart::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const TimedGame* game = gameAt(help->pos());
  if (game == nullptr) {
    QToolTip::hideText();
    return true;
  }
  const QString words = game->isRecord  ? tr("a record")
                        : game->isKnown ? tr("the solution was known")
                        : game->hadHelp ? tr("with help")
                                        : tr("unaided");
  QToolTip::showText(help->globalPos(),
                     tr("%1: %2, %3", "day, time, with help or unaided")
                         .arg(QLocale().toString(dayOf(*game), QLocale::LongFormat),
                              StatisticsWords::time(game->timeMs), words),
                     this);
  return true;
}

}  // namespace sudoku
