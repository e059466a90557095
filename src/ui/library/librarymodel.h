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

/// The games of the library that a filter lets pass; or of a collection its puzzles, begun or not, which are
/// read only as they come into sight. Each item is read as level, number, state, time.
class LibraryModel : public QAbstractListModel {
  Q_OBJECT

 public:
  /// Reads puzzles of a collection by their numbers.
  using PuzzleReader =
      std::function<std::vector<GameSummary>(const CollectionSummary&, const std::vector<int>& numbers)>;

  explicit LibraryModel(QObject* parent) : QAbstractListModel(parent) {}

  void setReader(PuzzleReader reader) { m_reader = std::move(reader); }
  /// Sets all games, and those in the bin.
  void setGames(std::vector<GameSummary> games, std::vector<GameSummary> bin, const QDate& today);
  /// Sets the filter and the order. Of a collection only its games are shown until setNumbers() is called; if
  /// the collection is shown already, what was listed stays until then.
  void setChoice(const LibraryFilter& filter, LibraryOrder order);
  /// Shows puzzles of the filter's collection, given by their numbers.
  void setNumbers(const CollectionSummary& collection, std::shared_ptr<const std::vector<int>> numbers);
  /// Has the puzzles read again, since more may be known of them.
  void forgetPuzzles();

  const LibraryFilter& filter() const { return m_filter; }
  LibraryOrder order() const { return m_order; }
  const QDate& today() const { return m_today; }
  /// The games in the bin.
  const std::vector<GameSummary>& bin() const { return m_bin; }
  /// All games but those in the bin, shown or not.
  const std::vector<GameSummary>& games() const { return m_games; }
  /// The numbers of the collection's puzzles that are shown; null if only its games are shown, or no
  /// collection.
  const std::shared_ptr<const std::vector<int>>& numbers() const { return m_numbers; }
  /// The game of a row. Valid until the next call, unless the game has been begun (isBegun()).
  const GameSummary& game(int row) const;
  /// The id of a row's game, without reading the game.
  qint64 idAt(int row) const;
  /// The row of a game; -1 if it is not shown.
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
  /// Indices of the collection's games by the numbers of their puzzles.
  std::unordered_map<int, std::size_t> m_begun;
  mutable std::unordered_map<int, GameSummary> m_puzzles;  ///< puzzles that were read, by their numbers
};

}  // namespace sudoku
