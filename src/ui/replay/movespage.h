#pragma once

#include "game/play/game.h"
#include "ui/board/boardpage.h"

namespace sudoku {

class MoveListView;

/// The page of all moves of the game being played, with all branches, where the player can look at a position
/// or return to it. Mistakes are marked if the game shows them, or if it has ended.
class MovesPage : public BoardPage {
  Q_OBJECT

 public:
  explicit MovesPage(QWidget* parent);

  /// Shows the moves of a game and its present position. Precondition: the game is started.
  void open(const Game& game);

 signals:
  /// Emitted when the player wants to return to the position after a move; 0: to the start of the game.
  void moveWanted(int move);

 protected:
  void showRoom(Room room) override;
  /// The rows of moves need less width than the contents of other pages.
  int crampedSideWidth(int wanted, int /*height*/) override { return wanted * 3 / 4; }

 private:
  void showMove(int move);

  MoveListView* m_list;
  StoredGame m_game;
  bool m_tellsMistakes = false;
};

}  // namespace sudoku
