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
/// buttons Next step and Ask. Where there is little room, Ask is in the menu alone.
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

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showAsk();
  int widestButton(const QFontMetrics& metrics) const;
  void showHints();

  const Game& m_game;
  QHBoxLayout* m_row;
  QPushButton* m_hints;
  QPushButton* m_nextStep;
  QPushButton* m_ask;
  bool m_offersAsk = false;  ///< whether the window's shape has a place for Ask
};

}  // namespace sudoku
