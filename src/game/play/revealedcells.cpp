#include "revealedcells.h"

#include <algorithm>

#include "game.h"
#include "gamerecord.h"

namespace sudoku {

CellSet revealedCells(const Game& game) {
  CellSet cells;
  const StoredGame& stored = game.stored();
  if (!game.isSolved() || !game.isGivenUp() || stored.position == 0) return cells;
  if (stored.moveNumbered(stored.position).move.kind != Move::Kind::Restore) return cells;
  const auto asked = std::find_if(stored.events.rbegin(), stored.events.rend(),
                                  [](const HelpEvent& event) { return event.kind == HelpKind::GivenUp; });
  const Grid before = positionAt(stored, asked->position).board;
  for (const Cell cell : allCells())
    if (before.at(cell) != game.state().board.at(cell)) cells.add(cell);
  return cells;
}

}  // namespace sudoku
