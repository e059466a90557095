#pragma once

#include <vector>

#include "ui/print/paperdocument.h"

namespace sudoku::support {

/// A puzzle of 30 givens with an entry, notes, level, number and rating.
PaperPuzzle samplePaperPuzzle();

/// As many puzzles, the same each.
std::vector<PaperPuzzle> samplePaperPuzzles(std::size_t count);

}  // namespace sudoku::support
