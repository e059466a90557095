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

/// The list items of the library: the games that pass a filter, or the puzzles of a collection, begun or not,
/// which are read only when they become visible. The text of an item for assistive technology is level,
/// number, state and time.
class LibraryModel : public QAbstractListModel {
  Q_OBJECT

 public:
  /// Function that reads puzzles of a collection, given by their numbers.
  using PuzzleReader =
      std::function<std::vector<GameSummary>(const CollectionSummary&, const std::vector<int>& numbers)>;

  explicit LibraryModel(QObject* parent) : QAbstractListModel(parent) {}

  void setReader(PuzzleReader reader) { m_reader = std::move(reader); }
  /// Sets all games: those that are not deleted, and those in the bin.
  void setGames(std::vector<GameSummary> games, std::vector<GameSummary> bin, const QDate& today);
  /// Sets the filter and the order. If the filter selects another collection than before, only those of its
  /// puzzles are shown that have games, until setNumbers() is called. If the collection is the same, its list
  /// stays as it is until then.
  void setChoice(const LibraryFilter& filter, LibraryOrder order);
  /// Shows the puzzles with these numbers of the filter's collection.
  void setNumbers(const CollectionSummary& collection, std::shared_ptr<const std::vector<int>> numbers);
  /// Drops the puzzles that have been read, so that they are read again, for instance with new ratings.
  void forgetPuzzles();

  const LibraryFilter& filter() const { return m_filter; }
  LibraryOrder order() const { return m_order; }
  const QDate& today() const { return m_today; }
  /// The games in the bin.
  const std::vector<GameSummary>& bin() const { return m_bin; }
  /// All games that are not in the bin, whether they pass the filter or not.
  const std::vector<GameSummary>& games() const { return m_games; }
  /// The numbers of the puzzles that are shown of a collection; null if no collection is shown, or only the
  /// games of one because setNumbers() has not been called.
  const std::shared_ptr<const std::vector<int>>& numbers() const { return m_numbers; }
  /// The game in a row. The reference is valid until the next call; if isBegun(), until games change.
  const GameSummary& game(int row) const;
  /// The id of the game in a row; negative for a puzzle of a collection that has not been begun. Reads no
  /// puzzle from the library.
  qint64 idAt(int row) const;
  /// The row of the game with that id; -1 if it is not shown.
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
  /// Indices in m_games of the collection's games, by the numbers of their puzzles.
  std::unordered_map<int, std::size_t> m_begun;
  /// Puzzles that have been read, by their numbers in the collection.
  mutable std::unordered_map<int, GameSummary> m_puzzles;
};

}  // namespace sudoku
