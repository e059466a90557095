#pragma once

#include <memory>
#include <set>

#include <QAbstractItemModel>

#include "game/history/movelist.h"

namespace sudoku {

/// The moves of a game as a tree: the line of moves to the last position, with the other branches as children
/// of the moves after which they begin. The text of an item is number, what the move did, what else happened
/// then (such as a check), and the time on the game's clock.
class MoveListModel : public QAbstractItemModel {
  Q_OBJECT

 public:
  enum Role {
    NumberRole = Qt::UserRole,  ///< number of the move on its line; empty for the heading of a branch
    WordsRole,                  ///< text for what the move did
    /// Names and descriptions of what else happened at the move, such as checks, as a list.
    NotesRole,
    TimeRole,    ///< time on the game's clock after the move
    HereRole,    ///< whether the present position is the one after this move
    WrongRole,   ///< whether the move is displayed as a mistake
    BranchRole,  ///< whether the row is the heading of a branch
  };

  explicit MoveListModel(QObject* parent) : QAbstractItemModel(parent) {}

  /// Shows the moves of a game whose present position is the one after the move `here`. Precondition: the
  /// game can be replayed, so that boardOf(game) is not empty.
  void setGame(const StoredGame& game, int here);
  /// Sets the rows that are displayed as mistakes.
  void setWrongRows(std::set<int> rows);
  /// Sets whether the mistakes of the game are displayed.
  void setShowsMistakes(bool shows);
  /// Marks the move after which the game's present position is.
  void setHere(int move);

  /// The list of moves that is shown. Precondition: a game is shown.
  const MoveList& list() const { return *m_list; }
  const MoveRow& row(const QModelIndex& index) const {
    return m_list->row(static_cast<int>(index.internalId()));
  }
  QModelIndex indexOfRow(int row) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  const std::vector<int>& rowsIn(const QModelIndex& parent) const;
  QString words(const MoveRow& row) const;
  QStringList notes(int index) const;
  QString spoken(const QModelIndex& index) const;
  void announceAll();

  std::unique_ptr<const MoveList> m_list;
  std::vector<Move> m_moves;  ///< moves of the game by their numbers, from 1
  std::set<int> m_wrongRows;
  int m_here = 0;  ///< index of the row that leads to the game's present position
};

}  // namespace sudoku
