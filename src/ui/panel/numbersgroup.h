#pragma once

#include <QGroupBox>

#include "ui/arrangement.h"

namespace sudoku {

class Game;
class GameController;
class NumberPad;

/// The group Numbers of the panel.
class NumbersGroup : public QGroupBox {
  Q_OBJECT

 public:
  /// The game and its controller outlive it.
  NumbersGroup(const Game& game, GameController& controller, QWidget* parent);

  void setShape(const Arrangement& arrangement);

 private:
  NumberPad* m_pad;
};

}  // namespace sudoku
