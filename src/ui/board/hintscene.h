#pragma once

#include "boardscene.h"
#include "game/teacher/hint.h"

namespace sudoku {

class Game;

/// The scene of a game while there is a hint. `pointedAt` is the phrase that the player points to.
BoardScene sceneOf(const Game& game, const Hint& hint, const std::optional<Phrase>& pointedAt);

}  // namespace sudoku
