#pragma once

#include <cstddef>
#include <optional>

#include <QString>

#include <sudoku/formats/puzzlerecord.h>
#include <sudoku/grid/result.h>

#include "game/play/storedgame.h"
#include "puzzletext.h"

/// Functions that make games of the puzzles in a text, or say what is wrong with the text.
namespace sudoku {

/// A new game of a puzzle in a text, with the position that the text gives. If there is none, the error says
/// why in the player's language and names the text. Precondition: index < text.puzzles.size(), unless the
/// text has failed.
Result<StoredGame, QString> gameOf(const PuzzleText& text, std::size_t index);

/// The puzzle with that index in a text if it is refused only because its givens have several solutions;
/// otherwise nothing. Precondition: index < text.puzzles.size(), unless the text has failed.
std::optional<PuzzleRecord> severalSolutionsIn(const PuzzleText& text, std::size_t index);

}  // namespace sudoku
