#pragma once

#include <optional>

#include <sudoku/logic/position.h>

#include "inputmode.h"
#include "notehistory.h"
#include "storedgame.h"

/// The moves that commands on a whole board make in a position; nothing where there is nothing to do. All
/// functions are pure and may be called from any thread.
namespace sudoku {

/// Writes every possible candidate into the corner notes, but for those that are crossed out, and erases all
/// other corner notes. Centre notes stay.
Move fillingMove(const GameState& state, const DigitsByCell& crossedOut = {});

/// The candidates that filling must not write in a game: what the player crossed out, and, where the notes
/// are said to be complete, all candidates that are not noted.
DigitsByCell notToBeFilled(const StoredGame& game, const GameState& state);

/// Erases the notes of both sets that are no candidates.
std::optional<Move> removingRuledOut(const GameState& state);

/// Erases the notes of both sets.
std::optional<Move> clearingNotes(const GameState& state);

/// Sets a digit, note or colour in the cells that can have it, or removes it if all have it. Nothing if no
/// cell can, or if there is no such colour.
std::optional<Move> toggling(const GameState& state, CellSet cells, Digit digit, InputMode mode);

/// Sets a note in the open cells that lack it, or erases it in those that have it if the first cell does.
/// Nothing if that changes nothing. Precondition: a mode of notes.
std::optional<Move> painting(const GameState& state, Cell first, CellSet cells, Digit digit, InputMode mode);

/// Takes the entries and the notes of both sets of these cells away.
Move clearing(const GameState& state, CellSet cells);

/// Enters what full houses, naked and hidden singles give, and what follows from these entries in the same
/// way. Leaves out techniques above that level. Precondition: no entry is wrong.
std::optional<Move> solvingSingles(const GameState& state, Level level);

/// Enters what a step places, or rules out what it eliminates.
Move moveOf(const Step& step);

/// Restores a position of the same puzzle. Keeps the notes that are possible in it, and rules out the
/// candidates that it lacks.
Move movingTo(const GameState& state, const Position& position);

}  // namespace sudoku
