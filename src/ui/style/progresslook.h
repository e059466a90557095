#pragma once

#include <QRectF>

class QPainter;
class QStyleOptionProgressBar;

namespace sudoku {

struct Theme;

/// Paints a progress bar: slim, or as high as its text needs. A bar without a known end is hatched and stands
/// still.
void paintProgress(QPainter& painter, const QStyleOptionProgressBar& bar, const Theme& theme);

/// The part of a small bar that is painted as not done: in high contrast a thin line alone, since the colour
/// of lines is the strongest there.
QRectF trackOf(const QRectF& bar, const Theme& theme);

}  // namespace sudoku
