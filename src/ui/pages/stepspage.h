#pragma once

#include <functional>
#include <optional>

#include "game/base/latestjob.h"
#include "game/teacher/lesson.h"
#include "steplistview.h"
#include "ui/board/boardpage.h"

class QLineEdit;

namespace sudoku {

class StepBox;

/// A page with a list of steps, which come one after the other and can be filtered: the chosen step is shown
/// on the board and explained below. In a low window list and explanation take turns. Explanations and
/// pictures are made off the GUI thread.
class StepsPage : public BoardPage {
  Q_OBJECT

 public:
  StepsPage(const QString& title, QWidget* parent);

 protected:
  /// The layout above the list, whose widgets are shown and hidden with the list.
  QVBoxLayout* aboveList() const { return m_aboveLayout; }
  StepListView* list() const { return m_list; }
  std::optional<std::size_t> currentStep() const { return m_current; }
  /// Begins another list; no step is chosen. Until one is, the board shows the position.
  void beginSteps(StepListModel::Grouping grouping, const Position& position);
  /// Adds steps to the list. The chosen one stays chosen.
  void addSteps(const std::vector<ListedStep>& more);
  /// Shows a remark that says why the list is empty.
  void showRemark(const QString& words);
  void choose(std::size_t step);
  /// One line that says what a step does.
  QString effectOf(const ListedStep& listed) const;
  /// Shows a step on the board, and below the list its explanation.
  virtual void showStep(std::size_t step);
  /// Shows how many steps there are, after the shown steps have changed.
  virtual void showCount() = 0;
  void showRoom(Room room) override;

 private:
  void makeFilter();
  void makeParts();
  void changeSteps(const std::function<void()>& change);
  void take(const TaughtStep& taught);
  void showPart();

  LatestJob<TaughtStep> m_explainer;

  QWidget* m_above;
  QVBoxLayout* m_aboveLayout;
  StepListHeader* m_header;
  QLineEdit* m_filter;
  StepListView* m_list;
  StepBox* m_box;
  QWidget* m_parts;  ///< chooses between list and explanation
  bool m_showsWhy = false;
  std::optional<std::size_t> m_current;
};

}  // namespace sudoku
