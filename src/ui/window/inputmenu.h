#pragma once

class QMenu;

namespace sudoku {

class Game;
class GameController;

/// Adds to the menu Edit the entries that choose the input mode. Both the game and its controller outlive the
/// menu.
void addInputActions(QMenu& menu, const Game& game, GameController& controller);

}  // namespace sudoku
