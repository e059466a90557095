#pragma once

#include <QTreeView>

#include "game/play/storedgame.h"

namespace sudoku {

class MoveListDelegate;
class MoveListModel;
struct Theme;

/// The moves of a game as a list with folds. The arrow keys lead along it, Left and Right close and open a
/// branch; a click or Enter goes to a move.
class MoveListView : public QTreeView {
  Q_OBJECT

 public:
  explicit MoveListView(QWidget* parent);

  MoveListModel& moves() const { return *m_model; }
  void setTheme(const Theme& theme);
  /// Shows the moves of a game, the branches closed, and that it stands after one of them. Precondition:
  /// boardOf(game).
  void setGame(const StoredGame& game, int here);
  /// The game stands after another move: its row is the current one, in sight, unless the head of a branch is
  /// that leads there.
  void setHere(int move);
  /// The number of the move in the current row; 0: the start, or there is none.
  int currentMove() const;

  QSize sizeHint() const override { return {260, 200}; }
  QSize minimumSizeHint() const override { return {80, 60}; }

 signals:
  /// The player looks at another move.
  void pointedAt(int move);
  /// The player wants to be there.
  void wanted(int move);

 protected:
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void makeCurrent(int row);

  MoveListModel* m_model;
  MoveListDelegate* m_delegate;
  bool m_isSelecting = false;  ///< by the program, not the player
};

}  // namespace sudoku
