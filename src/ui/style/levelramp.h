#pragma once

#include <QColor>

#include <sudoku/grid/level.h>

class QPainter;
class QRectF;

namespace sudoku {

struct Theme;

/// The colour of a level in charts. Levels differ by the heights of their bars as well.
QColor levelColour(Level level, const Theme& theme);

/// The height of the bar of a level in charts, as a share of the highest.
double levelHeight(Level level);

/// Paints the ground of moments at which hardly any step is open: a pale fill with slanted strokes.
void paintTightGround(QPainter& painter, const QRectF& area, const Theme& theme);

}  // namespace sudoku
