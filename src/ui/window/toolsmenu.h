#pragma once

class QMenu;

namespace sudoku {

class Game;
class GameController;
class Pages;

/// Fills the menu Tools: the next step, the pages about steps, and marks for working steps out. All arguments
/// outlive the menu.
void addToolActions(QMenu& menu, const Game& game, GameController& controller, Pages& pages);

}  // namespace sudoku
