#pragma once

#include <string_view>
#include <vector>

#include "game/history/paperlist.h"
#include "ui/print/paperdocument.h"

namespace sudoku::support {

/// A puzzle of 30 givens with an entry, notes, level, number and rating.
PaperPuzzle samplePaperPuzzle();

/// The sample puzzle several times.
std::vector<PaperPuzzle> samplePaperPuzzles(std::size_t count);

/// A puzzle of a collection, with its number there.
ListedPuzzle numberedPuzzle(std::string_view line, int number);

}  // namespace sudoku::support
