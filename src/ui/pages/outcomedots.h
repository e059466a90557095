#pragma once

#include <vector>

#include <QLabel>

#include "game/practice/practicesession.h"

namespace sudoku {

/// How the rounds of a practice ended: a dot for each, the present one ringed. In words to assistive
/// technology.
class OutcomeDots : public QLabel {
  Q_OBJECT

 public:
  explicit OutcomeDots(QWidget* parent);

  /// Sets how the rounds ended, and the number of the present round, from 1.
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
