#pragma once

#include <QLabel>

#include "game/history/dailyresults.h"

namespace sudoku {

/// Shows the present streak and the longest one in large numbers; assistive technology gets sentences.
class DailyStreakCard : public QLabel {
  Q_OBJECT

 public:
  explicit DailyStreakCard(QWidget* parent);

  void setStreaks(const DailyStreaks& streaks);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QFont numberFont() const;
  /// Paints a number of days with the words of a pattern in which it stands for `{n}`: those before it on its
  /// line, those after it below it or, if there are words before it, on its line, too.
  void paintHalf(QPainter& painter, const QRect& half, int number, const QString& pattern, bool flame) const;

  DailyStreaks m_streaks;
};

}  // namespace sudoku
