#include "steplistmodel.h"

#include <utility>

namespace sudoku {

void StepListModel::clear(Grouping grouping) {
  m_all.clear();
  m_open.clear();
  m_grouping = grouping;
  filter();
}

void StepListModel::add(const std::vector<ListedStep>& more) {
  m_all.insert(m_all.end(), more.begin(), more.end());
  if (m_grouping == Grouping::Techniques) sortOpenSteps(m_all);
  for (std::size_t index = 0; index < m_all.size(); ++index) m_all[index].number = index + 1;
  filter();
}

void StepListModel::setGrouping(Grouping grouping) {
  if (grouping == m_grouping) return;
  m_grouping = grouping;
  m_open.clear();
  rebuild();
}

void StepListModel::setFilter(const StepFilter& filter) {
  if (filter == m_filter) return;
  m_filter = filter;
  this->filter();
}

void StepListModel::setRefused(std::set<Technique> refused) {
  m_refused = std::move(refused);
  rebuild();
}

void StepListModel::toggle(int row) {
  const StepRow& head = m_rows[static_cast<std::size_t>(row)];
  if (head.kind != StepRow::Kind::Head) return;
  const std::size_t key = keyOf(head.first);
  if (m_open.erase(key) == 0) m_open.insert(key);
  rebuild();
}

/// The number by which m_open knows the heading of a group of steps; `step` is the first step of the group.
/// It does not change if steps are added before that group.
std::size_t StepListModel::keyOf(std::size_t step) const {
  const ListedStep& listed = m_steps[step];
  return m_grouping == Grouping::Techniques ? static_cast<std::size_t>(listed.step.technique) : listed.number;
}

std::set<std::size_t> StepListModel::openFirsts() const {
  std::set<std::size_t> firsts;
  for (std::size_t step = 0; step < m_steps.size(); ++step)
    if (m_open.contains(keyOf(step))) firsts.insert(step);
  return firsts;
}

void StepListModel::filter() {
  m_steps.clear();
  for (const ListedStep& listed : m_all)
    if (m_filter.takes(listed.step)) m_steps.push_back(listed);
  rebuild();
}

int StepListModel::rowOfStep(std::size_t step) const {
  int found = -1;
  for (int index = 0; index < rowCount(); ++index)
    if (row(index).covers(step) && (row(index).kind == StepRow::Kind::Step || !row(index).isOpen))
      found = index;
  return found;
}

int StepListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant StepListModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const StepRow& shown = row(index.row());
  switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
      return StepRows::spoken(shown);
    case Qt::AccessibleDescriptionRole:
      if (shown.kind == StepRow::Kind::Step) return shown.inShort;
      return shown.isOpen ? tr("open") : tr("closed");
    default:
      return {};
  }
}

void StepListModel::rebuild() {
  beginResetModel();
  switch (m_grouping) {
    case Grouping::None:
      m_rows = StepRows::flat(m_steps);
      break;
    case Grouping::Singles:
      m_rows = StepRows::folded(m_steps, openFirsts());
      break;
    case Grouping::Techniques:
      m_rows = StepRows::grouped(m_steps, openFirsts());
      break;
  }
  for (StepRow& row : m_rows) {
    row.isRefused = m_refused.contains(m_steps[row.first].step.technique);
    if (row.isRefused && row.kind == StepRow::Kind::Head)
      row.inShort = tr("%1, not used by Next step", "number of steps").arg(row.inShort);
  }
  endResetModel();
}

}  // namespace sudoku
