#pragma once

namespace sudoku {

class Commands;
class Game;
class Pages;

/// Says what the commands do that show pages, or undo on the page that is shown. All arguments outlive the
/// commands.
void setPageCommands(Commands& commands, const Game& game, Pages& pages);

}  // namespace sudoku
