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

/// A page with a list of steps that is filled step by step and can be filtered. The chosen step is shown on
/// the board and explained below the list. In a low window, list and explanation take turns. Explanations and
/// pictures are made off the GUI thread.
class StepsPage : public BoardPage {
  Q_OBJECT

 public:
  StepsPage(const QString& title, QWidget* parent);

 protected:
  /// The layout above the list; its widgets are shown and hidden together with the list.
  QVBoxLayout* aboveList() const { return m_aboveLayout; }
  StepListView* list() const { return m_list; }
  std::optional<std::size_t> currentStep() const { return m_current; }
  /// Starts a new list without a chosen step. Until a step is chosen, the board shows the position.
  void beginSteps(StepListModel::Grouping grouping, const Position& position);
  /// Adds steps to the list. The chosen step stays chosen.
  void addSteps(const std::vector<ListedStep>& more);
  /// Shows, in place of an explanation, a text such as why the list is empty.
  void showRemark(const QString& words);
  void choose(std::size_t step);
  /// The effect of a step in one line of text.
  QString effectOf(const ListedStep& listed) const;
  /// Shows a step on the board, and its explanation below the list.
  virtual void showStep(std::size_t step);
  /// Called when the page lists other solving steps than before: shows how many there are.
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
  QWidget* m_parts;  ///< tabs that choose between the list and the explanation
  bool m_showsWhy = false;
  std::optional<std::size_t> m_current;
};

}  // namespace sudoku
