#pragma once

#include <optional>

#include <QFont>
#include <QPointF>
#include <QRectF>

#include <sudoku/grid/digit.h>
#include <sudoku/grid/geometry.h>

#include "rolelook.h"

namespace sudoku {

/// The shape on which the digit of a candidate stands, without the digit. The radius is that of a disc; other
/// shapes are about as large. The scale is that of lines.
void paintMarkShape(QPainter& painter, const QPointF& centre, double radius, const RoleLook& look,
                    double scale);

/// A small picture of a role, for phrases and legends.
struct RoleSymbol {
  Role role;
  std::optional<Digit> digit = {};                   ///< on marks of candidates
  char letter = 0;                                   ///< of sets
  std::optional<House::Kind> houses = std::nullopt;  ///< of houses: lie, stand, or are square
};

/// Paints a symbol into a square, 16 px wide at 100 %. Nothing for Role::Words.
void paintRoleSymbol(QPainter& painter, const QRectF& area, const RoleSymbol& symbol, const Theme& theme,
                     const QFont& font);

}  // namespace sudoku
