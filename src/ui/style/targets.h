#pragma once

class QFontMetrics;
class QWidget;

namespace sudoku {

/// The least height in pixels of everything that can be pressed: 44 for the usual size of text, growing with
/// the font, if the player has chosen large targets for touch; otherwise 0.
int leastTarget(const QWidget& widget);
int leastTarget(const QWidget* widget, const QFontMetrics& metrics);

}  // namespace sudoku
