#pragma once

class QMenu;

namespace sudoku {

class Game;
class CellCommands;

/// The entries of the menu Edit that say how digits are meant. Both arguments outlive the menu.
void addInputActions(QMenu& menu, const Game& game, CellCommands& cells);

}  // namespace sudoku
