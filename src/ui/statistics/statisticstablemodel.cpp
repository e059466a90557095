#include "statisticstablemodel.h"

#include <utility>

namespace sudoku {
namespace {

QVariant dataOf(const StatisticsCell& cell, int role) {
  switch (role) {
    case Qt::DisplayRole:
      return cell.text;
    case Qt::AccessibleTextRole:
      return cell.spoken.isEmpty() ? cell.text : cell.spoken;
    case Qt::ToolTipRole:
      return cell.spoken;  // for a short name of a column, the tool tip is its full name
    case Qt::TextAlignmentRole:
      return static_cast<int>((cell.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
      return {};
  }
}

}  // namespace

void StatisticsTableModel::setTable(StatisticsTableData table) {
  beginResetModel();
  m_table = std::move(table);
  endResetModel();
}

const StatisticsCell& StatisticsTableModel::cell(const QModelIndex& index) const {
  return m_table.rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
}

int StatisticsTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int StatisticsTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

QVariant StatisticsTableModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  return dataOf(cell(index), role);
}

QVariant StatisticsTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
  return dataOf(m_table.columns[static_cast<std::size_t>(section)], role);
}

}  // namespace sudoku
