#pragma once

#include <set>
#include <vector>

#include <QAbstractListModel>

#include "game/teacher/steprows.h"

namespace sudoku {

/// A list of steps: each item is read as number, technique, level. Heads open and close.
class StepListModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum class Grouping { None, Singles, Techniques };

  explicit StepListModel(QObject* parent) : QAbstractListModel(parent) {}

  /// Shows other steps, all heads closed.
  void setSteps(std::vector<ListedStep> steps, Grouping grouping);
  void setGrouping(Grouping grouping);
  /// Techniques of which is said that hints do not use them.
  void setRefused(std::set<Technique> refused);
  /// Opens a head, or closes it.
  void toggle(int row);

  const std::vector<ListedStep>& steps() const { return m_steps; }
  const StepRow& row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
  /// The row of a step, or of the closed head that it belongs to; -1 if there is no such step.
  int rowOfStep(std::size_t step) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  void rebuild();

  std::vector<ListedStep> m_steps;
  std::vector<StepRow> m_rows;
  std::set<std::size_t> m_open;  ///< first steps of open heads
  std::set<Technique> m_refused;
  Grouping m_grouping = Grouping::None;
};

}  // namespace sudoku
