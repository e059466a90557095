#pragma once

#include <optional>

#include <QListView>

#include "steplistmodel.h"

namespace sudoku {

class StepListDelegate;

/// A list of steps: in columns or, if it is narrow, with two lines for each step.
class StepListView : public QListView {
  Q_OBJECT

 public:
  explicit StepListView(QWidget* parent);

  StepListModel& steps() const { return *m_model; }
  void setTwoLines(bool twoLines);
  /// Selects the row of a step.
  void select(std::size_t step);
  /// Opens or closes a heading, whose row stays the current one.
  void toggle(const QModelIndex& index);

 signals:
  /// Emitted when the player has chosen a step, or the heading of a group of steps; the group's first step is
  /// meant then.
  void chosen(std::size_t step);

 protected:
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  QSize minimumSizeHint() const override { return {80, 80}; }
  QSize sizeHint() const override { return {260, 200}; }

 private:
  void updateColumns();

  StepListModel* m_model;
  StepListDelegate* m_delegate;
  bool m_isSelecting = false;  ///< whether the selection is being changed by the program, not by the player
};

/// The names of the columns above a list of steps, if the list has columns.
class StepListHeader : public QWidget {
  Q_OBJECT

 public:
  explicit StepListHeader(StepListView* list);

  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  StepListView* m_list;
};

}  // namespace sudoku
