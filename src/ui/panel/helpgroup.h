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

/// The group Help of the panel: the toggle Hints, and Next step where the coach has no column of its own.
class HelpGroup : public QGroupBox {
  Q_OBJECT

 public:
  /// All that it is given outlives the group.
  HelpGroup(const Game& game, BoardCommands& board, HintCommands& hints, PlayTime& time, QWidget* parent);

  void setShape(const PanelShape& shape);
  const QWidget* nextStep() const;
  /// Takes one more button into the group's row: Check, in portrait.
  void take(QPushButton* button);
  /// Names in tool tips the keys that the menus have now.
  void showKeys(const MenuKeys& keys);
  /// The least width for the words, in a font.
  int leastWidth(const QFontMetrics& metrics) const;

 private:
  void showHints();

  const Game& m_game;
  QHBoxLayout* m_row;
  QPushButton* m_hints;
  QPushButton* m_nextStep;
};

}  // namespace sudoku
