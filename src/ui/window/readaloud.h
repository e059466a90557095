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

// What a screen reader is asked to read, so that nobody has to go through the cells one by one.

/// The content of a house: `Row 3: 5, empty, 7, …`.
QString houseText(const Grid& board, House house);
/// The candidates that the digits on the board leave in a cell.
QString candidatesText(const GameState& state, Cell cell);
/// The cells in which a digit breaks no rule.
QString placesText(const Grid& board, Digit digit);
/// How many of each digit are left to place.
QString remainderText(const Grid& board);

/// Says what the commands of the menu Read aloud do. What is read goes to a function, which announces it. All
/// arguments outlive the commands.
void setReadCommands(Commands& commands, const Game& game, PlayTime& time,
                     const std::function<void(const QString&)>& say);

}  // namespace sudoku
