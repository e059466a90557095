#pragma once

#include <optional>

#include <QString>

#include <sudoku/grid/cellset.h>

namespace sudoku {

/// The cells that the player has selected, and the current one, from which keys move on. Plain data.
struct Selection {
  Selection() : Selection(Cell(0)) {}
  explicit Selection(Cell cell) : current(cell), cells{cell} {}

  /// The selection with that cell added, if it was not selected, and made the current one.
  [[nodiscard]] Selection extendedTo(Cell cell) const;
  /// The selection without that cell if it was selected, unless it is the only one; else with it.
  [[nodiscard]] Selection toggled(Cell cell) const;

  friend bool operator==(const Selection&, const Selection&) = default;

  Cell current;
  CellSet cells;  ///< the selected cells, the current one among them
};

/// The numbers of the cells, from 0 in reading order, as in `40 12 13`: the current one first.
QString toText(const Selection& selection);
/// The selection that a text keeps; nothing if the text is not valid.
std::optional<Selection> toSelection(const QString& text);

}  // namespace sudoku
