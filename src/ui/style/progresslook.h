#pragma once

#include <QRectF>

class QPainter;
class QStyleOptionProgressBar;

namespace sudoku {

struct Theme;

/// Paints a progress bar, slim or as high as its text needs. A bar without a known end is hatched and not
/// animated.
void paintProgress(QPainter& painter, const QStyleOptionProgressBar& bar, const Theme& theme);

/// The area of a small progress bar that is painted as not reached. In high contrast it is a thin line, since
/// the colour for it is very strong then.
QRectF trackOf(const QRectF& bar, const Theme& theme);

}  // namespace sudoku
