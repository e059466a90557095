#pragma once

#include <sudoku/grid/cell.h>

class QMenu;
class QWidget;

namespace sudoku {

class Game;
class HintCommands;

/// Makes the menu of questions about a cell and the chosen digit, which deletes itself when it is closed. The
/// game and the commands outlive it.
QMenu* makeQuestionsMenu(const Game& game, HintCommands& hints, Cell cell, QWidget* parent);

}  // namespace sudoku
