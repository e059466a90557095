#include "cellname.h"

#include "game/language/joined.h"

namespace sudoku {
namespace {

QString spoken(DigitSet digits) {
  QStringList numbers;
  for (const Digit digit : digits) numbers << QString::number(digit.value());
  return numbers.join(' ');
}

}  // namespace

QString CellName::content(const CellView& view) {
  if (view.hidden) return tr("hidden", "a cell of a paused game");
  if (!view.digit) return tr("empty", "a cell");
  //: A cell that the puzzle gives, such as: given 5
  if (view.given) return tr("given %1").arg(view.digit->value());
  return QString::number(view.digit->value());
}

void CellName::addMarks(QStringList& parts, const CellView& view) {
  for (const Digit digit : view.candidateColours.digits())
    //: A candidate and the number of its colour, such as: 4 colour 1
    parts += tr("%1 colour %2").arg(digit.value()).arg(view.candidateColours.of(digit)->value());
  for (const CellView::Link& link : view.links) {
    const int row = link.to.cell.row() + 1;
    const int column = link.to.cell.column() + 1;
    const bool isStrong = link.kind == LinkKind::Strong;
    if (link.to.digit == link.digit)
      parts += (isStrong ? tr("strong link %1 to row %2 column %3") : tr("weak link %1 to row %2 column %3"))
                   .arg(link.digit.value())
                   .arg(row)
                   .arg(column);
    else
      parts += (isStrong ? tr("strong link %1 to %2 in row %3 column %4")
                         : tr("weak link %1 to %2 in row %3 column %4"))
                   .arg(link.digit.value())
                   .arg(link.to.digit.value())
                   .arg(row)
                   .arg(column);
  }
}

QString CellName::of(Cell cell, const CellView& view) {
  QStringList parts = {content(view)};
  if (!view.hidden) {
    //: The digits that are noted in a cell, such as: notes 1 3 9
    if (!view.notes.isEmpty()) parts += tr("notes %1").arg(spoken(view.notes));
    //: The digits that are noted in the middle of a cell, such as: centre 1 3 9
    if (!view.centreNotes.isEmpty()) parts += tr("centre %1").arg(spoken(view.centreNotes));
    //: The numbers of the colours of a cell, such as: colours 1 3
    if (!view.colours.isEmpty()) parts += tr("colours %1").arg(spoken(view.colours));
    addMarks(parts, view);
  }
  if (view.mark == CellView::Mark::Right) parts += tr("right", "an entry");
  if (view.mark == CellView::Mark::Wrong) parts += tr("wrong", "an entry");
  if (view.conflict) parts += tr("conflict", "the same digit twice in a house");
  if (view.possible) parts += tr("possible", "the chosen digit");
  if (view.twoCandidates) parts += tr("two candidates", "left in the cell");
  if (view.tried) parts += tr("trying", "an entry of a trial");
  if (view.entering) parts += tr("entered next", "in a replay");
  if (view.revealed) parts += tr("revealed", "by a hint");
  if (view.asked) parts += tr("asked", "the cell of a question");
  //: The digits that this cell takes from the cell of a question, such as: takes 1
  if (!view.takes.isEmpty()) parts += tr("takes %1").arg(spoken(view.takes));
  if (view.hint) parts += tr("hint", "the cell is part of a hint");
  //: The digits that a hint removes from the cell, such as: remove 4 7
  if (!view.removed.isEmpty()) parts += tr("remove %1").arg(spoken(view.removed));
  //: The digit that a hint places in the cell, such as: place 4
  if (view.placed) parts += tr("place %1").arg(view.placed->value());
  //: What a screen reader says of a cell. %3 is a list, such as: Row 1 column 2: empty, notes 1 3 9, possible
  return tr("Row %1 column %2: %3").arg(cell.row() + 1).arg(cell.column() + 1).arg(Joined::list(parts));
}

}  // namespace sudoku
