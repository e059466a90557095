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
    NumberRole = Qt::UserRole,  ///< of the move on its line; none for a branch
    WordsRole,                  ///< what was done
    NotesRole,                  ///< what is marked there: names and words, in a list
    TimeRole,                   ///< the clock
    HereRole,                   ///< whether the game stands there
    WrongRole,                  ///< whether that is shown of it
    BranchRole,                 ///< whether it is the head of a branch
  };

  explicit MoveListModel(QObject* parent) : QAbstractItemModel(parent) {}

  /// Shows the moves of a game, and that it stands after one of them. Precondition: boardOf(game).
  void setGame(const StoredGame& game, int here);
  /// The mistakes that are shown: those of these rows.
  void setWrongRows(std::set<int> rows);
  /// All mistakes, or none.
  void setShowsMistakes(bool shows);
  /// The game stands after another move.
  void setHere(int move);

  /// Precondition: a game is shown.
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
  std::vector<Move> m_moves;  ///< by number, from 1
  std::set<int> m_wrongRows;
  int m_here = 0;  ///< a row
};

}  // namespace sudoku
