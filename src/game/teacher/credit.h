#pragma once

#include <optional>
#include <stop_token>

#include <sudoku/grid/level.h>
#include <sudoku/logic/technique.h>
#include <sudoku/play/gamestate.h>

namespace sudoku {

/// The easiest technique, up to the level of the puzzle, by which the player could have known that a move is
/// right. Nothing for wrong entries, for guesses, and for moves other than one entry or one removed note.
/// `notesComplete`: whether the player's notes had all candidates, without which a removed note proves
/// nothing. May be called from any thread.
std::optional<Technique> creditOf(const GameState& before, const Move& move, Level puzzleLevel,
                                  bool notesComplete, const std::stop_token& stop = {});

}  // namespace sudoku
