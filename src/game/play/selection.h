#pragma once

#include <optional>

#include <QString>

#include <sudoku/grid/cellset.h>

namespace sudoku {

/// The cells that the player has selected, and the one among them where keys go on from. Plain data.
struct Selection {
  Selection() : Selection(Cell(0)) {}
  explicit Selection(Cell cell) : current(cell), cells{cell} {}

  /// With a cell more, or the same again, as the current one.
  [[nodiscard]] Selection extendedTo(Cell cell) const;
  /// Without a cell that is selected, unless it is the only one, or with one that is not.
  [[nodiscard]] Selection toggled(Cell cell) const;

  friend bool operator==(const Selection&, const Selection&) = default;

  Cell current;
  CellSet cells;  ///< with the current one
};

/// The cells as they are kept, from 0 in reading order, as in `40 12 13`: the current one first.
QString toText(const Selection& selection);
/// Nothing if it is no such text.
std::optional<Selection> toSelection(const QString& text);

}  // namespace sudoku
