#pragma once

#include <optional>

#include <QFont>
#include <QPointF>
#include <QRectF>

#include <sudoku/grid/digit.h>
#include <sudoku/grid/geometry.h>

#include "rolelook.h"

namespace sudoku {

/// Paints the shape round a candidate without the candidate's digit. `radius` is that of a disc; other shapes
/// are about as large. `scale` is the factor for line widths.
void paintMarkShape(QPainter& painter, const QPointF& centre, double radius, const RoleLook& look,
                    double scale);

/// A small picture of what a cell, candidate or house does in a step (its role), to stand in a text or in a
/// legend.
struct RoleSymbol {
  Role role;
  std::optional<Digit> digit = {};  ///< digit inside the symbol of a candidate
  /// Letter that names a set of cells, such as `A`; 0 if there is none.
  char letter = 0;
  /// Kind of house that a band shows: a row as a horizontal bar, a column as a vertical bar, a box as a
  /// square.
  std::optional<House::Kind> houses = std::nullopt;
};

/// Paints a symbol into a square whose side is 16 pixels for the usual size of text. Paints nothing for
/// Role::Words.
void paintRoleSymbol(QPainter& painter, const QRectF& area, const RoleSymbol& symbol, const Theme& theme,
                     const QFont& font);

}  // namespace sudoku
