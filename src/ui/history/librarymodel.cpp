#include "librarymodel.h"

#include <utility>

#include "librarywords.h"
#include "ui/words.h"

namespace sudoku {

void LibraryModel::setGames(std::vector<GameSummary> games, const QDate& today) {
  beginResetModel();
  m_games = std::move(games);
  m_today = today;
  m_chosen = chosenGames(m_games, m_filter, m_order, m_today);
  endResetModel();
}

void LibraryModel::setChoice(const LibraryFilter& filter, LibraryOrder order) {
  beginResetModel();
  m_filter = filter;
  m_order = order;
  m_chosen = chosenGames(m_games, m_filter, m_order, m_today);
  endResetModel();
}

int LibraryModel::rowOf(qint64 id) const {
  for (int row = 0; row < rowCount(); ++row)
    if (game(row).id == id) return row;
  return -1;
}

int LibraryModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_chosen.size());
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const GameSummary& shown = game(index.row());
  switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
      return LibraryWords::spoken(shown);
    case Qt::AccessibleDescriptionRole:
      return LibraryWords::details(shown, m_today);
    case Qt::ToolTipRole:
      return plainToolTip(LibraryWords::spoken(shown) + '\n' + LibraryWords::details(shown, m_today));
    default:
      return {};
  }
}

}  // namespace sudoku
