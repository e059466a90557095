#include "cellview.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QStringList>

#include <sudoku/grid/checker.h>
#include <sudoku/grid/geometry.h>

#include "game/play/game.h"
#include "game/play/revealedcells.h"
#include "game/settings/viewchoices.h"

namespace sudoku {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("CellView", text);
}

QString listed(DigitSet digits) {
  QStringList numbers;
  for (const Digit digit : digits) numbers << QString::number(digit.value());
  return numbers.join(' ');
}

/// What the player has drawn on the notes of a cell, such as `, 4 colour 1, weak link 4 to row 4 column 2`.
QString marksName(const CellView& view) {
  QString name;
  for (const Digit digit : view.candidateColours.digits())
    name += tr(", %1 colour %2").arg(digit.value()).arg(view.candidateColours.of(digit)->value());
  for (const CellView::Link& link : view.links) {
    const int row = link.to.cell.row() + 1;
    const int column = link.to.cell.column() + 1;
    const bool isStrong = link.kind == LinkKind::Strong;
    if (link.to.digit == link.digit)
      name +=
          (isStrong ? tr(", strong link %1 to row %2 column %3") : tr(", weak link %1 to row %2 column %3"))
              .arg(link.digit.value())
              .arg(row)
              .arg(column);
    else
      name += (isStrong ? tr(", strong link %1 to %2 in row %3 column %4")
                        : tr(", weak link %1 to %2 in row %3 column %4"))
                  .arg(link.digit.value())
                  .arg(link.to.digit.value())
                  .arg(row)
                  .arg(column);
  }
  return name;
}

QString contentName(const CellView& view) {
  if (view.hidden) return tr("hidden");
  QString name =
      !view.digit ? tr("empty") : (view.given ? tr("given %1") : QString("%1")).arg(view.digit->value());
  if (!view.notes.isEmpty()) name += tr(", notes %1").arg(listed(view.notes));
  if (!view.centreNotes.isEmpty()) name += tr(", centre %1").arg(listed(view.centreNotes));
  if (!view.colours.isEmpty()) name += tr(", colours %1").arg(listed(view.colours));
  return name + marksName(view);
}

}  // namespace

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

QString cellName(Cell cell, const CellView& view) {
  QString name = tr("Row %1 column %2: %3").arg(cell.row() + 1).arg(cell.column() + 1).arg(contentName(view));
  if (view.mark == CellView::Mark::Right) name += tr(", right");
  if (view.mark == CellView::Mark::Wrong) name += tr(", wrong");
  if (view.conflict) name += tr(", conflict");
  if (view.possible) name += tr(", possible");
  if (view.twoCandidates) name += tr(", two candidates");
  if (view.tried) name += tr(", trying");
  if (view.entering) name += tr(", entered next");
  if (view.revealed) name += tr(", revealed");
  if (view.asked) name += tr(", asked");
  if (!view.takes.isEmpty()) name += tr(", takes %1").arg(listed(view.takes));
  if (view.hint) name += tr(", hint");
  if (!view.removed.isEmpty()) name += tr(", remove %1").arg(listed(view.removed));
  if (view.placed) name += tr(", place %1").arg(view.placed->value());
  return name;
}

}  // namespace sudoku
