#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>

class QPainter;
class QPen;

namespace sudoku {

struct Theme;

// Corner radii of what the style paints, in pixels.
inline constexpr double kPanelCorner = 10;
inline constexpr double kButtonCorner = 8;
inline constexpr double kRowCorner = 6;

/// Space between a check box or radio button and its focus ring, in pixels.
inline constexpr int kChoicePadding = 4;

/// Whether a painter records vector shapes, as for PDF, SVG and printers, instead of painting pixels.
bool writesShapes(const QPainter& painter);

/// Rounds a width to whole device pixels, at least one, and returns it in the painter's units: at a scale of
/// 1.25 a width of 1 becomes 0.8. For a painter that records vector shapes, returns the width unchanged.
double wholeWidth(const QPainter& painter, double width);
/// Moves the edges of an area onto device pixels. For a painter that records vector shapes, returns the area
/// unchanged.
QRectF onPixels(const QPainter& painter, const QRectF& area);

/// Paint horizontal and vertical lines that are sharp and of equal width at every scale. A line wider than
/// one pixel extends equally to both sides.
void paintAcross(QPainter& painter, double left, double top, double length, const QColor& colour,
                 double width = 1);
void paintDown(QPainter& painter, double left, double top, double length, const QColor& colour,
               double width = 1);

/// Paints a filled rounded rectangle, with a line along the inside of its edge.
void paintFrame(QPainter& painter, const QRectF& area, double radius, const QPen& line, const QColor& fill);

enum class Way { Up, Down, Left, Right };

/// Paints an arrowhead that consists of two lines; `reach` is the distance in pixels from its middle to its
/// ends.
void paintChevron(QPainter& painter, QPointF centre, Way way, double reach, const QColor& colour);

/// Paints the background of a panel with rounded corners and a line round it.
void paintPanel(QPainter& painter, const QRectF& area, double radius, const Theme& theme, double width = 1);

/// Paints the background of the selected row in a list or a menu. In high contrast the row has an edge.
void paintChosenRow(QPainter& painter, const QRect& area, double radius, const Theme& theme);
/// Paints the background of the row under the pointer in a list or a menu.
void paintHoveredRow(QPainter& painter, const QRect& area, double radius, const Theme& theme);
/// The text colour of the selected row in a list or a menu.
QColor chosenText(const Theme& theme);

/// The text colour of disabled controls: dim, but readable.
QColor dimText(const Theme& theme);

}  // namespace sudoku
