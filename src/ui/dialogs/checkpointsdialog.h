#pragma once

#include <QDialog>

class QListWidget;
class QPushButton;

namespace sudoku {

class Game;
class BoardCommands;

/// The named positions of the game being played, to return to, rename and delete.
class CheckpointsDialog : public QDialog {
  Q_OBJECT

 public:
  /// All arguments outlive the dialog.
  CheckpointsDialog(const Game& game, BoardCommands& board, QWidget* parent);

 private:
  void read();
  void showChosen();

  const Game& m_game;
  BoardCommands& m_board;
  QListWidget* m_list;
  QPushButton* m_return;
  QPushButton* m_rename;
  QPushButton* m_remove;
};

}  // namespace sudoku
