#pragma once

#include <optional>

#include <sudoku/formats/puzzlerecord.h>
#include <sudoku/grid/result.h>
#include <sudoku/solving/solver.h>

#include "storedgame.h"

/// Makes records of games for texts, and games of records.
namespace sudoku {

/// A position: givens, entries, and the notes of both sets as one set. No format has more.
PuzzleRecord recordOf(const GameState& state);

/// A new game of givens, or why they are no puzzle. The level is not looked for. Several solutions are no
/// fault if `most` allows them and if there are any givens at all.
Result<StoredGame, PuzzleFault> gameOf(const Grid& givens, Solutions most);

/// A new game at the position of a record: its entries, then its notes are the first moves. Or why its givens
/// are no puzzle, as above; a puzzle with several solutions has no level. Takes the time that rating the
/// puzzle takes, here and for a text.
Result<StoredGame, PuzzleFault> gameOf(const PuzzleRecord& record, Solutions most = Solutions::One);

/// A new game of a puzzle whose level is known, with the id that makes the puzzle if there is one.
StoredGame gameOf(const Puzzle& puzzle, const QString& puzzleId, std::optional<Level> level);

/// Whether a text says all about a position.
bool holdsAll(const std::string& text, const GameState& state);

}  // namespace sudoku
