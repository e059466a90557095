#pragma once

#include <vector>

#include "game/history/paperlist.h"

namespace sudoku {

class LibraryModel;

/// The puzzles in some rows of the library, for printing: in the order of the rows, without the game whose
/// board is hidden. Puzzles of a collection have their numbers in it.
PaperList paperListOf(const LibraryModel& games, const std::vector<int>& rows, const QString& title);

}  // namespace sudoku
