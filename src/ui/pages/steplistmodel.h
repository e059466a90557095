#pragma once

#include <set>
#include <vector>

#include <QAbstractListModel>

#include "game/teacher/stepfilter.h"
#include "game/teacher/steprows.h"

namespace sudoku {

/// A list of solving steps. Groups of steps have a heading, which can be opened to show them and closed to
/// hide them. The text of an item is number, technique and level. Steps can be added one after the other, and
/// a filter can hide some of them.
class StepListModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum class Grouping { None, Singles, Techniques };

  explicit StepListModel(QObject* parent) : QAbstractListModel(parent) {}

  /// Starts a new list with all headings closed.
  void clear(Grouping grouping);
  /// Adds steps at the end of the list or, if it is grouped by technique, to the other steps of their
  /// technique.
  void add(const std::vector<ListedStep>& more);
  void setGrouping(Grouping grouping);
  /// Shows only steps that pass a filter, in the present list and in later ones.
  void setFilter(const StepFilter& filter);
  /// Sets the techniques that are marked because hints may not use them.
  void setRefused(std::set<Technique> refused);
  /// Opens or closes the heading in a row of the list.
  void toggle(int row);

  /// The steps that the filter does not hide.
  const std::vector<ListedStep>& steps() const { return m_steps; }
  /// All steps, including those that the filter hides.
  const std::vector<ListedStep>& allSteps() const { return m_all; }
  const StepRow& row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
  /// The row of a step or, if the step is under a closed heading, of that heading; -1 if there is no such
  /// step.
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
  /// Headings that are open, by the numbers that keyOf() returns: a number for the technique, or the number
  /// of the first step of the group.
  std::set<std::size_t> m_open;
  std::set<Technique> m_refused;
  StepFilter m_filter;
  Grouping m_grouping = Grouping::None;
};

}  // namespace sudoku
