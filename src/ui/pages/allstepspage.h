#pragma once

#include "game/settings/hintchoices.h"
#include "game/teacher/stepsearch.h"
#include "stepspage.h"

class QPushButton;

namespace sudoku {

/// All steps that are open in a position, by technique. They are found off the GUI thread, and shown as they
/// come.
class AllStepsPage : public StepsPage {
  Q_OBJECT

 public:
  explicit AllStepsPage(QWidget* parent);

  /// `choices`: what hints may use; other steps are marked.
  void open(const Position& position, const HintChoices& choices);
  /// Stops what is under way.
  void close() { m_search.cancel(); }
  /// Applies the chosen step; chooses the first if there is none.
  bool takeNextStep() override;

 signals:
  /// The player wants the chosen step to be played.
  void applyWanted(const Step& step);

 protected:
  void showStep(std::size_t step) override;
  void showCount() override;

 private:
  StepSearch m_search;
  QLabel* m_summary;
  QPushButton* m_apply;
};

}  // namespace sudoku
