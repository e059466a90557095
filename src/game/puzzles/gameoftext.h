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

/// A new game of a puzzle in a text, with the position that the text gives. If the text could not be read or
/// the puzzle is not valid, the error says so in the player's language, with the text's name. Precondition:
/// index < text.puzzles.size(), unless the text could not be read (text.failure).
Result<StoredGame, QString> gameOf(const PuzzleText& text, std::size_t index);

/// The puzzle with that index in a text if it is refused only because its givens have several solutions;
/// otherwise nothing. Precondition: index < text.puzzles.size(), unless the text could not be read
/// (text.failure).
std::optional<PuzzleRecord> severalSolutionsIn(const PuzzleText& text, std::size_t index);

}  // namespace sudoku
