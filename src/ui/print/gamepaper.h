#pragma once

#include <optional>

#include "game/teacher/hint.h"
#include "paperdocument.h"

namespace sudoku {

class Game;

/// Converts the game being played for printing and for pictures. Precondition of each function: a game is
/// started.

/// The puzzle of a game; if `asItStands`, with the player's entries, notes, what is drawn on these, and
/// colours of cells. Its solution is left out if there are several. Its difficulty on Sudoku Explainer's
/// scale is left out, since calculating it can take seconds.
PaperPuzzle paperPuzzleOf(const Game& game, bool asItStands);
/// Adds to a puzzle its difficulty on Sudoku Explainer's scale if it has one solution.
PaperPuzzle withRating(PaperPuzzle puzzle, const std::stop_token& stop);

/// The board of a game in its present state, with the picture of a hint if there is one.
BoardScene pictureSceneOf(const Game& game, const std::optional<Hint>& hint);

/// A hint as text and picture, ready to be printed.
PaperHint paperHintOf(const Game& game, const Hint& hint);

}  // namespace sudoku
