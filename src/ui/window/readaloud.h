#pragma once

#include <functional>

#include <QString>

#include <sudoku/grid/cell.h>
#include <sudoku/grid/digit.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/play/gamestate.h>

class QMenu;

namespace sudoku {

class Game;
class PlayTime;

// What a screen reader is asked to read, so that nobody has to go through the cells one by one.

/// `Row 3: 5, empty, 7, …`.
QString houseText(const Grid& board, House house);
/// What is left in a cell by what stands on the board.
QString candidatesText(const GameState& state, Cell cell);
/// Where a digit breaks no rule.
QString placesText(const Grid& board, Digit digit);
/// How many of each digit are left to place.
QString remainderText(const Grid& board);

/// The menu Read aloud. What it says goes to a function, which announces it. All
/// outlive the menu.
void addReadActions(QMenu& menu, const Game& game, PlayTime& time,
                    const std::function<void(const QString&)>& say);

}  // namespace sudoku
