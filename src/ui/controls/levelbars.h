#pragma once

#include <sudoku/grid/level.h>

class QPainter;
class QRect;

namespace sudoku {

struct Theme;

/// Paints six rising bars at the edge of an area at which lines of text begin, filled up to the level of
/// difficulty.
void paintLevelBars(QPainter& painter, const QRect& column, Level level, const Theme& theme);

}  // namespace sudoku
