#pragma once

#include <sudoku/puzzlerecord.h>
#include <sudoku/result.h>

#include "gamestore.h"
#include "puzzletext.h"

/// Games as texts keep them, and back.
namespace sudoku {

/// A position: givens, entries and notes.
PuzzleRecord recordOf(const GameState& state);

/// A new game that stands where the record stands: its entries, then its notes are the first moves. Or why
/// its givens are no puzzle.
Result<StoredGame, PuzzleFault> gameOf(const PuzzleRecord& record);

/// A new game of a puzzle, and the number that makes the puzzle if there is one.
StoredGame gameOf(const Puzzle& puzzle, const QString& number = {});

/// A new game that stands where a puzzle of a text stands, or what is wrong with that, translated and with
/// the name of the text. Precondition: index < text.puzzles.size(), unless the text has failed.
Result<StoredGame, QString> gameOf(const PuzzleText& text, std::size_t index);

/// Whether a text says all about a position.
bool holdsAll(const std::string& text, const GameState& state);

/// Where a game stands.
GameState positionOf(const StoredGame& game);

}  // namespace sudoku
