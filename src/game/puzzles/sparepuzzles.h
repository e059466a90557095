#pragma once

#include <stop_token>
#include <vector>

#include <QString>

#include <sudoku/grid/level.h>
#include <sudoku/making/puzzlemaker.h>

/// Functions to read and write the file of puzzles that are ready for the command New, with a level and an id
/// on each line. The file may be lost without harm, since missing puzzles are made anew. May be called from
/// any thread that may wait for the disk.
namespace sudoku {

/// A puzzle that is ready for the command New.
struct SparePuzzle {
  Level level = Level::Easy;
  PuzzleWithId puzzle = {};
};

/// The puzzles of a file, each made again from its id. Leaves out a puzzle that no longer has its level, and
/// all remaining puzzles once `stop` is requested. Empty if there is no such file.
std::vector<SparePuzzle> readSparePuzzles(const QString& path, const std::stop_token& stop);

/// Replaces the file, which only the user can read; if that fails, the old file stays. Returns whether the
/// file is written.
bool writeSparePuzzles(const QString& path, const std::vector<SparePuzzle>& puzzles);

}  // namespace sudoku
