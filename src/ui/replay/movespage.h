#pragma once

#include "game/play/game.h"
#include "ui/board/boardpage.h"

namespace sudoku {

class MoveListView;

/// The page of all moves of the game being played, with their branches, to look at and to go back to.
/// Mistakes are marked if the game shows them, or is over.
class MovesPage : public BoardPage {
  Q_OBJECT

 public:
  explicit MovesPage(QWidget* parent);

  /// Shows the moves of a game and where it stands. Precondition: it is started.
  void open(const Game& game);

 signals:
  /// The player wants to be where the game stood after this move; 0: at its start.
  void moveWanted(int move);

 protected:
  void showRoom(Room room) override;
  /// The rows can do with less width than other pages have beside the board.
  int crampedSideWidth(int wanted, int /*height*/) override { return wanted * 3 / 4; }

 private:
  void showMove(int move);

  MoveListView* m_list;
  StoredGame m_game;
  bool m_tellsMistakes = false;
};

}  // namespace sudoku
