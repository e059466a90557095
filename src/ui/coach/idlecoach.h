#pragma once

#include <QGroupBox>

namespace sudoku {

/// What stands in the coach's own column while there is no hint: the ways to get help.
class IdleCoach : public QGroupBox {
  Q_OBJECT

 public:
  explicit IdleCoach(QWidget* parent = nullptr);

 signals:
  void nextStepRequested();
  void allStepsRequested();
  void practiceRequested();
};

}  // namespace sudoku
