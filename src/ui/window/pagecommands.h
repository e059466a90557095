#pragma once

namespace sudoku {

class Commands;
class Game;
class Pages;

/// Sets what the commands do that show pages, or undo and redo on the visible page. All arguments must
/// outlive the commands.
void setPageCommands(Commands& commands, const Game& game, Pages& pages);

}  // namespace sudoku
