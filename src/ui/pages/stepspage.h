#pragma once

#include <optional>

#include "boardpage.h"
#include "steplistview.h"

namespace sudoku {

class StepBox;

/// A page with a list of steps: the chosen one is shown on the board and explained below. In a low window
/// list and explanation take turns.
class StepsPage : public BoardPage {
  Q_OBJECT

 public:
  StepsPage(const QString& title, QWidget* parent);

  void setTheme(const Theme& theme) override;

 protected:
  /// Holds what stands above the list and goes with it.
  QVBoxLayout* aboveList() const { return m_aboveLayout; }
  StepListView* list() const { return m_list; }
  std::optional<std::size_t> currentStep() const { return m_current; }
  /// Shows other steps; none is chosen. Until one is, the board shows the position.
  void showSteps(std::vector<ListedStep> steps, StepListModel::Grouping grouping, const Position& position);
  /// Nothing is in the list, for the reason that is said.
  void showRemark(const QString& words);
  void choose(std::size_t step);
  /// One line that says what the step does.
  QString effectOf(const ListedStep& listed) const;
  /// Below the list and the explanation.
  virtual void showStep(std::size_t step);
  void showRoom(Room room) override;

 private:
  void showPart();

  QWidget* m_above;
  QVBoxLayout* m_aboveLayout;
  StepListHeader* m_header;
  StepListView* m_list;
  StepBox* m_box;
  QWidget* m_parts;  ///< chooses between list and explanation
  bool m_showsWhy = false;
  std::optional<std::size_t> m_current;
};

}  // namespace sudoku
