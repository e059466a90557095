#include "selection.h"

#include <QStringList>

namespace sudoku {

Selection Selection::extendedTo(Cell cell) const {
  Selection extended(cell);
  extended.cells |= cells;
  return extended;
}

Selection Selection::toggled(Cell cell) const {
  if (!cells.contains(cell)) return extendedTo(cell);
  if (cells.hasOne()) return *this;
  Selection rest = *this;
  rest.cells.remove(cell);
  if (cell == current) rest.current = rest.cells.first();
  return rest;
}

QString toText(const Selection& selection) {
  QStringList texts = {QString::number(selection.current.index())};
  for (const Cell cell : selection.cells - CellSet{selection.current}) texts += QString::number(cell.index());
  return texts.join(' ');
}

std::optional<Selection> toSelection(const QString& text) {
  std::optional<Selection> selection;
  for (const QString& number : text.split(' ')) {
    bool isNumber = false;
    const int index = number.toInt(&isNumber);
    if (!isNumber || index < 0 || index >= kCellCount) return std::nullopt;
    const Cell cell(index);
    if (!selection)
      selection = Selection(cell);
    else
      selection->cells.add(cell);
  }
  return selection;
}

}  // namespace sudoku
