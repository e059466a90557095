#include "cellview.h"

#include <algorithm>
#include <utility>

#include <sudoku/grid/checker.h>
#include <sudoku/grid/geometry.h>

#include "game/play/game.h"
#include "game/play/revealedcells.h"
#include "game/settings/viewchoices.h"

namespace sudoku {

CellViews cellViewsOf(const Game& game, const ViewChoices& choices, const std::optional<Hint>& hint) {
  const GameState& state = game.state();
  const Cell selected = game.selectedCell();
  const auto chosen = game.chosenDigit();
  const CellSet conflicts = choices.marksConflicts ? conflictingCells(state.board) : CellSet();
  const CellSet possible =
      game.isStarted() && game.hints() && chosen ? possibleCells(state.board, *chosen) : CellSet();

  const CellSet two = game.twoCandidateMarks();
  const CellSet tried = game.triedCells();
  const CellSet revealed = game.isStarted() ? revealedCells(game) : CellSet();
  const bool inSlots = std::any_of(state.centreNotes.begin(), state.centreNotes.end(),
                                   [](DigitSet notes) { return !notes.isEmpty(); });
  const bool isAlone = game.selection().cells.hasOne();
  const bool solved = game.isStarted() && game.isSolved();  // in a solved game no digit stands out

  CellViews views;
  for (const Cell cell : allCells()) {
    CellView& view = views[static_cast<std::size_t>(cell.index())];
    view.digit = state.board.at(cell);
    view.given = state.isGiven(cell);
    view.notes = state.notesAt(cell);
    view.centreNotes = state.centreNotesAt(cell);
    view.colours = state.coloursAt(cell);
    // What the player has drawn would be mixed up with the picture of a hint.
    if (!hint) view.candidateColours = state.candidateColoursAt(cell);
    if (!hint) view.links = linksAt(state.links, cell);
    if (!solved) view.highlighted = chosen ? chosen : state.board.at(selected);
    if (view.digit ? !choices.marksSameDigit : !choices.marksSameInNotes) view.highlighted.reset();
    if (possible.contains(cell)) view.possible = chosen;
    if (!view.digit && !solved && game.inputMode() == InputMode::Digit) view.ghost = chosen;
    if (!solved && game.marks().right.contains(cell)) view.mark = CellView::Mark::Right;
    if (!solved && game.marks().wrong.contains(cell)) view.mark = CellView::Mark::Wrong;
    view.conflict = conflicts.contains(cell);
    view.inSlots = inSlots;
    view.peer = choices.marksPeers && !solved && isAlone && peersOf(selected).contains(cell);
    view.selected = cell == selected && !solved;
    view.inSelection = !isAlone && game.selection().cells.contains(cell);
    view.twoCandidates = two.contains(cell);
    view.tried = tried.contains(cell);
    view.revealed = revealed.contains(cell);
    view.hint = hint && hint->pattern.contains(cell);
  }
  if (!hint) return views;
  for (const Cell cell : hint->wrong)
    views[static_cast<std::size_t>(cell.index())].mark = CellView::Mark::Wrong;
  for (const Cell cell : hint->asked) views[static_cast<std::size_t>(cell.index())].asked = true;
  for (const auto& [cell, digit] : hint->takers)
    views[static_cast<std::size_t>(cell.index())].takes.add(digit);
  for (const auto& [cell, digit] : hint->removals)
    views[static_cast<std::size_t>(cell.index())].removed.add(digit);
  for (const auto& [cell, digit] : hint->placements)
    views[static_cast<std::size_t>(cell.index())].placed = digit;
  return views;
}

CellViews hiddenCellViews(Cell selected) {
  CellViews views;
  for (CellView& view : views) view.hidden = true;
  views[static_cast<std::size_t>(selected.index())].selected = true;
  return views;
}

std::vector<CellView::Link> linksAt(const std::vector<CandidateLink>& links, Cell cell) {
  std::vector<CellView::Link> found;
  for (const CandidateLink& link : links)
    for (const auto& [end, other] : {std::pair(link.first, link.second), std::pair(link.second, link.first)})
      if (end.cell == cell) found.push_back({end.digit, link.kind, other});
  std::sort(found.begin(), found.end(), [](const CellView::Link& a, const CellView::Link& b) {
    return std::pair(a.digit, a.to) < std::pair(b.digit, b.to);
  });
  return found;
}

}  // namespace sudoku
