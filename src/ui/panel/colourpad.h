#pragma once

#include <array>

#include <QWidget>

#include <sudoku/grid/digit.h>
#include <sudoku/play/gamestate.h>

#include "ui/controls/exclusivetoggle.h"

class QPushButton;

namespace sudoku {

class Game;
class CellCommands;

/// A button that chooses a colour to give to cells: one of six, of which at most one is checked.
class ColourToggle : public ExclusiveToggle {
  Q_OBJECT

 public:
  ColourToggle(Digit colour, QWidget* parent);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Digit m_colour;
};

/// Buttons for the six colours that the player can give to cells, and for removing them; shown in place of
/// the buttons for digits while the input mode is Colour.
class ColourPad : public QWidget {
  Q_OBJECT

 public:
  /// `game` and `cells` outlive the pad.
  ColourPad(const Game& game, CellCommands& cells, QWidget* parent);

  void setShape(bool isRow, int spacing);

 protected:
  void wheelEvent(QWheelEvent* event) override;

 private:
  void refresh();

  const Game& m_game;
  CellCommands& m_cells;
  std::array<ColourToggle*, kColourCount> m_toggles{};
  QPushButton* m_clearThese;
  QPushButton* m_clearAll;
  int m_wheelRest = 0;
};

}  // namespace sudoku
