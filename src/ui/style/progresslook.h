#pragma once

#include <QRectF>

class QPainter;
class QStyleOptionProgressBar;

namespace sudoku {

struct Theme;

/// Paints a progress bar, slim or as high as its text needs. A bar without a known end is hatched and not
/// animated.
void paintProgress(QPainter& painter, const QStyleOptionProgressBar& bar, const Theme& theme);

/// The area in which the part of a small progress bar that is not reached yet is painted. In high contrast it
/// is a thin line, since the colour of that part is very strong then.
QRectF trackOf(const QRectF& bar, const Theme& theme);

}  // namespace sudoku
