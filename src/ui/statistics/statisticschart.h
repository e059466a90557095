#pragma once

#include <QWidget>

#include "statisticswords.h"

namespace sudoku {

/// A picture of numbers. Assistive technology gets its name and a description that says what it shows.
class StatisticsChart : public QWidget {
  Q_OBJECT

 public:
  StatisticsChart(const QString& name, QWidget* parent);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  /// The font for texts beside the axes.
  QFont smallFont() const;
  /// Writes in the middle why there is nothing to show.
  void paintEmpty(QPainter& painter, const QString& text) const;
};

/// An axis of times from 0 on.
struct TimeAxis {
  /// An axis with at most a number of steps, of a round length, that reaches a time. Precondition: both are
  /// positive.
  static TimeAxis reaching(qint64 longestMs, int mostSteps);
  /// The unit in which an axis with steps of a length is labelled.
  static TimeUnit unitOf(qint64 stepMs);

  qint64 stepMs = 0;
  int steps = 0;
  TimeUnit unit = TimeUnit::Minutes;
};

}  // namespace sudoku
