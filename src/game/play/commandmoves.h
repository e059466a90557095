#pragma once

#include <optional>

#include <sudoku/logic/position.h>

#include "inputmode.h"
#include "notehistory.h"
#include "storedgame.h"

/// The moves that commands on a whole board make of a position; nothing where there is nothing to do. All
/// functions are pure and may be called from any thread.
namespace sudoku {

/// Puts every candidate that is left into the corner notes, and no others, but for those that are crossed
/// out. Centre notes stay.
Move fillingMove(const GameState& state, const DigitsByCell& crossedOut = {});

/// What filling is not to bring back in a game: what the player crossed out, and where the notes are said to
/// be complete all that those that there are leave out.
DigitsByCell notToBeFilled(const StoredGame& game, const GameState& state);

/// Erases the notes, of both sets, that are no candidates.
std::optional<Move> removingRuledOut(const GameState& state);

/// Erases the notes of both sets.
std::optional<Move> clearingNotes(const GameState& state);

/// Sets a digit, note or colour in the cells that can have it, or removes it if all have it. Nothing if none
/// can, or if there is no such colour.
std::optional<Move> toggling(const GameState& state, CellSet cells, Digit digit, InputMode mode);

/// Sets a note in the open cells that lack it, or takes it out of those that have it if the first cell does.
/// Nothing if that changes nothing. Precondition: a mode of notes.
std::optional<Move> painting(const GameState& state, Cell first, CellSet cells, Digit digit, InputMode mode);

/// Takes the entries and the notes of both sets of these cells away.
Move clearing(const GameState& state, CellSet cells);

/// Enters what full houses, naked and hidden singles give, as far as these techniques are of that level or
/// below, and what follows in the same way. Precondition: no entry is wrong.
std::optional<Move> solvingSingles(const GameState& state, Level level);

/// Enters what a step places, or rules out what it eliminates.
Move moveOf(const Step& step);

/// Restores a position of the same puzzle. Notes stay where it leaves them possible, and what it leaves out
/// of the candidates is ruled out.
Move movingTo(const GameState& state, const Position& position);

}  // namespace sudoku
