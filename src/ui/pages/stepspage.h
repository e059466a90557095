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

/// A page with a list of steps, which come one after the other and can be filtered: the chosen one is shown
/// on the board and explained below. In a low window list and explanation take turns. Reasons and pictures
/// are worked out off the GUI thread.
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
  /// Begins another list; no step is chosen. Until one is, the board shows the position.
  void beginSteps(StepListModel::Grouping grouping, const Position& position);
  /// More steps of it. The chosen one stays.
  void addSteps(const std::vector<ListedStep>& more);
  /// Nothing is in the list, for the reason that is said.
  void showRemark(const QString& words);
  void choose(std::size_t step);
  /// One line that says what the step does.
  QString effectOf(const ListedStep& listed) const;
  /// Below the list and the explanation.
  virtual void showStep(std::size_t step);
  /// Other steps are shown than before, or more.
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
