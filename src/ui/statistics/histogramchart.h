#pragma once

#include <optional>

#include "game/history/statisticsseries.h"
#include "statisticschart.h"

namespace sudoku {

/// How many games took how long: a bar for each bin, the median marked.
class HistogramChart : public StatisticsChart {
  Q_OBJECT

 public:
  explicit HistogramChart(QWidget* parent);

  /// The median is none just where there is no bin.
  void setHistogram(TimeHistogram histogram, std::optional<qint64> medianMs);
  /// `49 games, minutes`; empty if there is none.
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
