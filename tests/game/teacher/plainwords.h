#pragma once

#include <string>

#include "game/teacher/explanation.h"

namespace sudoku::support {

/// Expects a sentence for the player to be short, to have its places filled, and each of its phrases to name
/// something on the board or to be plain words.
void expectPlain(const Sentence& sentence, const std::string& where);

}  // namespace sudoku::support
