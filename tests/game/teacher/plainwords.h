#pragma once

#include <string>

#include "game/teacher/explanation.h"

namespace sudoku::support {

/// Expects of a sentence for people that it is short, has its places filled, and that each of its phrases
/// names something on the board or is just words.
void expectPlain(const Sentence& sentence, const std::string& where);

}  // namespace sudoku::support
