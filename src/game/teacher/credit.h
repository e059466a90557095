#pragma once

#include <optional>
#include <stop_token>

#include <sudoku/grid/level.h>
#include <sudoku/logic/technique.h>
#include <sudoku/play/gamestate.h>

namespace sudoku {

/// The easiest technique, up to the level of the puzzle, by which a player could have known what a move of
/// theirs does. Nothing for wrong entries, for moves that show no insight and for guesses. `notesComplete`:
/// notes that the move removes were true candidates. May be called from any thread.
std::optional<Technique> creditOf(const GameState& before, const Move& move, Level puzzleLevel,
                                  bool notesComplete, const std::stop_token& stop = {});

}  // namespace sudoku
