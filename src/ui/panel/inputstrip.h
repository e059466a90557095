#pragma once

#include <array>

#include <QWidget>

#include "game/play/inputmode.h"
#include "panelshape.h"

namespace sudoku {

class Game;
class BoardCommands;
class CellCommands;
class PlayTime;
class MenuKeys;
class StripButton;

/// The strip below the numbers: Undo, Redo and the input modes. To assistive technology, Notes, Centre notes
/// and Colours are check boxes, of which at most one is checked, and Digits is a button.
class InputStrip : public QWidget {
  Q_OBJECT

 public:
  /// All arguments outlive the strip, except for the parent.
  InputStrip(const Game& game, CellCommands& cells, BoardCommands& board, PlayTime& time, QWidget* parent);

  void setShape(const PanelShape& shape);
  const QWidget* undo() const;
  /// Shows in the tool tips of the buttons the present keyboard shortcuts of the menu commands that do the
  /// same.
  void showKeys(const MenuKeys& keys);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void addMode(InputMode mode, const QString& word, const QString& name);
  void refresh();

  const Game& m_game;
  CellCommands& m_cells;
  PlayTime& m_time;
  StripButton* m_undo;
  StripButton* m_redo;
  QWidget* m_group;  ///< widget that holds the buttons of the input modes
  std::array<StripButton*, kInputModes> m_modes{};
};

}  // namespace sudoku
