#pragma once

#include <optional>

#include <sudoku/logic/position.h>

#include "inputmode.h"
#include "notehistory.h"
#include "storedgame.h"

/// The moves that commands for the whole board make in a position; nothing where a command would change
/// nothing. All functions are pure and may be called from any thread.
namespace sudoku {

/// The move that writes all candidates into the corner notes, except for digits in `crossedOut`, and erases
/// all other corner notes. Centre notes stay.
Move fillingMove(const GameState& state, const DigitsByCell& crossedOut = {});

/// The digits that fillingMove() must not write in a game: those that the player crossed out, and, if the
/// player says that the notes are complete, all digits that are not noted in a cell with notes.
DigitsByCell notToBeFilled(const StoredGame& game, const GameState& state);

/// The move that erases all notes, corner and centre, that are not candidates; nothing if there are none.
std::optional<Move> removingRuledOut(const GameState& state);

/// The move that erases all notes, corner and centre; nothing if there are none.
std::optional<Move> clearingNotes(const GameState& state);

/// The move that sets a digit, note or colour in those of the cells that can have it, or removes it if all of
/// them have it already. Nothing if no cell can have it, or if there is no such colour.
std::optional<Move> toggling(const GameState& state, CellSet cells, Digit digit, InputMode mode);

/// The move that erases a note from all open cells that have it if `first` has it; otherwise sets the note in
/// all open cells that lack it. Nothing if that changes nothing. Precondition: `mode` is Corner or Centre.
std::optional<Move> painting(const GameState& state, Cell first, CellSet cells, Digit digit, InputMode mode);

/// The move that removes the entries and all notes, corner and centre, from the cells.
Move clearing(const GameState& state, CellSet cells);

/// The move that enters all full houses, naked and hidden singles, repeatedly until none is left; nothing if
/// there are none. Leaves out techniques above `level`. Precondition: no entry is wrong.
std::optional<Move> solvingSingles(const GameState& state, Level level);

/// The move that enters the digits that a step places, or rules out the candidates that it eliminates.
Move moveOf(const Step& step);

/// The move that restores another position of the same puzzle. Keeps the notes that are candidates in that
/// position, and rules out the candidates that it lacks.
Move movingTo(const GameState& state, const Position& position);

}  // namespace sudoku
