#pragma once

#include <vector>

#include "game/history/paperlist.h"

namespace sudoku {

class LibraryModel;

/// What the library shows in some of its rows, on its way to paper: in their order, without the game whose
/// board nobody is to see. Of a collection the puzzles have their numbers there.
PaperList paperListOf(const LibraryModel& games, const std::vector<int>& rows, const QString& title);

}  // namespace sudoku
