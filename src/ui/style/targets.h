#pragma once

class QFontMetrics;
class QWidget;

namespace sudoku {

/// The least height of what can be pressed, in pixels: 44 at 100 %, growing with the font, if the player has
/// chosen large targets for touch; else 0.
int leastTarget(const QWidget& widget);
int leastTarget(const QWidget* widget, const QFontMetrics& metrics);

}  // namespace sudoku
