#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>

class QPainter;

namespace sudoku {

struct Theme;

// Corners of what the style draws, in pixels.
inline constexpr double kPanelCorner = 10;
inline constexpr double kButtonCorner = 8;
inline constexpr double kRowCorner = 6;

/// Between a check box and the ring round it.
inline constexpr int kChoicePadding = 4;

/// The rectangle through the middles of its own edge pixels: a line of 1 along it is sharp.
QRectF crisp(const QRectF& rect);

enum class Way { Up, Down, Left, Right };

/// An arrow head of two lines, `reach` pixels from its middle to its ends.
void paintChevron(QPainter& painter, QPointF centre, Way way, double reach, const QColor& colour);

/// A rounded panel with a thin line round it.
void paintPanel(QPainter& painter, const QRectF& area, double radius, const Theme& theme);

/// What is chosen in a list or a menu. In high contrast it is told by an edge.
void paintChosenRow(QPainter& painter, const QRect& area, double radius, const Theme& theme);
/// What the pointer is over there.
void paintHoveredRow(QPainter& painter, const QRect& area, double radius, const Theme& theme);
/// The text of what is chosen there.
QColor chosenText(const Theme& theme);

/// Of what cannot be used now: dim, but to be read.
QColor dimText(const Theme& theme);

}  // namespace sudoku
