#pragma once

#include <cstddef>
#include <optional>

#include <QString>

#include <sudoku/formats/puzzlerecord.h>
#include <sudoku/grid/result.h>

#include "game/play/storedgame.h"
#include "puzzletext.h"

/// Games from puzzles that texts hold, or what is wrong with the texts.
namespace sudoku {

/// A new game in the position that a puzzle of a text is in, or why there is none, in the player's language
/// and with the name of the text. Precondition: index < text.puzzles.size(), unless the text has failed.
Result<StoredGame, QString> gameOf(const PuzzleText& text, std::size_t index);

/// A puzzle of a text that is refused only because its givens have several solutions; else nothing.
/// Precondition: index < text.puzzles.size(), unless the text has failed.
std::optional<PuzzleRecord> severalSolutionsIn(const PuzzleText& text, std::size_t index);

}  // namespace sudoku
