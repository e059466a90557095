#pragma once

#include <optional>

#include "game/teacher/hint.h"
#include "paperdocument.h"

namespace sudoku {

class Game;

/// What of the game being played goes on paper and into pictures. Precondition: a game is started.

/// The puzzle of a game; if `asItStands`, with the player's entries and notes. Has no solution if there are
/// several. Not rated by Sudoku Explainer's scale, since that may take seconds.
PaperPuzzle paperPuzzleOf(const Game& game, bool asItStands);
/// A puzzle with its rating by Sudoku Explainer's scale, if it has one solution.
PaperPuzzle withRating(PaperPuzzle puzzle, const std::stop_token& stop);

/// The board as it stands, with the picture of a hint if there is one.
BoardScene pictureSceneOf(const Game& game, const std::optional<Hint>& hint);

/// A hint in words and picture, for paper.
PaperHint paperHintOf(const Game& game, const Hint& hint);

}  // namespace sudoku
