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

/// The shape round a candidate in the picture of a hint. It depends on what the candidate does in the step
/// (its role, such as Role::Eliminated), so that roles differ not by colour alone.
enum class MarkShape : std::uint8_t {
  None,
  Disc,
  Ring,
  StruckRing,  ///< a ring, with a slanted stroke behind the digit
  Diamond,
  Square,
  DashedSquare,
  RingedSquare,
};

/// The texture painted over a fill.
enum class Texture : std::uint8_t { Plain, Hatch, BackHatch, Dots, Lines, Uprights, CrossHatch };

/// The colours, the shape and the texture of all cells, houses and candidates with the same role in a step,
/// on the board and in texts.
struct RoleLook {
  QColor fill;  ///< fill of cells, of bands over houses, and of phrases in texts
  QColor line;  ///< colour of edges and outlines
  QColor text;  ///< colour of text on the fill and its texture
  Texture texture = Texture::Plain;
  QColor textureColour;  ///< colour of the texture; equals the fill if the texture is Plain
  Qt::PenStyle edge = Qt::SolidLine;
  double edgeWidth = 2;  ///< width of edges in pixels on a board of the usual size
  MarkShape shape = MarkShape::None;
  QColor mark;  ///< colour of the shape under the digit of a candidate
  QColor onMark;
};

/// The look of a role. Precondition: the role is not Role::Words.
const RoleLook& roleLook(Role role, const Theme& theme);

/// The colour of strong or of weak links between candidates.
QColor linkColour(bool isStrong, const Theme& theme);
double linkWidth(bool isStrong);

/// The colour of notes in cells that have a fill.
QColor notesOnFill(const Theme& theme);

bool isDark(const Theme& theme);

/// Fills an area with the fill and the texture of a look. The texture starts at the painter's origin, so that
/// neighbouring areas join without a seam. `scale` is the factor for line widths.
void fillTextured(QPainter& painter, const QPainterPath& area, const RoleLook& look, double scale);

/// The pen for the edges of a look. `scale` is the factor for line widths.
QPen edgePen(const RoleLook& look, double scale);

}  // namespace sudoku
