#pragma once

#include <cstddef>
#include <optional>

#include <QString>

#include <sudoku/formats/puzzlerecord.h>
#include <sudoku/grid/result.h>

#include "game/play/storedgame.h"
#include "puzzletext.h"

/// Games that texts hold, or what is wrong with the texts.
namespace sudoku {

/// A new game that stands where a puzzle of a text stands, or what is wrong with that, translated and with
/// the name of the text. Precondition: index < text.puzzles.size(), unless the text has failed.
Result<StoredGame, QString> gameOf(const PuzzleText& text, std::size_t index);

/// That puzzle of a text, if it is none only because its givens have several solutions. Precondition: as
/// above.
std::optional<PuzzleRecord> severalSolutionsIn(const PuzzleText& text, std::size_t index);

}  // namespace sudoku
