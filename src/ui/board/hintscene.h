#pragma once

#include "boardscene.h"
#include "game/teacher/hint.h"

namespace sudoku {

class Game;

/// The scene of a game with a hint. `pointedAt` is the phrase of the hint that the player points at.
BoardScene sceneOf(const Game& game, const Hint& hint, const std::optional<Phrase>& pointedAt);

}  // namespace sudoku
