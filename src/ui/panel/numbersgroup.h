#pragma once

#include <QGroupBox>

#include "panelshape.h"

class QLabel;

namespace sudoku {

class ColourPad;
class Game;
class GameController;
class NumberPad;

/// The group Numbers of the panel beside the board: the numbers or, while the input mode is Colour, the
/// colours. A text beside the title says what a press does, unless it is an entry into one cell.
class NumbersGroup : public QGroupBox {
  Q_OBJECT

 public:
  /// The game and its controller outlive the group.
  NumbersGroup(const Game& game, GameController& controller, QWidget* parent);

  void setShape(const PanelShape& shape);
  void setCalculatorOrder(bool isCalculator);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  void placeMeaning();

  const Game& m_game;
  GameController& m_controller;
  NumberPad* m_numbers;
  ColourPad* m_colours;
  QLabel* m_meaning;
};

}  // namespace sudoku
