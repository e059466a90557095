#pragma once

namespace sudoku {

class Commands;
class Game;
class GameController;
class Pages;

/// Says what the commands about the game being played do, of all menus, and when they are enabled and ticked.
/// All arguments outlive the commands.
void setGameCommands(Commands& commands, const Game& game, GameController& controller, Pages& pages);

}  // namespace sudoku
