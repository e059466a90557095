#pragma once

#include <cstddef>
#include <vector>

#include <QAbstractListModel>
#include <QDate>

#include "game/history/libraryfilter.h"

namespace sudoku {

/// The games of the library that are asked for. Each item is read as level, number, state, time.
class LibraryModel : public QAbstractListModel {
  Q_OBJECT

 public:
  explicit LibraryModel(QObject* parent) : QAbstractListModel(parent) {}

  /// Shows others of the games, or others.
  void setGames(std::vector<GameSummary> games, const QDate& today);
  void setChoice(const LibraryFilter& filter, LibraryOrder order);

  const LibraryFilter& filter() const { return m_filter; }
  LibraryOrder order() const { return m_order; }
  const QDate& today() const { return m_today; }
  /// All, asked for or not.
  const std::vector<GameSummary>& games() const { return m_games; }
  const GameSummary& game(int row) const { return m_games[m_chosen[static_cast<std::size_t>(row)]]; }
  /// -1 if the game is not among those asked for.
  int rowOf(qint64 id) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  std::vector<GameSummary> m_games;
  std::vector<std::size_t> m_chosen;
  LibraryFilter m_filter;
  LibraryOrder m_order = LibraryOrder::LastPlayed;
  QDate m_today;
};

}  // namespace sudoku
