#pragma once

#include <vector>

#include <QTimeZone>

#include "game/history/statisticsseries.h"
#include "statisticschart.h"
#include "timelinemarks.h"

namespace sudoku {

/// A chart of the times of games over the days when they were solved, with a line of their running median
/// (for each game, the median of its time and those just before). When the pointer is over a game, its day
/// and time are shown.
class TimelineChart : public StatisticsChart {
  Q_OBJECT

 public:
  explicit TimelineChart(QWidget* parent);

  /// Sets the games, which are in the order in which they ended.
  void setGames(std::vector<TimedGame> games, const QTimeZone& zone);
  /// The unit of the labels on the axis of times.
  TimeUnit unit() const { return m_axis.unit; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  QDate dayOf(const TimedGame& game) const;
  QString description() const;
  QRectF plotArea() const;
  QPointF placeOf(qint64 endedMs, qint64 timeMs) const;
  QPointF placeOf(const TimedGame& game) const { return placeOf(game.endedMs, game.timeMs); }
  const TimedGame* best() const;
  const TimedGame* gameAt(const QPointF& point) const;
  void paintScale(QPainter& painter) const;
  void paintMedianLine(QPainter& painter) const;
  void paintGames(QPainter& painter) const;
  void paintBest(QPainter& painter) const;
  int covered(const QRectF& area) const;

  std::vector<TimedGame> m_games;
  QTimeZone m_zone;
  TimeAxis m_axis;
  QDate m_firstDay;
  QDate m_lastDay;
  qint64 m_firstMs = 0;  ///< time at the left end of the axis, in milliseconds since 1970
  qint64 m_lastMs = 1;   ///< time at the right end of the axis, in milliseconds since 1970
};

}  // namespace sudoku
