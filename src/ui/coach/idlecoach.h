#pragma once

#include <QGroupBox>

class QLabel;
class QVBoxLayout;

namespace sudoku {

class CoachButton;
class MenuKeys;

/// What stands in the coach's own column while there is no hint: the ways to get help.
class IdleCoach : public QGroupBox {
  Q_OBJECT

 public:
  explicit IdleCoach(QWidget* parent = nullptr);

  /// Whether there is a board to which steps belong.
  void setOffersSteps(bool offers);
  const QWidget* nextStep() const;
  /// Names the keys of the menus.
  void showKeys(const MenuKeys& keys);

 signals:
  void nextStepRequested();
  void allStepsRequested();
  void practiceRequested();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  /// Margins, buttons and the title grow with the text.
  void setMeasures();

  QVBoxLayout* m_column = nullptr;
  QLabel* m_title;
  CoachButton* m_nextStep;
  CoachButton* m_allSteps;
  CoachButton* m_practice;
};

}  // namespace sudoku
