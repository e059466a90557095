#include "movelistmodel.h"

#include <utility>

#include "game/language/joined.h"
#include "game/play/checkpointnames.h"
#include "replaywords.h"
#include "ui/controls/words.h"

namespace sudoku {

void MoveListModel::setGame(const StoredGame& game, int here) {
  beginResetModel();
  m_list = std::make_unique<const MoveList>(game);
  m_moves.clear();
  m_moves.reserve(game.moves.size());
  for (const PlayedMove& played : game.moves) m_moves.push_back(played.move);
  m_wrongRows.clear();
  m_here = m_list->rowOf(here);
  endResetModel();
}

void MoveListModel::setWrongRows(std::set<int> rows) {
  m_wrongRows = std::move(rows);
  announceAll();
}

void MoveListModel::setShowsMistakes(bool shows) {
  std::set<int> rows;
  for (int row = 0; shows && row < static_cast<int>(m_list->rows().size()); ++row)
    if (!m_list->row(row).wrong.isEmpty()) rows.insert(row);
  setWrongRows(std::move(rows));
}

void MoveListModel::setHere(int move) {
  const int before = std::exchange(m_here, m_list->rowOf(move));
  for (const int row : {before, m_here}) emit dataChanged(indexOfRow(row), indexOfRow(row));
}

void MoveListModel::announceAll() {
  for (int row = 0; row < static_cast<int>(m_list->rows().size()); ++row)
    if (!m_list->row(row).wrong.isEmpty()) emit dataChanged(indexOfRow(row), indexOfRow(row));
}

QModelIndex MoveListModel::indexOfRow(int row) const {
  return createIndex(m_list->row(row).placeInParent, 0, static_cast<quintptr>(row));
}

const std::vector<int>& MoveListModel::rowsIn(const QModelIndex& parent) const {
  return parent.isValid() ? row(parent).rows : m_list->topRows();
}

QModelIndex MoveListModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return createIndex(row, column, static_cast<quintptr>(rowsIn(parent)[static_cast<std::size_t>(row)]));
}

QModelIndex MoveListModel::parent(const QModelIndex& child) const {
  if (!child.isValid() || row(child).parent < 0) return {};
  return indexOfRow(row(child).parent);
}

int MoveListModel::rowCount(const QModelIndex& parent) const {
  return m_list ? static_cast<int>(rowsIn(parent).size()) : 0;
}

int MoveListModel::columnCount(const QModelIndex& /*parent*/) const {
  return 1;
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const MoveRow& shown = row(index);
  const auto number = static_cast<int>(index.internalId());
  switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
      return spoken(index);
    case NumberRole:
      return shown.kind == MoveRow::Kind::Branch ? QVariant() : QVariant(shown.place);
    case WordsRole:
      return words(shown);
    case NotesRole:
      return notes(number);
    case TimeRole:
      return shown.kind == MoveRow::Kind::Branch ? QString() : clockText(shown.elapsedMs);
    case HereRole:
      return number == m_here;
    case WrongRole:
      return m_wrongRows.contains(number);
    case BranchRole:
      return shown.kind == MoveRow::Kind::Branch;
    default:
      return {};
  }
}

QString MoveListModel::words(const MoveRow& row) const {
  if (row.kind == MoveRow::Kind::Start) return tr("Start");
  if (row.kind == MoveRow::Kind::Branch) {
    const MoveRow& first = m_list->row(row.rows.front());
    const auto count = static_cast<int>(row.rows.size());
    return tr("Branch of %Ln moves: %1", nullptr, count).arg(words(first));
  }
  return ReplayWords::played(m_moves[static_cast<std::size_t>(row.move) - 1], row);
}

QStringList MoveListModel::notes(int index) const {
  const MoveRow& shown = m_list->row(index);
  QStringList notes;
  if (m_wrongRows.contains(index)) notes += tr("wrong");
  if (shown.checks > 0) notes += tr("checked");
  if (shown.helps > 0) notes += tr("help");
  for (const QString& name : shown.checkpoints)
    notes += name.isEmpty() ? tr("checkpoint") : CheckpointNames::shown(name.simplified());
  if (shown.trial > 0)
    notes += shown.trial == 1 ? tr("trial begins") : tr("trial %1 begins").arg(shown.trial);
  if (index == m_here) notes += tr("here");
  return notes;
}

QString MoveListModel::spoken(const QModelIndex& index) const {
  QStringList parts = {words(row(index))};
  parts += notes(static_cast<int>(index.internalId()));
  if (row(index).kind == MoveRow::Kind::Branch) return Joined::list(parts);
  parts += clockText(row(index).elapsedMs);
  return tr("%1: %2", "number of a move, what is said of it")
      .arg(QString::number(row(index).place), Joined::list(parts));
}

}  // namespace sudoku
