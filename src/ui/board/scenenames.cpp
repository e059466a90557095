#include "scenenames.h"

#include "boardscene.h"
#include "cellname.h"
#include "cellview.h"

namespace sudoku {

QString cellName(const BoardScene& scene, Cell cell) {
  const StepPicture& picture = scene.picture;
  CellView view;
  view.digit = scene.board.at(cell);
  view.given = !scene.givens.isEmpty(cell);
  if (!view.digit) view.notes = scene.candidates[static_cast<std::size_t>(cell.index())];
  view.candidateColours = scene.candidateColours.at(cell);
  view.links = linksAt(scene.links, cell);
  if (picture.digit) view.notes = view.notes & DigitSet{*picture.digit};
  view.tried = scene.assumed.contains(cell);
  view.entering = scene.entering == cell;
  view.conflict = scene.broken.contains(cell);
  for (const StepPicture::Cells& outlined : picture.cells)
    view.hint = view.hint || (outlined.role != Role::Closed && outlined.cells.contains(cell));
  for (const StepPicture::Mark& mark : picture.marks) {
    if (mark.candidate.cell != cell) continue;
    if (mark.role == Role::Eliminated)
      view.removed.add(mark.candidate.digit);
    else if (mark.role == Role::Placed)
      view.placed = mark.candidate.digit;
    else
      view.hint = true;
  }
  return CellName::of(cell, view);
}

}  // namespace sudoku
