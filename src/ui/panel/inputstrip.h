#pragma once

#include <QWidget>

#include "ui/arrangement.h"

class QPushButton;
class QToolButton;

namespace sudoku {

class Game;
class GameController;

/// The strip below the numbers: Undo, Redo and Notes.
class InputStrip : public QWidget {
  Q_OBJECT

 public:
  /// The game and its controller outlive it.
  InputStrip(const Game& game, GameController& controller, QWidget* parent);

  void setShape(const Arrangement& arrangement);

 private:
  void refresh();

  const Game& m_game;
  QPushButton* m_undo;
  QPushButton* m_redo;
  QPushButton* m_notes;
};

}  // namespace sudoku
