#pragma once

class QMenu;

namespace sudoku {

class Game;
class GameController;
class Pages;

/// Adds to the menu Game the entry that begins the next puzzle of the present game's collection. All
/// arguments outlive the menu.
void addCollectionAction(QMenu& menu, const Game& game, GameController& controller);

/// Adds to the menu Game the commands for the game being played, besides playing it: restart, return to named
/// positions, try something out, give up; and the pages about games. All arguments outlive the menu.
void addGameActions(QMenu& menu, const Game& game, GameController& controller, Pages& pages);

}  // namespace sudoku
