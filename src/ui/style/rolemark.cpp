#include "rolemark.h"

#include <algorithm>
#include <array>
#include <optional>

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include "theme.h"

namespace sudoku {
namespace {

constexpr double kSymbolSide = 16;  // pixels: side of the square for a symbol, for the usual size of text
constexpr double kRingWidth = 1.6;
// Width of the halo round a digit that is crossed out, in parts of the symbol's side.
constexpr double kHalo = 0.16;
constexpr double kStrokeX = 1.4;  // horizontal distance of a slanted stroke's ends from the middle, in radii
constexpr double kStrokeY = 0.85;

QRectF squareRound(const QPointF& centre, double halfSide) {
  return {centre - QPointF(halfSide, halfSide), QSizeF(2 * halfSide, 2 * halfSide)};
}

void paintBox(QPainter& painter, const QPointF& centre, double halfSide) {
  painter.drawRoundedRect(squareRound(centre, halfSide), halfSide * 0.3, halfSide * 0.3);
}

/// Paints the text of a symbol in a size that depends on the area. If there is a `ground`, the text gets a
/// halo in that colour.
void paintText(QPainter& painter, const QRectF& area, const QString& text, const QColor& colour,
               const QFont& font, const std::optional<QColor>& ground = std::nullopt) {
  QFont sized = font;
  sized.setBold(true);
  sized.setPixelSize(std::max(1, qRound(area.height() * 0.62)));
  painter.setFont(sized);
  painter.setPen(colour);
  const QFontMetricsF metrics(sized);
  const QPointF place = area.center() - metrics.tightBoundingRect(text).center();
  if (ground) {
    QPainterPath path;
    path.addText(place, sized, text);
    painter.strokePath(path,
                       QPen(*ground, kHalo * area.height(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  }
  painter.drawText(place, text);
}

void paintHouse(QPainter& painter, const QRectF& area, const RoleLook& look, House::Kind kind, double scale) {
  const double thin = area.width() * 0.27;
  const double little = area.width() * 0.08;
  QRectF house = area.adjusted(little, little, -little, -little);
  const double end = look.edgeWidth / 3 * scale;  // keeps a broad edge inside the square of the symbol
  if (kind == House::Kind::Row) house = area.adjusted(end, thin, -end, -thin);
  if (kind == House::Kind::Column) house = area.adjusted(thin, end, -thin, -end);
  QPainterPath path;
  path.addRoundedRect(house, 2 * scale, 2 * scale);
  fillTextured(painter, path, look, scale * 0.5);
  painter.setPen(edgePen(look, scale));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(path);
}

void paintArrow(QPainter& painter, const QRectF& area, const QColor& colour, double scale,
                Qt::PenStyle style = Qt::SolidLine) {
  const double y = area.center().y();
  const double head = area.width() * 0.4;
  QPen pen(colour, 2 * scale, Qt::SolidLine, Qt::FlatCap);
  if (style != Qt::SolidLine) pen.setDashPattern({1.4, 0.9});
  painter.setPen(pen);
  painter.drawLine(QPointF(area.left(), y), QPointF(area.right() - head, y));
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawPolygon(QPolygonF({QPointF(area.right(), y), QPointF(area.right() - head, y - head / 2),
                                 QPointF(area.right() - head, y + head / 2)}));
}

void paintCross(QPainter& painter, const QRectF& area, const QColor& colour, double scale) {
  const double arm = area.width() * 0.27;
  painter.setPen(QPen(colour, 1.8 * scale, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(area.center() - QPointF(arm, arm), area.center() + QPointF(arm, arm));
  painter.drawLine(area.center() - QPointF(arm, -arm), area.center() + QPointF(arm, -arm));
}

/// Paints the symbol of a set of cells that has a name: a cell with that name, such as `A`.
void paintSet(QPainter& painter, const QRectF& area, const RoleSymbol& symbol, const RoleLook& look,
              const QFont& font, double scale) {
  QPainterPath path;
  const double inset = 0.8 * scale;
  path.addRoundedRect(area.adjusted(inset, inset, -inset, -inset), 3 * scale, 3 * scale);
  painter.fillPath(path, look.fill);
  painter.setPen(edgePen(look, scale * 0.75));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(path);
  const int place = static_cast<int>(symbol.role) - static_cast<int>(Role::SetA);
  const char letter = symbol.letter != 0 ? symbol.letter : static_cast<char>('A' + place);
  paintText(painter, area, QString(QLatin1Char(letter)), look.text, font);
}

/// Paints the symbol of a candidate: the shape for its role, with its digit.
void paintMark(QPainter& painter, const QRectF& area, const RoleSymbol& symbol, const RoleLook& look,
               const QFont& font, double scale) {
  // A shape with slanted strokes or corners is painted smaller, so that these stay inside the square.
  const double ratio = look.shape == MarkShape::StruckRing ? kStrokeX + 0.2
                       : look.shape == MarkShape::Diamond  ? 1.2
                                                           : 1.06;
  paintMarkShape(painter, area.center(), area.width() / 2 / ratio, look, scale * 0.85);
  if (!symbol.digit) return;
  const auto ground = look.shape == MarkShape::StruckRing ? std::optional(look.mark) : std::nullopt;
  paintText(painter, area, QString(QLatin1Char(symbol.digit->toChar())), look.onMark, font, ground);
}

}  // namespace

void paintMarkShape(QPainter& painter, const QPointF& centre, double radius, const RoleLook& look,
                    double scale) {
  const QPen ring(look.line, kRingWidth * scale);
  painter.setBrush(look.mark);
  painter.setPen(Qt::NoPen);
  switch (look.shape) {
    case MarkShape::None:
      return;
    case MarkShape::Disc:
      painter.drawEllipse(centre, radius, radius);
      return;
    case MarkShape::Ring:
    case MarkShape::StruckRing:
      painter.setPen(ring);
      painter.drawEllipse(centre, radius - ring.widthF() / 2, radius - ring.widthF() / 2);
      if (look.shape == MarkShape::StruckRing)
        painter.drawLine(centre + radius * QPointF(-kStrokeX, kStrokeY),
                         centre + radius * QPointF(kStrokeX, -kStrokeY));
      return;
    case MarkShape::Diamond: {
      const double reach = radius * 1.2;
      const std::array points = {centre + QPointF(0, -reach), centre + QPointF(reach, 0),
                                 centre + QPointF(0, reach), centre + QPointF(-reach, 0)};
      painter.drawPolygon(points.data(), static_cast<int>(points.size()));
      return;
    }
    case MarkShape::Square:
      return paintBox(painter, centre, radius * 0.9);
    case MarkShape::DashedSquare: {
      QPen dashed = ring;
      dashed.setDashPattern({2, 1.2});
      painter.setPen(dashed);
      return paintBox(painter, centre, radius * 0.9);
    }
    case MarkShape::RingedSquare:
      painter.setPen(ring);
      return paintBox(painter, centre, radius * 0.9);
  }
}

void paintRoleSymbol(QPainter& painter, const QRectF& area, const RoleSymbol& symbol, const Theme& theme,
                     const QFont& font) {
  if (symbol.role == Role::Words) return;
  const RoleLook& look = roleLook(symbol.role, theme);
  const double scale = area.width() / kSymbolSide;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  switch (symbol.role) {
    case Role::Words:
      break;
    case Role::Base:
      paintHouse(painter, area, look, symbol.houses.value_or(House::Kind::Row), scale);
      break;
    case Role::Cover:
      paintHouse(painter, area, look, symbol.houses.value_or(House::Kind::Column), scale);
      break;
    case Role::Source:
    case Role::Strong:
      paintArrow(painter, area, look.line, scale);
      break;
    case Role::Weak:
      paintArrow(painter, area, look.line, scale, Qt::DashLine);
      break;
    case Role::Closed:
      paintCross(painter, area, look.line, scale);
      break;
    case Role::SetA:
    case Role::SetB:
    case Role::SetC:
    case Role::SetD:
      if (symbol.digit)
        paintMark(painter, area, symbol, look, font, scale);
      else
        paintSet(painter, area, symbol, look, font, scale);
      break;
    case Role::Pattern:
    case Role::Shared:
    case Role::Fin:
    case Role::Eliminated:
    case Role::Gone:
    case Role::Taker:
    case Role::Placed:
    case Role::On:
    case Role::Off:
    case Role::ClassOne:
    case Role::ClassTwo:
    case Role::ClassThree:
    case Role::ClassFour:
      paintMark(painter, area, symbol, look, font, scale);
      break;
  }
  painter.restore();
}

}  // namespace sudoku
