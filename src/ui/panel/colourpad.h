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

/// A colour to choose, one of six that exclude each other.
class ColourToggle : public ExclusiveToggle {
  Q_OBJECT

 public:
  ColourToggle(Digit colour, QWidget* parent);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Digit m_colour;
};

/// The six colours, and the buttons that take them away: shown in place of the numbers in Colour mode.
class ColourPad : public QWidget {
  Q_OBJECT

 public:
  /// Game and commands outlive the pad.
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
