#pragma once

#include <QGroupBox>

namespace sudoku {

class CoachButton;
class MenuKeys;

/// What stands in the coach's own column while there is no hint: the ways to get help.
class IdleCoach : public QGroupBox {
  Q_OBJECT

 public:
  explicit IdleCoach(QWidget* parent = nullptr);

  /// Names the keys of the menus.
  void showKeys(const MenuKeys& keys);

 signals:
  void nextStepRequested();
  void allStepsRequested();
  void practiceRequested();

 private:
  CoachButton* m_nextStep;
  CoachButton* m_allSteps;
  CoachButton* m_practice;
};

}  // namespace sudoku
