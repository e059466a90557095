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

/// The group Help of the panel beside the board: the toggle Hints and, unless hints have a column of their
/// own, the button Next step.
class HelpGroup : public QGroupBox {
  Q_OBJECT

 public:
  /// All arguments outlive the group, except for the parent.
  HelpGroup(const Game& game, BoardCommands& board, HintCommands& hints, PlayTime& time, QWidget* parent);

  void setShape(const PanelShape& shape);
  const QWidget* nextStep() const;
  /// Adds a button to the group's row: Check, when the window is in portrait.
  void take(QPushButton* button);
  /// Shows in tool tips the present keyboard shortcuts of the menus.
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
