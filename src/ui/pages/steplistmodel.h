#pragma once

#include <set>
#include <vector>

#include <QAbstractListModel>

#include "game/teacher/stepfilter.h"
#include "game/teacher/steprows.h"

namespace sudoku {

/// A list of steps: each item is read as number, technique, level. Heads open and close. Steps can come one
/// after the other, and only some of them be shown.
class StepListModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum class Grouping { None, Singles, Techniques };

  explicit StepListModel(QObject* parent) : QAbstractListModel(parent) {}

  /// Begins another list, all heads closed.
  void clear(Grouping grouping);
  /// More steps of the list: they follow what there is, or stand with their technique.
  void add(const std::vector<ListedStep>& more);
  void setGrouping(Grouping grouping);
  /// Shows only what a filter takes, of this list and of others after it.
  void setFilter(const StepFilter& filter);
  /// Techniques of which is said that hints do not use them.
  void setRefused(std::set<Technique> refused);
  /// Opens a head, or closes it.
  void toggle(int row);

  /// The steps that are shown.
  const std::vector<ListedStep>& steps() const { return m_steps; }
  /// All steps, with what the filter leaves out.
  const std::vector<ListedStep>& allSteps() const { return m_all; }
  const StepRow& row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
  /// The row of a step, or of the closed head that it belongs to; -1 if there is no such step.
  int rowOfStep(std::size_t step) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  std::size_t keyOf(std::size_t step) const;
  std::set<std::size_t> openFirsts() const;
  void filter();
  void rebuild();

  std::vector<ListedStep> m_all;
  std::vector<ListedStep> m_steps;
  std::vector<StepRow> m_rows;
  std::set<std::size_t> m_open;  ///< keys of open heads: techniques, or numbers of first steps
  std::set<Technique> m_refused;
  StepFilter m_filter;
  Grouping m_grouping = Grouping::None;
};

}  // namespace sudoku
