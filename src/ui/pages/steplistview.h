#pragma once

#include <optional>

#include <QListView>

#include "steplistmodel.h"

namespace sudoku {

class StepListDelegate;

/// A list of steps: in columns, or with two lines a step where it is narrow.
class StepListView : public QListView {
  Q_OBJECT

 public:
  explicit StepListView(QWidget* parent);

  StepListModel& steps() const { return *m_model; }
  void setTwoLines(bool twoLines);
  /// Selects the row of a step.
  void select(std::size_t step);
  /// Opens or closes the heading in a row, which stays current.
  void toggle(const QModelIndex& index);

 signals:
  /// The player has chosen a step, or the first step of a heading.
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
  bool m_isSelecting = false;  ///< the program is selecting a row, not the player
};

/// The names of the columns above a list that has columns.
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
