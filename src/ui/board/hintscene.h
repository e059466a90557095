#pragma once

#include "boardscene.h"
#include "game/teacher/hint.h"

namespace sudoku {

class Game;

/// What the board shows for a game with a hint. `pointedAt` is the part of the hint's text at which the
/// player points.
BoardScene sceneOf(const Game& game, const Hint& hint, const std::optional<Phrase>& pointedAt);

}  // namespace sudoku
