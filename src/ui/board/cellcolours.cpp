#include "cellcolours.h"

#include <algorithm>

#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

namespace sudoku {
namespace {

constexpr double kSeam = 1.5;  // pixels between two colours, in a cell of the usual size

}  // namespace

void paintCellColours(QPainter& painter, const QRectF& area, double cornerRadius,
                      const std::vector<RoleLook>& looks, const QColor& seam, double scale) {
  QPainterPath whole;
  whole.addRoundedRect(area, cornerRadius, cornerRadius);
  if (looks.size() == 1) return fillTextured(painter, whole, looks.front(), scale);
  const double span = 360.0 / static_cast<double>(looks.size());
  const double first = looks.size() == 2 ? 225 : 90 + span / 2;
  const double reach = std::max(area.width(), area.height());  // beyond the corners
  const QRectF round(area.center() - QPointF(reach, reach), 2 * QSizeF(reach, reach));
  double from = first;
  for (const RoleLook& look : looks) {
    QPainterPath sector(area.center());
    sector.arcTo(round, from, -span);
    sector.closeSubpath();
    fillTextured(painter, whole.intersected(sector), look, scale);
    from -= span;
  }
  painter.save();
  painter.setClipPath(whole);
  painter.setPen(QPen(seam, kSeam * scale));
  for (std::size_t number = 0; number < looks.size(); ++number) {
    QLineF line(area.center(), area.center() + QPointF(reach, 0));
    line.setAngle(first - static_cast<double>(number) * span);
    painter.drawLine(line);
  }
  painter.restore();
}

}  // namespace sudoku
