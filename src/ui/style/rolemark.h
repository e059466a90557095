#pragma once

#include <optional>

#include <QFont>
#include <QPointF>
#include <QRectF>

#include <sudoku/grid/digit.h>
#include <sudoku/grid/geometry.h>

#include "rolelook.h"

namespace sudoku {

/// Paints the shape on which the digit of a candidate stands, without the digit. The radius is that of a
/// disc; other shapes are about as large. `scale` is that of lines.
void paintMarkShape(QPainter& painter, const QPointF& centre, double radius, const RoleLook& look,
                    double scale);

/// A small picture of a role, for phrases and legends.
struct RoleSymbol {
  Role role;
  std::optional<Digit> digit = {};  ///< digit on a candidate's mark
  char letter = 0;                  ///< letter of a set
  /// Kind of house: rows lie, columns stand, boxes are square.
  std::optional<House::Kind> houses = std::nullopt;
};

/// Paints a symbol into a square, 16 px wide at 100 %. Paints nothing for Role::Words.
void paintRoleSymbol(QPainter& painter, const QRectF& area, const RoleSymbol& symbol, const Theme& theme,
                     const QFont& font);

}  // namespace sudoku
