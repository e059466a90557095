#pragma once

#include <QGroupBox>

#include "game/settings/settings.h"

class QLabel;
class QVBoxLayout;

namespace sudoku {

class CoachButton;
class MenuKeys;

/// Offers ways to get help, in the column of the window for hints while there is no hint.
class IdleCoach : public QGroupBox {
  Q_OBJECT

 public:
  explicit IdleCoach(QWidget* parent = nullptr);

  /// Sets whether the buttons that search the position are enabled: Next step, Ask about this cell, All
  /// steps.
  void setOffersSteps(bool offers);
  /// The button that does what a tip about help suggests: FirstTip::Learn or FirstTip::NextStep.
  const QWidget* controlOf(FirstTip tip) const;
  /// Shows on the buttons the present keyboard shortcuts of the menu commands that do the same.
  void showKeys(const MenuKeys& keys);

 signals:
  void nextStepRequested();
  void askRequested();
  void allStepsRequested();
  void learnRequested();
  void practiceRequested();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  /// Sets margins, button sizes and the title's font for the size of the text.
  void setMeasures();

  QVBoxLayout* m_column = nullptr;
  QLabel* m_title;
  CoachButton* m_nextStep;
  CoachButton* m_ask;
  CoachButton* m_allSteps;
  CoachButton* m_learn;
  CoachButton* m_practice;
};

}  // namespace sudoku
