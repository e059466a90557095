#pragma once

#include <functional>

#include <QString>

#include <sudoku/grid/cell.h>
#include <sudoku/grid/digit.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/play/gamestate.h>

namespace sudoku {

class Commands;
class Game;
class PlayTime;

/// The content of a house in words: `Row 3: 5, empty, 7, …`. Spares users of screen readers going through the
/// cells.
QString houseText(const Grid& board, House house);
/// The candidates of a cell, given the digits on the board, in words.
QString candidatesText(const GameState& state, Cell cell);
/// The cells in which a digit would break no rule, in words.
QString placesText(const Grid& board, Digit digit);
/// How many of each digit are still to be placed, in words.
QString remainderText(const Grid& board);

/// Sets what the commands of the menu Read aloud do: each passes its text to `say`, which announces it. All
/// arguments must outlive the commands.
void setReadCommands(Commands& commands, const Game& game, PlayTime& time,
                     const std::function<void(const QString&)>& say);

}  // namespace sudoku
