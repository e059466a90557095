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

/// The group Help of the panel: Hints, and Next step where the coach has no column of its own.
class HelpGroup : public QGroupBox {
  Q_OBJECT

 public:
  /// All outlive it.
  HelpGroup(const Game& game, BoardCommands& board, HintCommands& hints, PlayTime& time, QWidget* parent);

  void setShape(const PanelShape& shape);
  const QWidget* nextStep() const;
  /// Takes one more button into its row: Check, in portrait.
  void take(QPushButton* button);
  /// Names the keys of the menus.
  void showKeys(const MenuKeys& keys);
  /// What its words need at least, in such a font.
  int leastWidth(const QFontMetrics& metrics) const;

 private:
  void showHints();

  const Game& m_game;
  QHBoxLayout* m_row;
  QPushButton* m_hints;
  QPushButton* m_nextStep;
};

}  // namespace sudoku
