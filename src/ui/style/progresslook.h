#pragma once

#include <QRectF>

class QPainter;
class QStyleOptionProgressBar;

namespace sudoku {

struct Theme;

/// How far something is: a slim bar, or as high as its text needs. One whose end is not known is hatched and
/// stands still.
void paintProgress(QPainter& painter, const QStyleOptionProgressBar& bar, const Theme& theme);

/// What is painted of a small bar that is not done: in high contrast a thin line alone, for the colour of
/// lines is the strongest there.
QRectF trackOf(const QRectF& bar, const Theme& theme);

}  // namespace sudoku
