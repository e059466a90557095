#pragma once

#include "game/latestjob.h"
#include "game/teacher/hintchoices.h"
#include "stepspage.h"

namespace sudoku {

/// All steps that are open in a position, by technique. They are found off the GUI thread.
class AllStepsPage : public StepsPage {
  Q_OBJECT

 public:
  explicit AllStepsPage(QWidget* parent);

  /// `choices`: what hints may use; other steps are marked.
  void open(const Position& position, const HintChoices& choices);
  /// Stops what is under way.
  void close() { m_finder.cancel(); }

 private:
  void take(const std::vector<ListedStep>& steps);

  LatestJob<std::vector<ListedStep>> m_finder;
  Position m_position{};
  QLabel* m_summary;
};

}  // namespace sudoku
