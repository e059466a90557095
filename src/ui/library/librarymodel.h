#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

#include <QAbstractListModel>
#include <QDate>

#include "game/history/libraryfilter.h"
#include "game/storage/collection.h"

namespace sudoku {

/// The games of the library that are asked for; or of a collection all its puzzles, begun or not, of which
/// those in sight alone are read. Each item is read as level, number, state, time.
class LibraryModel : public QAbstractListModel {
  Q_OBJECT

 public:
  /// Reads puzzles of a collection by their numbers.
  using PuzzleReader =
      std::function<std::vector<GameSummary>(const CollectionSummary&, const std::vector<int>& numbers)>;

  explicit LibraryModel(QObject* parent) : QAbstractListModel(parent) {}

  void setReader(PuzzleReader reader) { m_reader = std::move(reader); }
  /// Shows others of the games, or others.
  void setGames(std::vector<GameSummary> games, std::vector<GameSummary> bin, const QDate& today);
  /// Of a collection its games alone are shown until setNumbers() says more; of one that is shown already
  /// what was asked for before.
  void setChoice(const LibraryFilter& filter, LibraryOrder order);
  /// Shows those puzzles of the collection that is asked for.
  void setNumbers(const CollectionSummary& collection, std::shared_ptr<const std::vector<int>> numbers);
  /// More may be known of puzzles.
  void forgetPuzzles();

  const LibraryFilter& filter() const { return m_filter; }
  LibraryOrder order() const { return m_order; }
  const QDate& today() const { return m_today; }
  /// Those in the bin.
  const std::vector<GameSummary>& bin() const { return m_bin; }
  /// All others, asked for or not.
  const std::vector<GameSummary>& games() const { return m_games; }
  /// The numbers of what is shown of a collection; null if it is shown with its games alone, or none is.
  const std::shared_ptr<const std::vector<int>>& numbers() const { return m_numbers; }
  /// Until the next call, unless it has been begun (isBegun()).
  const GameSummary& game(int row) const;
  /// What is in that row, without a look at it.
  qint64 idAt(int row) const;
  /// -1 if the game is not among those asked for.
  int rowOf(qint64 id) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  const std::vector<GameSummary>& shelf() const { return m_filter.shelf == Shelf::Bin ? m_bin : m_games; }
  void choose();
  void readAround(int row) const;

  std::vector<GameSummary> m_games;
  std::vector<GameSummary> m_bin;
  std::vector<std::size_t> m_chosen;
  LibraryFilter m_filter;
  LibraryOrder m_order = LibraryOrder::LastPlayed;
  QDate m_today;
  PuzzleReader m_reader;
  CollectionSummary m_collection;
  std::shared_ptr<const std::vector<int>> m_numbers;
  std::unordered_map<int, std::size_t> m_begun;            ///< the games by their numbers in it
  mutable std::unordered_map<int, GameSummary> m_puzzles;  ///< that were read, by their numbers
};

}  // namespace sudoku
