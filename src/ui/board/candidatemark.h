#pragma once

#include <QColor>
#include <QPainterPath>
#include <QPen>
#include <QPointF>

#include <sudoku/play/candidatemarks.h>

class QPainter;

namespace sudoku {

struct RoleLook;
struct Theme;

/// The radius of the shape round a coloured candidate, in parts of a cell's side.
inline constexpr double kCandidateMarkRadius = 0.158;

/// The colours of the links that the player draws.
struct LinkColours {
  QColor strong;
  QColor weak;

  QColor of(LinkKind kind) const { return kind == LinkKind::Strong ? strong : weak; }
};

/// The colours of links in a theme.
LinkColours linkColours(const Theme& theme);

/// How far the shape of a colour reaches from its middle in a direction, a vector of length 1: in parts of
/// the radius of a disc. Corners of squares and diamonds reach beyond a disc, their sides do not reach so
/// far.
double candidateMarkReach(Digit colour, const QPointF& direction);

/// Paints the shape round a candidate that the player has coloured, without its digit, with the fill and line
/// of a look: a disc, a square or a diamond, with a solid edge for colours 1 to 3 and a dashed one for 4
/// to 6. `scale` is the factor for line widths. In cells of a side under 30 pixels no edge is dashed.
void paintCandidateMark(QPainter& painter, const QPointF& centre, double cellSide, Digit colour,
                        const RoleLook& look, double scale);
/// Paints such a shape in the colour that the player has given to the candidate.
void paintCandidateMark(QPainter& painter, const QPointF& centre, double cellSide, Digit colour,
                        const Theme& theme, double scale);

/// The pen for the line of a link in a colour.
QPen drawnLinkPen(LinkKind kind, const QColor& colour, double cellSide, double scale);
/// Paints the line of a link that the player has drawn: strong solid, weak dashed. In cells of a side under
/// 30 pixels lines are thin.
void paintDrawnLink(QPainter& painter, const QPainterPath& line, LinkKind kind, const QColor& colour,
                    double cellSide, double scale);
/// Paints the ground on both sides of such a line, under it.
void paintHaloOfLink(QPainter& painter, const QPainterPath& line, const QColor& ground, double cellSide,
                     double scale);

}  // namespace sudoku
