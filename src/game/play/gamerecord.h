#pragma once

#include <optional>

#include <sudoku/formats/puzzlerecord.h>
#include <sudoku/grid/result.h>
#include <sudoku/solving/solver.h>

#include "storedgame.h"

/// Functions that convert games to PuzzleRecord, which is what a puzzle text can contain, and back.
namespace sudoku {

/// The record of a position: givens, entries, and corner and centre notes merged into one set, since no text
/// format has two.
PuzzleRecord recordOf(const GameState& state);

/// A new game with these givens and without a level, or why the givens are not a puzzle. Several solutions
/// are accepted if `most` allows them and there is at least one given.
Result<StoredGame, PuzzleFault> gameOf(const Grid& givens, Solutions most);

/// A new game in the position of a record: the first moves make its entries, then its notes. If the givens
/// are not a puzzle, the error says why; several solutions are accepted if `most` allows them, and then there
/// is no level. Takes as long as rating the puzzle.
Result<StoredGame, PuzzleFault> gameOf(const PuzzleRecord& record, Solutions most = Solutions::One);

/// A new game of a puzzle with a known level, and with the id from which the puzzle can be made again, if
/// there is one.
StoredGame gameOf(const Puzzle& puzzle, const QString& puzzleId, std::optional<Level> level);

/// Whether a puzzle text contains everything about a position, notes and colours included.
bool holdsAll(const std::string& text, const GameState& state);

}  // namespace sudoku
