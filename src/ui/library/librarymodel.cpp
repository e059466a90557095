#include "librarymodel.h"

#include <algorithm>
#include <utility>

#include "game/history/collectionlist.h"
#include "librarywords.h"
#include "ui/controls/words.h"

namespace sudoku {
namespace {

/// When a puzzle that becomes visible is read, this many before it and after it are read together with it.
constexpr int kReadAround = 40;
constexpr std::size_t kMostPuzzlesRead = 2000;

}  // namespace

void LibraryModel::setGames(std::vector<GameSummary> games, std::vector<GameSummary> bin,
                            const QDate& today) {
  beginResetModel();
  m_games = std::move(games);
  m_bin = std::move(bin);
  m_today = today;
  choose();
  endResetModel();
}

void LibraryModel::setChoice(const LibraryFilter& filter, LibraryOrder order) {
  beginResetModel();
  m_filter = filter;
  m_order = order;
  choose();
  endResetModel();
}

void LibraryModel::setNumbers(const CollectionSummary& collection,
                              std::shared_ptr<const std::vector<int>> numbers) {
  beginResetModel();
  m_collection = collection;
  m_numbers = std::move(numbers);
  choose();
  endResetModel();
}

void LibraryModel::choose() {
  m_puzzles.clear();
  m_begun.clear();
  m_chosen.clear();
  if (m_filter.collection == 0 || m_collection.id != m_filter.collection) m_numbers.reset();
  if (!m_numbers) {
    m_chosen = chosenGames(shelf(), m_filter, m_order, m_today);
    return;
  }
  // If a puzzle has several games, the one played last is shown, which comes first in m_games.
  for (std::size_t index = 0; index < m_games.size(); ++index)
    if (const int number = numberIn(m_collection.id, m_games[index]); number > 0)
      m_begun.try_emplace(number, index);
}

void LibraryModel::forgetPuzzles() {
  m_puzzles.clear();
  if (m_numbers && !m_numbers->empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

const GameSummary& LibraryModel::game(int row) const {
  const auto place = static_cast<std::size_t>(row);
  if (!m_numbers) return shelf()[m_chosen[place]];
  const int number = (*m_numbers)[place];
  if (const auto begun = m_begun.find(number); begun != m_begun.end()) return m_games[begun->second];
  if (!m_puzzles.contains(number)) readAround(row);
  return m_puzzles.at(number);
}

void LibraryModel::readAround(int row) const {
  const int first = std::max(0, row - kReadAround);
  const int last = std::min(rowCount() - 1, row + kReadAround);
  std::vector<int> wanted;
  for (int each = first; each <= last; ++each)
    if (idAt(each) < 0) wanted.push_back((*m_numbers)[static_cast<std::size_t>(each)]);
  if (m_puzzles.size() + wanted.size() > kMostPuzzlesRead) m_puzzles.clear();
  for (GameSummary& puzzle : m_reader(m_collection, wanted))
    m_puzzles[static_cast<int>(-puzzle.id)] = std::move(puzzle);
  // A puzzle that cannot be read at the moment is shown with only its number.
  for (const int number : wanted) {
    GameSummary& puzzle = m_puzzles[number];
    if (puzzle.id != 0) continue;
    puzzle.id = -number;
    puzzle.collections = {{m_collection.id, m_collection.name, number, m_collection.puzzles}};
  }
}

qint64 LibraryModel::idAt(int row) const {
  const auto place = static_cast<std::size_t>(row);
  if (!m_numbers) return shelf()[m_chosen[place]].id;
  const int number = (*m_numbers)[place];
  const auto begun = m_begun.find(number);
  return begun == m_begun.end() ? -number : m_games[begun->second].id;
}

int LibraryModel::rowOf(qint64 id) const {
  for (int row = 0; row < rowCount(); ++row)
    if (idAt(row) == id) return row;
  return -1;
}

int LibraryModel::rowCount(const QModelIndex& parent) const {
  if (parent.isValid()) return 0;
  return static_cast<int>(m_numbers ? m_numbers->size() : m_chosen.size());
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
      return LibraryWords::spoken(game(index.row()));
    case Qt::AccessibleDescriptionRole:
      return LibraryWords::details(game(index.row()), m_today);
    case Qt::ToolTipRole:
      return plainToolTip(LibraryWords::spoken(game(index.row())) + '\n' +
                          LibraryWords::details(game(index.row()), m_today));
    default:
      return {};
  }
}

}  // namespace sudoku
