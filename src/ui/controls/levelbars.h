#pragma once

#include <sudoku/grid/level.h>

class QPainter;
class QRect;

namespace sudoku {

struct Theme;

/// Paints a row of rising bars, of which the filled ones show the level.
void paintLevelBars(QPainter& painter, const QRect& column, Level level, const Theme& theme);

}  // namespace sudoku
