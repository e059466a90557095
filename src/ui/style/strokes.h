#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>

class QPainter;
class QPen;

namespace sudoku {

struct Theme;

// Radii of the corners of what the style draws, in pixels.
inline constexpr double kPanelCorner = 10;
inline constexpr double kButtonCorner = 8;
inline constexpr double kRowCorner = 6;

/// Space between a check box and the ring round it, in pixels.
inline constexpr int kChoicePadding = 4;

/// Whether a painter writes shapes down, as for PDF, SVG and printers, in place of pixels.
bool writesShapes(const QPainter& painter);

/// A width as whole device pixels, one at least, in the painter's units: at a scale of 1.25 a width of 1
/// becomes 0.8. Painters that write shapes down keep the width.
double wholeWidth(const QPainter& painter, double width);
/// An area whose edges are moved onto device pixels. Painters that write shapes down keep the area.
QRectF onPixels(const QPainter& painter, const QRectF& area);

/// Paint lines that are sharp and of one width at every scale. A wider line reaches as far to each side.
void paintAcross(QPainter& painter, double left, double top, double length, const QColor& colour,
                 double width = 1);
void paintDown(QPainter& painter, double left, double top, double length, const QColor& colour,
               double width = 1);

/// Paints a rounded rectangle with a line of `width` along the inside of its edge.
void paintFrame(QPainter& painter, const QRectF& area, double radius, const QPen& line, const QColor& fill);

enum class Way { Up, Down, Left, Right };

/// Paints an arrow head of two lines, `reach` pixels from its middle to its ends.
void paintChevron(QPainter& painter, QPointF centre, Way way, double reach, const QColor& colour);

/// Paints a rounded panel with a line round it.
void paintPanel(QPainter& painter, const QRectF& area, double radius, const Theme& theme, double width = 1);

/// Paints the ground of what is chosen in a list or a menu. In high contrast an edge marks it.
void paintChosenRow(QPainter& painter, const QRect& area, double radius, const Theme& theme);
/// Paints the ground of what the pointer is over in a list or a menu.
void paintHoveredRow(QPainter& painter, const QRect& area, double radius, const Theme& theme);
/// The text colour of what is chosen in a list or a menu.
QColor chosenText(const Theme& theme);

/// The text colour of what cannot be used now: dim, but readable.
QColor dimText(const Theme& theme);

}  // namespace sudoku
