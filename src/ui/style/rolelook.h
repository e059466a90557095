#pragma once

#include <cstdint>

#include <QColor>
#include <QPainterPath>
#include <QPen>
#include <Qt>

#include "game/teacher/explanation.h"

class QPainter;

namespace sudoku {

struct Theme;

/// What a candidate with a role is drawn in. A role is told by its shape as well as by its colour.
enum class MarkShape : std::uint8_t {
  None,
  Disc,
  Ring,
  StruckRing,  ///< with a slanted stroke behind the digit
  Diamond,
  Square,
  DashedSquare,
  RingedSquare,
};

/// What a fill is covered with.
enum class Texture : std::uint8_t { Plain, Hatch, BackHatch, Dots, Lines, Uprights, CrossHatch };

/// How one role looks, on cells, houses and candidates and in texts: the colour grammar.
struct RoleLook {
  QColor fill;  ///< of cells, bands and phrases
  QColor line;  ///< edges
  QColor text;  ///< on the fill and its texture
  Texture texture = Texture::Plain;
  QColor textureColour;  ///< the fill's own if it is plain
  Qt::PenStyle edge = Qt::SolidLine;
  double edgeWidth = 2;  ///< in pixels at 100 %
  MarkShape shape = MarkShape::None;
  QColor mark;  ///< the ground on which the digit of a candidate stands
  QColor onMark;
};

/// Every role but Words has a look.
const RoleLook& roleLook(Role role, const Theme& theme);

/// The lines from one candidate to another.
QColor linkColour(bool isStrong, const Theme& theme);
double linkWidth(bool isStrong);

/// Notes on cells with a fill.
QColor notesOnFill(const Theme& theme);

bool isDark(const Theme& theme);

/// The fill of a role with its texture, which starts at the painter's origin whatever the area, so that
/// neighbours join. The scale is that of lines.
void fillTextured(QPainter& painter, const QPainterPath& area, const RoleLook& look, double scale);

/// The pen of a role's edges.
QPen edgePen(const RoleLook& look, double scale);

}  // namespace sudoku
