#pragma once

#include <QGroupBox>

class QLabel;
class QVBoxLayout;

namespace sudoku {

class CoachButton;
class MenuKeys;

/// The ways to get help, shown in the coach's own column while there is no hint.
class IdleCoach : public QGroupBox {
  Q_OBJECT

 public:
  explicit IdleCoach(QWidget* parent = nullptr);

  /// Sets whether the buttons for steps can be pressed.
  void setOffersSteps(bool offers);
  const QWidget* nextStep() const;
  /// Shows on the buttons the keys that the menus have now.
  void showKeys(const MenuKeys& keys);

 signals:
  void nextStepRequested();
  void allStepsRequested();
  void practiceRequested();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  /// Sizes margins, buttons and the title by the text.
  void setMeasures();

  QVBoxLayout* m_column = nullptr;
  QLabel* m_title;
  CoachButton* m_nextStep;
  CoachButton* m_allSteps;
  CoachButton* m_practice;
};

}  // namespace sudoku
