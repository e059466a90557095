#pragma once

#include <optional>

#include <QString>

#include <sudoku/grid/cellset.h>

namespace sudoku {

/// The cells that the player has selected, and the current cell among them, from which arrow keys move. Plain
/// data.
struct Selection {
  Selection() : Selection(Cell(0)) {}
  explicit Selection(Cell cell) : current(cell), cells{cell} {}

  /// The selection with a cell added, which becomes the current one.
  [[nodiscard]] Selection extendedTo(Cell cell) const;
  /// The selection without the cell if the cell is selected and not the only one; otherwise with the cell.
  [[nodiscard]] Selection toggled(Cell cell) const;

  friend bool operator==(const Selection&, const Selection&) = default;

  Cell current;
  CellSet cells;  ///< the selected cells, the current one among them
};

/// The selection as text, such as `40 12 13`: the numbers of the cells, from 0 in reading order, but the
/// current cell first.
QString toText(const Selection& selection);
/// The selection that a text describes; nothing if the text is not valid.
std::optional<Selection> toSelection(const QString& text);

}  // namespace sudoku
