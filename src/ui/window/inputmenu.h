#pragma once

class QMenu;

namespace sudoku {

class Game;
class CellCommands;

/// Adds to the menu Edit the entries that choose the input mode. Both the game and its commands outlive the
/// menu.
void addInputActions(QMenu& menu, const Game& game, CellCommands& cells);

}  // namespace sudoku
