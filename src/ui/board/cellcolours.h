#pragma once

#include <vector>

#include <QColor>
#include <QRectF>

#include "ui/style/rolelook.h"

class QPainter;

namespace sudoku {

/// Paints the colours of a cell over an area: as equal sectors, clockwise from the first; two are halves
/// along a diagonal. `seam` is the colour of the lines between them, `scale` the factor for line widths.
void paintCellColours(QPainter& painter, const QRectF& area, double cornerRadius,
                      const std::vector<RoleLook>& looks, const QColor& seam, double scale);

}  // namespace sudoku
