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

/// The shape on which a candidate with a role is drawn. Roles differ by shape as well as by colour.
enum class MarkShape : std::uint8_t {
  None,
  Disc,
  Ring,
  StruckRing,  ///< a ring with a slanted stroke behind the digit
  Diamond,
  Square,
  DashedSquare,
  RingedSquare,
};

/// The texture over a fill.
enum class Texture : std::uint8_t { Plain, Hatch, BackHatch, Dots, Lines, Uprights, CrossHatch };

/// The look of one role, on cells, houses and candidates and in texts: the colour grammar.
struct RoleLook {
  QColor fill;  ///< fill of cells, bands and phrases
  QColor line;  ///< colour of edges
  QColor text;  ///< colour of text on the fill and its texture
  Texture texture = Texture::Plain;
  QColor textureColour;  ///< colour of the texture; the fill's own if it is plain
  Qt::PenStyle edge = Qt::SolidLine;
  double edgeWidth = 2;  ///< width of edges in pixels at 100 %
  MarkShape shape = MarkShape::None;
  QColor mark;  ///< ground on which the digit of a candidate stands
  QColor onMark;
};

/// The look of a role. Precondition: the role is not Words.
const RoleLook& roleLook(Role role, const Theme& theme);

/// The colour of links from one candidate to another.
QColor linkColour(bool isStrong, const Theme& theme);
double linkWidth(bool isStrong);

/// The colour of notes on cells with a fill.
QColor notesOnFill(const Theme& theme);

bool isDark(const Theme& theme);

/// Fills an area with the fill of a role and its texture, which starts at the painter's origin whatever the
/// area, so that neighbours join. `scale` is that of lines.
void fillTextured(QPainter& painter, const QPainterPath& area, const RoleLook& look, double scale);

/// The pen of a role's edges.
QPen edgePen(const RoleLook& look, double scale);

}  // namespace sudoku
