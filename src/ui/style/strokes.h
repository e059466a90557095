#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>

class QPainter;
class QPen;

namespace sudoku {

struct Theme;

// Corners of what the style draws, in pixels.
inline constexpr double kPanelCorner = 10;
inline constexpr double kButtonCorner = 8;
inline constexpr double kRowCorner = 6;

/// Between a check box and the ring round it.
inline constexpr int kChoicePadding = 4;

/// Whether a painter writes shapes down, as PDF, SVG and printers do, in place of pixels.
bool writesShapes(const QPainter& painter);

/// `width` in whole pixels of what is painted on, one at least, in the painter's measure: at a scale of 1.25
/// a width of 1 becomes 0.8. Shapes keep their widths.
double wholeWidth(const QPainter& painter, double width);
/// `area` from pixel to pixel of what is painted on. Shapes stay where they are.
QRectF onPixels(const QPainter& painter, const QRectF& area);

/// Lines, sharp and of one width at every scale. A wider one reaches as far to each side.
void paintAcross(QPainter& painter, double left, double top, double length, const QColor& colour,
                 double width = 1);
void paintDown(QPainter& painter, double left, double top, double length, const QColor& colour,
               double width = 1);

/// A rounded rectangle with a line of `width` along the inside of its edge.
void paintFrame(QPainter& painter, const QRectF& area, double radius, const QPen& line, const QColor& fill);

enum class Way { Up, Down, Left, Right };

/// An arrow head of two lines, `reach` pixels from its middle to its ends.
void paintChevron(QPainter& painter, QPointF centre, Way way, double reach, const QColor& colour);

/// A rounded panel with a line round it.
void paintPanel(QPainter& painter, const QRectF& area, double radius, const Theme& theme, double width = 1);

/// What is chosen in a list or a menu. In high contrast it is told by an edge.
void paintChosenRow(QPainter& painter, const QRect& area, double radius, const Theme& theme);
/// What the pointer is over there.
void paintHoveredRow(QPainter& painter, const QRect& area, double radius, const Theme& theme);
/// The text of what is chosen there.
QColor chosenText(const Theme& theme);

/// Of what cannot be used now: dim, but to be read.
QColor dimText(const Theme& theme);

}  // namespace sudoku
