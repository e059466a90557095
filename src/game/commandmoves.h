#pragma once

#include <optional>

#include <sudoku/logic/position.h>

#include "storedgame.h"

/// The moves that commands on a whole board make of a position; nothing where there is nothing to do. All
/// functions are pure and may be called from any thread.
namespace sudoku {

/// Puts every candidate that is left into the notes, and no others.
Move fillingMove(const GameState& state);

/// Removes the notes that are no candidates.
std::optional<Move> removingRuledOut(const GameState& state);

std::optional<Move> clearingNotes(const GameState& state);

/// The entries that differ from the solution.
CellSet wrongEntries(const GameState& state);

/// Enters what full houses, naked and hidden singles give, as far as these techniques are of that level or
/// below, and what follows in the same way. Precondition: no entry is wrong.
std::optional<Move> solvingSingles(const GameState& state, Level level);

/// Enters what a step places, or rules out what it eliminates.
Move moveOf(const Step& step);

/// Restores a position of the same puzzle. Notes stay where it leaves them possible, and what it leaves out
/// of the candidates is ruled out.
Move movingTo(const GameState& state, const Position& position);

/// Restores the last position of the game, of those that are not undone, in which no entry was wrong. Nothing
/// if none is wrong now.
std::optional<Move> backToRightEntries(const StoredGame& game);

}  // namespace sudoku
