#pragma once

#include <set>
#include <vector>

#include <QAbstractListModel>

#include "game/teacher/stepfilter.h"
#include "game/teacher/steprows.h"

namespace sudoku {

/// A list of steps: each item is read as number, technique, level. Headings open and close. Steps can come
/// one after the other, and a filter can hide some of them.
class StepListModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum class Grouping { None, Singles, Techniques };

  explicit StepListModel(QObject* parent) : QAbstractListModel(parent) {}

  /// Begins another list, with all headings closed.
  void clear(Grouping grouping);
  /// Adds steps to the list: at its end, or to those of their technique.
  void add(const std::vector<ListedStep>& more);
  void setGrouping(Grouping grouping);
  /// Shows only steps that a filter lets pass, in this list and in later ones.
  void setFilter(const StepFilter& filter);
  /// Sets the techniques that are marked as not used by hints.
  void setRefused(std::set<Technique> refused);
  /// Opens or closes the heading in a row.
  void toggle(int row);

  /// The steps that are shown.
  const std::vector<ListedStep>& steps() const { return m_steps; }
  /// All steps, also those that the filter hides.
  const std::vector<ListedStep>& allSteps() const { return m_all; }
  const StepRow& row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
  /// The row of a step, or of the closed heading that has it; -1 if there is no such step.
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
  std::set<std::size_t> m_open;  ///< keys of the open headings: techniques, or numbers of first steps
  std::set<Technique> m_refused;
  StepFilter m_filter;
  Grouping m_grouping = Grouping::None;
};

}  // namespace sudoku
