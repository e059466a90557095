#include "librarypaper.h"

#include "game/history/libraryfilter.h"
#include "librarymodel.h"

namespace sudoku {

PaperList paperListOf(const LibraryModel& games, const std::vector<int>& rows, const QString& title) {
  PaperList list{title, {}};
  for (const int row : rows) {
    if (list.puzzles.size() == kMostOnPaper) {
      list.leftOut = rows.size() - kMostOnPaper;
      break;
    }
    const GameSummary& game = games.game(row);
    if (!isHidden(game)) list.puzzles.push_back(listedPuzzle(game, games.filter().collection));
  }
  return list;
}

}  // namespace sudoku
