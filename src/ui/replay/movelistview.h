#pragma once

#include <QTreeView>

#include "game/play/storedgame.h"

namespace sudoku {

class MoveListModel;

/// The moves of a game as a list with branches that can be closed. Up and Down move along the list, Left and
/// Right close and open a branch; a click or Enter chooses a move.
class MoveListView : public QTreeView {
  Q_OBJECT

 public:
  explicit MoveListView(QWidget* parent);

  MoveListModel& moves() const { return *m_model; }
  /// Shows the moves of a game whose present position is the one after the move `here`, with all branches
  /// closed. Precondition: the game can be replayed, so that boardOf(game) is not empty.
  void setGame(const StoredGame& game, int here);
  /// Marks the move after which the game's present position is. Its row becomes the current one and is
  /// scrolled into view, unless the current row is the heading of a branch with that move.
  void setHere(int move);
  /// The number of the move in the current row; 0 for the start of the game, or if there is no row.
  int currentMove() const;

  QSize sizeHint() const override { return {260, 200}; }
  QSize minimumSizeHint() const override { return {80, 60}; }

 signals:
  /// Emitted when the player moves to the row of another move.
  void pointedAt(int move);
  /// Emitted when the player wants to go to the position after a move.
  void wanted(int move);

 protected:
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void makeCurrent(int row);

  MoveListModel* m_model;
  bool m_isSelecting = false;  ///< whether the current row is being changed by the program, not by the player
};

}  // namespace sudoku
