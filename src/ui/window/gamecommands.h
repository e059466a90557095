#pragma once

namespace sudoku {

class Commands;
class Game;
class GameController;
class Pages;

/// Sets what the commands about the present game do, and when they are enabled and ticked. All arguments must
/// outlive the commands.
void setGameCommands(Commands& commands, const Game& game, GameController& controller, Pages& pages);

}  // namespace sudoku
