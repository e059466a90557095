#pragma once

#include <stop_token>
#include <vector>

#include <QString>

#include <sudoku/grid/level.h>
#include <sudoku/making/puzzlemaker.h>

/// The file of the puzzles that are ready for New: a line for each, its level and its id. It is no part of
/// what the player has: without it, or of what cannot be read in it, puzzles are made anew. May be called
/// from any thread; what is read and written is waited for.
namespace sudoku {

/// A puzzle that no game has been begun of.
struct SparePuzzle {
  Level level = Level::Easy;
  PuzzleWithId puzzle = {};
};

/// The puzzles of a file, each made again from its id. Left out is what no longer is of its level, and all
/// the rest once it is asked to stop. None if there is no such file.
std::vector<SparePuzzle> readSparePuzzles(const QString& path, const std::stop_token& stop);

/// Writes the file anew, for the user alone, or leaves it as it was. Whether it is written.
bool writeSparePuzzles(const QString& path, const std::vector<SparePuzzle>& puzzles);

}  // namespace sudoku
