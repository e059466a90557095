#pragma once

#include <stop_token>
#include <vector>

#include <QString>

#include <sudoku/grid/level.h>
#include <sudoku/making/puzzlemaker.h>

/// The file of the puzzles that are ready for New, with a line for each: its level and its id. The file can
/// be lost without harm: without it, or for a line that cannot be read, puzzles are made anew. May be called
/// from any thread, which waits for the disk.
namespace sudoku {

/// A puzzle that is kept ready, and of which no game has been begun.
struct SparePuzzle {
  Level level = Level::Easy;
  PuzzleWithId puzzle = {};
};

/// The puzzles of a file, each made again from its id. A puzzle that is no longer of its level is left out,
/// and so are all others once it is asked to stop. Empty if there is no such file.
std::vector<SparePuzzle> readSparePuzzles(const QString& path, const std::stop_token& stop);

/// Writes the file anew, readable for the user alone; if that fails, the old file stays. Returns whether it
/// is written.
bool writeSparePuzzles(const QString& path, const std::vector<SparePuzzle>& puzzles);

}  // namespace sudoku
