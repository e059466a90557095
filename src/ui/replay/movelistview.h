#pragma once

#include <QTreeView>

#include "game/play/storedgame.h"

namespace sudoku {

class MoveListModel;

/// The moves of a game as a list with folds. The arrow keys lead along it, Left and Right close and open a
/// branch; a click or Enter goes to a move.
class MoveListView : public QTreeView {
  Q_OBJECT

 public:
  explicit MoveListView(QWidget* parent);

  MoveListModel& moves() const { return *m_model; }
  /// Shows the moves of a game that stands after one of them, with the branches closed. Precondition:
  /// boardOf(game).
  void setGame(const StoredGame& game, int here);
  /// Marks another move as the one after which the game stands: its row becomes the current one, in sight,
  /// unless the current row is the heading of a branch that leads there.
  void setHere(int move);
  /// The number of the move in the current row; 0: the start, or there is no row.
  int currentMove() const;

  QSize sizeHint() const override { return {260, 200}; }
  QSize minimumSizeHint() const override { return {80, 60}; }

 signals:
  /// The player looks at another move.
  void pointedAt(int move);
  /// The player wants to go to a move.
  void wanted(int move);

 protected:
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void makeCurrent(int row);

  MoveListModel* m_model;
  bool m_isSelecting = false;  ///< the program is selecting a row, not the player
};

}  // namespace sudoku
