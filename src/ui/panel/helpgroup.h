#pragma once

#include <QGroupBox>

#include "panelshape.h"

class QHBoxLayout;
class QPushButton;

namespace sudoku {

class Game;
class BoardCommands;
class HintCommands;
class PlayTime;
class MenuKeys;

/// The group Help of the panel beside the board: the button Hints, which can be switched on so that the board
/// marks where the chosen digit may go, and, unless hints have a column of their own in the window, the
/// button Next step.
class HelpGroup : public QGroupBox {
  Q_OBJECT

 public:
  /// All arguments outlive the group, except for the parent.
  HelpGroup(const Game& game, BoardCommands& board, HintCommands& hints, PlayTime& time, QWidget* parent);

  void setShape(const PanelShape& shape);
  const QWidget* nextStep() const;
  /// Adds a button to the group's row: Check, when the window is higher than wide.
  void take(QPushButton* button);
  /// Shows in the tool tips of the buttons the present keyboard shortcuts of the menu commands that do the
  /// same.
  void showKeys(const MenuKeys& keys);
  /// The least width in pixels at which the texts fit.
  int leastWidth(const QFontMetrics& metrics) const;

 private:
  void showHints();

  const Game& m_game;
  QHBoxLayout* m_row;
  QPushButton* m_hints;
  QPushButton* m_nextStep;
};

}  // namespace sudoku
