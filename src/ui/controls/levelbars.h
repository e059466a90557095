#pragma once

#include <sudoku/grid/level.h>

class QPainter;
class QRect;

namespace sudoku {

struct Theme;

/// Paints bars that rise, as many of them filled as the level is high.
void paintLevelBars(QPainter& painter, const QRect& column, Level level, const Theme& theme);

}  // namespace sudoku
