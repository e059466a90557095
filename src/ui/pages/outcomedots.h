#pragma once

#include <vector>

#include <QLabel>

#include "game/practice/practicesession.h"

namespace sudoku {

/// Shows how the exercises (rounds) of a practice session ended: a dot for each, with a ring round the
/// present one. Assistive technology gets words.
class OutcomeDots : public QLabel {
  Q_OBJECT

 public:
  explicit OutcomeDots(QWidget* parent);

  /// Sets how the exercises ended, and the number of the present exercise, counted from 1.
  void setOutcomes(const std::vector<PracticeSession::Outcome>& outcomes, int round);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int side() const { return fontMetrics().height(); }
  int distance() const { return side() * 4 / 3; }

  std::vector<PracticeSession::Outcome> m_outcomes;
  int m_round = 1;
};

}  // namespace sudoku
