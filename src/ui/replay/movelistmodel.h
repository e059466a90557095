#pragma once

#include <memory>
#include <set>

#include <QAbstractItemModel>

#include "game/history/movelist.h"

namespace sudoku {

/// The moves of a game as a tree of items: the line on which it stood, with the other branches folded in the
/// moves after which they part. Each item is read as number, what was done, what is marked there, time.
class MoveListModel : public QAbstractItemModel {
  Q_OBJECT

 public:
  enum Role {
    NumberRole = Qt::UserRole,  ///< number of the move on its line; nothing for a branch
    WordsRole,                  ///< words for what the move did
    NotesRole,                  ///< what is marked at the move: names and words, in a list
    TimeRole,                   ///< clock after the move
    HereRole,                   ///< whether the game stands at this move
    WrongRole,                  ///< whether the move is shown as wrong
    BranchRole,                 ///< whether the row is the heading of a branch
  };

  explicit MoveListModel(QObject* parent) : QAbstractItemModel(parent) {}

  /// Shows the moves of a game that stands after one of them. Precondition: boardOf(game).
  void setGame(const StoredGame& game, int here);
  /// Sets the rows that are shown as mistakes.
  void setWrongRows(std::set<int> rows);
  /// Shows all mistakes, or none.
  void setShowsMistakes(bool shows);
  /// Marks another move as the one after which the game stands.
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
  std::vector<Move> m_moves;  ///< moves of the game by number, from 1
  std::set<int> m_wrongRows;
  int m_here = 0;  ///< index of the row where the game stands
};

}  // namespace sudoku
