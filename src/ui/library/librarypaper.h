#pragma once

#include <vector>

#include "game/history/paperlist.h"

namespace sudoku {

class LibraryModel;

/// The puzzles in some rows of the library's list, for printing in the order of the rows. A game whose board
/// is hidden is left out. Puzzles of a collection are printed with their numbers.
PaperList paperListOf(const LibraryModel& games, const std::vector<int>& rows, const QString& title);

}  // namespace sudoku
