#pragma once

#include "game/settings/hintchoices.h"
#include "game/teacher/stepsearch.h"
#include "stepspage.h"

class QPushButton;

namespace sudoku {

/// The page of all steps that are possible in a position, grouped by technique. The steps are searched off
/// the GUI thread, and shown as they are found.
class AllStepsPage : public StepsPage {
  Q_OBJECT

 public:
  explicit AllStepsPage(QWidget* parent);

  /// Shows the steps of a position. Those steps are marked whose techniques the player has excluded from
  /// hints in `choices`.
  void open(const Position& position, const HintChoices& choices);
  /// Stops the search for steps.
  void close() { m_search.cancel(); }
  /// Applies the chosen step to the game or, if no step is chosen, chooses the first in the list.
  bool takeNextStep() override;

 signals:
  /// Emitted when the player wants the chosen step to be applied to the game.
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
