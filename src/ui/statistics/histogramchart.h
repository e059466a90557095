#pragma once

#include <optional>

#include "game/history/statisticsseries.h"
#include "statisticschart.h"

namespace sudoku {

/// A histogram of the times in which games were solved: a bar for each bin, with a line at the median time.
class HistogramChart : public StatisticsChart {
  Q_OBJECT

 public:
  explicit HistogramChart(QWidget* parent);

  /// Sets the bins and the median of the times; the median is empty if and only if there are no bins.
  void setHistogram(TimeHistogram histogram, std::optional<qint64> medianMs);
  /// A short text that stands next to the title: `49 games, minutes`; empty if there are no games.
  QString note() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int games() const;
  QString description() const;
  QRectF plotArea() const;
  void paintBars(QPainter& painter, const QRectF& area) const;
  void paintScale(QPainter& painter, const QRectF& area) const;
  void paintMedian(QPainter& painter, const QRectF& area) const;

  TimeHistogram m_histogram;
  std::optional<qint64> m_medianMs;
};

}  // namespace sudoku
