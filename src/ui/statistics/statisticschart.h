#pragma once

#include <QWidget>

#include "statisticswords.h"

namespace sudoku {

/// Base of charts. Assistive technology reads the chart's name and a description of what it shows.
class StatisticsChart : public QWidget {
  Q_OBJECT

 public:
  StatisticsChart(const QString& name, QWidget* parent);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  /// The font for the labels of the axes.
  QFont smallFont() const;
  /// Paints a text in the middle that says why there is nothing to show.
  void paintEmpty(QPainter& painter, const QString& text) const;
};

/// An axis of times that begins at 0.
struct TimeAxis {
  /// An axis that reaches a given time in at most `mostSteps` steps of a round length. Precondition: both are
  /// positive.
  static TimeAxis reaching(qint64 longestMs, int mostSteps);
  /// The unit for the labels of an axis with steps of the given length.
  static TimeUnit unitOf(qint64 stepMs);

  qint64 stepMs = 0;
  int steps = 0;
  TimeUnit unit = TimeUnit::Minutes;
};

}  // namespace sudoku
