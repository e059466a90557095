#pragma once

#include <sudoku/grid/level.h>

class QPainter;
class QRect;

namespace sudoku {

struct Theme;

/// Paints six rising bars at the left of an area, filled up to the level of difficulty.
void paintLevelBars(QPainter& painter, const QRect& column, Level level, const Theme& theme);

}  // namespace sudoku
