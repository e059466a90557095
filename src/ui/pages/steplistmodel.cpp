#include "steplistmodel.h"

#include <utility>

namespace sudoku {

void StepListModel::setSteps(std::vector<ListedStep> steps, Grouping grouping) {
  m_steps = std::move(steps);
  m_open.clear();
  m_grouping = grouping;
  rebuild();
}

void StepListModel::setGrouping(Grouping grouping) {
  if (grouping == m_grouping) return;
  m_grouping = grouping;
  m_open.clear();
  rebuild();
}

void StepListModel::setRefused(std::set<Technique> refused) {
  m_refused = std::move(refused);
  rebuild();
}

void StepListModel::toggle(int row) {
  const StepRow& head = m_rows[static_cast<std::size_t>(row)];
  if (head.kind != StepRow::Kind::Head) return;
  if (m_open.erase(head.first) == 0) m_open.insert(head.first);
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
      m_rows = StepRows::folded(m_steps, m_open);
      break;
    case Grouping::Techniques:
      m_rows = StepRows::grouped(m_steps, m_open);
      break;
  }
  for (StepRow& row : m_rows) {
    row.isRefused = m_refused.contains(m_steps[row.first].step.technique);
    if (row.isRefused && row.kind == StepRow::Kind::Head)
      row.inShort = tr("%1, not used by hints", "number of steps").arg(row.inShort);
  }
  endResetModel();
}

}  // namespace sudoku
