#include "rolelook.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>

#include <QImage>
#include <QPainter>
#include <QPen>
#include <QPolygonF>
#include <QtMath>

#include "strokes.h"
#include "theme.h"

namespace sudoku {
namespace {

constexpr int kRoles = static_cast<int>(Role::SetD) + 1;
// Pixels between the lines of a hatched fill, measured horizontally or vertically, on a board of the usual
// size.
constexpr double kHatchStep = 10;
// Pixels between the lines of a fill with crossing lines; more than for parallel ones, so that the colour
// shows between them.
constexpr double kCrossStep = 14;
constexpr double kStrokeWidth = 2.4;
constexpr double kDotStep = 7;
constexpr double kDotWidth = 3.8;

using Looks = std::array<RoleLook, kRoles>;

RoleLook& at(Looks& looks, Role role) {
  return looks[static_cast<std::size_t>(role)];
}

/// The look of something in a hint's picture that has no texture, with colours for fill, lines and text.
RoleLook plainLook(QRgb fill, QRgb line, QRgb text) {
  RoleLook look;
  look.fill = fill;
  look.line = line;
  look.text = text;
  look.textureColour = look.fill;
  return look;
}

RoleLook textured(RoleLook look, Texture texture, QRgb colour) {
  look.texture = texture;
  look.textureColour = colour;
  return look;
}

RoleLook edged(RoleLook look, Qt::PenStyle edge, double width = 2) {
  look.edge = edge;
  look.edgeWidth = width;
  return look;
}

/// Changes a look so that the shape round a candidate's digit is filled, in the colour of the look's lines.
RoleLook solid(RoleLook look, MarkShape shape, QRgb onMark) {
  look.shape = shape;
  look.mark = look.line;
  look.onMark = onMark;
  return look;
}

/// Changes a look so that the shape round a candidate's digit has a strong edge and a pale fill.
RoleLook hollow(RoleLook look, MarkShape shape) {
  look.shape = shape;
  look.mark = look.fill;
  look.onMark = look.text;
  return look;
}

struct Colours {
  RoleLook pattern, base, cover, fin, eliminated, placed, off, taker, closed, setB, setC, setD;
  QRgb onSolid, onShared, onClassOne, onClassTwo, panel, strong;
};

Looks makeLooks(const Colours& colours) {
  Looks looks;
  const RoleLook disc = solid(colours.pattern, MarkShape::Disc, colours.onSolid);
  for (const Role role : {Role::Pattern, Role::Source, Role::On, Role::SetA}) at(looks, role) = disc;
  at(looks, Role::Base) = edged(solid(colours.base, MarkShape::Disc, colours.onSolid), Qt::SolidLine, 1.5);
  at(looks, Role::Cover) = edged(solid(colours.cover, MarkShape::Disc, colours.onShared), Qt::SolidLine, 1.5);
  RoleLook shared = solid(colours.cover, MarkShape::Diamond, colours.onShared);
  shared.texture = Texture::Plain;
  shared.textureColour = shared.fill;
  at(looks, Role::Shared) = shared;
  at(looks, Role::Fin) = edged(hollow(colours.fin, MarkShape::DashedSquare), Qt::DashLine);
  at(looks, Role::Eliminated) = hollow(colours.eliminated, MarkShape::StruckRing);
  at(looks, Role::Gone) = edged(hollow(colours.off, MarkShape::StruckRing), Qt::DashLine);
  at(looks, Role::Placed) = hollow(colours.placed, MarkShape::RingedSquare);
  at(looks, Role::Off) = hollow(colours.off, MarkShape::Ring);
  at(looks, Role::Taker) = hollow(colours.taker, MarkShape::Ring);
  at(looks, Role::Closed) = hollow(colours.closed, MarkShape::None);
  at(looks, Role::SetB) = edged(solid(colours.setB, MarkShape::Disc, colours.onSolid), Qt::DashLine);
  at(looks, Role::SetC) = edged(solid(colours.setC, MarkShape::Disc, colours.onSolid), Qt::DotLine);
  at(looks, Role::SetD) = edged(solid(colours.setD, MarkShape::Disc, colours.onSolid), Qt::DashDotLine);
  // The two colours of a coloring, Role::ClassOne and Role::ClassTwo, look like Role::SetC and Role::SetB
  // without a texture.
  RoleLook one = solid(colours.setC, MarkShape::Disc, colours.onClassOne);
  RoleLook two = solid(colours.setB, MarkShape::Square, colours.onClassTwo);
  for (RoleLook* look : {&one, &two}) {
    look->texture = Texture::Plain;
    look->textureColour = look->fill;
  }
  at(looks, Role::ClassOne) = one;
  at(looks, Role::ClassTwo) = two;
  at(looks, Role::ClassThree) = hollow(one, MarkShape::Ring);
  at(looks, Role::ClassFour) = hollow(two, MarkShape::RingedSquare);
  at(looks, Role::Strong) = plainLook(colours.panel, colours.strong, colours.off.text.rgb());
  at(looks, Role::Weak) = plainLook(colours.panel, colours.off.line.rgb(), colours.off.text.rgb());
  return looks;
}

Looks lightLooks() {
  return makeLooks({
      .pattern = plainLook(0xdfe9fd, 0x2f6fe0, 0x1b4fa8),
      .base = plainLook(0xedf3fe, 0x2f6fe0, 0x1b4fa8),
      .cover = textured(plainLook(0xf0e9fc, 0x7a4fc4, 0x5b2fa8), Texture::Hatch, 0xe1d5f8),
      .fin = plainLook(0xffead6, 0xc25700, 0x8a3c00),
      .eliminated = plainLook(0xfbdada, 0xc9252d, 0xa61d24),
      .placed = plainLook(0xcdeed6, 0x1c8540, 0x14602c),
      .off = plainLook(0xffffff, 0x5a6478, 0x3f485a),
      .taker = plainLook(0xebf0fa, 0x5a6478, 0x3f485a),
      .closed = plainLook(0xffffff, 0x5a6478, 0x3f485a),
      .setB = textured(plainLook(0xfdf2d9, 0x8a5a00, 0x6b4400), Texture::BackHatch, 0xf6e2b3),
      .setC = textured(plainLook(0xdcf4f1, 0x0b7a75, 0x075e5a), Texture::Dots, 0xbfe6e1),
      .setD = textured(plainLook(0xfde6f1, 0xb0307a, 0x8c1d5d), Texture::CrossHatch, 0xf9d2e5),
      .onSolid = 0xffffff,
      .onShared = 0xffffff,
      .onClassOne = 0xffffff,
      .onClassTwo = 0xffffff,
      .panel = 0xffffff,
      .strong = 0x2559bd,
  });
}

Looks darkLooks() {
  return makeLooks({
      .pattern = plainLook(0x263a5e, 0x6ea0ff, 0xa9c8ff),
      .base = plainLook(0x212c42, 0x6ea0ff, 0xa9c8ff),
      .cover = textured(plainLook(0x30294a, 0xb395f5, 0xd3c1ff), Texture::Hatch, 0x473b6e),
      .fin = plainLook(0x4a2f17, 0xff9d4d, 0xffc391),
      .eliminated = plainLook(0x55232a, 0xff7d84, 0xffb9bd),
      .placed = plainLook(0x1f4229, 0x57c478, 0x9be8ae),
      .off = plainLook(0x20242c, 0xa3acbd, 0xd3d9e5),
      .taker = plainLook(0x2b313c, 0xa3acbd, 0xd3d9e5),
      .closed = plainLook(0x20242c, 0xa3acbd, 0xd3d9e5),
      .setB = textured(plainLook(0x3b2f12, 0xe0b04a, 0xf3cd7c), Texture::BackHatch, 0x4f3f17),
      .setC = textured(plainLook(0x123836, 0x4fd0c6, 0x8fe9e0), Texture::Dots, 0x1a4a47),
      .setD = textured(plainLook(0x402033, 0xf07fb8, 0xffb3d7), Texture::CrossHatch, 0x5f304c),
      .onSolid = 0x0d1524,
      .onShared = 0x1a1033,
      .onClassOne = 0x06211f,
      .onClassTwo = 0x231800,
      .panel = 0x20242c,
      .strong = 0x8ab6ff,
  });
}

double stepOf(Texture texture) {
  if (texture == Texture::Dots) return kDotStep;
  return texture == Texture::CrossHatch ? kCrossStep : kHatchStep;
}

/// Paints slanted strokes across an area, where x + y (x - y if `falls`) is a multiple of `step`. Each stroke
/// is clipped alone, since the time for clipping many strokes together grows with the square of their number.
void paintStrokes(QPainter& painter, const QPainterPath& area, const QColor& colour, double step,
                  double width, bool falls) {
  const QRectF box = area.boundingRect();
  const double slope = falls ? 1 : -1;
  const double least = falls ? box.left() - box.bottom() : box.left() + box.top();
  const double most = falls ? box.right() - box.top() : box.right() + box.bottom();
  const QPointF half(width / std::sqrt(2.0), 0);
  const int count = qCeil((most - least) / step) + 1;
  for (int number = 0; number <= count; ++number) {
    const double at = (std::floor(least / step) + number) * step;
    const QPointF from(at + slope * box.top(), box.top());
    const QPointF to(at + slope * box.bottom(), box.bottom());
    QPainterPath stroke;
    stroke.addPolygon(QPolygonF({from - half, from + half, to + half, to - half, from - half}));
    painter.fillPath(area.intersected(stroke), colour);
  }
}

/// Paints a pattern of dots, of which only those wholly inside the area are drawn, as a single path.
void paintDots(QPainter& painter, const QPainterPath& area, const QColor& colour, double step, double width) {
  const QRectF box = area.boundingRect();
  const QPoint first(qFloor(box.left() / step), qFloor(box.top() / step));
  const QPoint last(qCeil(box.right() / step), qCeil(box.bottom() / step));
  QPainterPath dots;
  for (int row = first.y(); row <= last.y(); ++row) {
    for (int column = first.x(); column <= last.x(); ++column) {
      const QRectF dot(QPointF(column + 0.5, row + 0.5) * step - QPointF(width, width) / 2,
                       QSizeF(width, width));
      if (area.contains(dot)) dots.addEllipse(dot);
    }
  }
  painter.fillPath(dots, colour);
}

/// Paints horizontal or vertical lines across an area at distances of `step`.
void paintRules(QPainter& painter, const QPainterPath& area, const QColor& colour, double step, double width,
                bool areUpright) {
  const QRectF box = area.boundingRect();
  const int first = qFloor((areUpright ? box.left() : box.top()) / step);
  const int last = qCeil((areUpright ? box.right() : box.bottom()) / step);
  for (int number = first; number <= last; ++number) {
    const double from = number * step + (step - width) / 2;
    QPainterPath line;
    line.addRect(areUpright ? QRectF(from, box.top(), width, box.height())
                            : QRectF(box.left(), from, box.width(), width));
    painter.fillPath(area.intersected(line), colour);
  }
}

/// Paints a texture over an area as vector shapes, with the same pattern that textureTile() has in pixels.
void paintTextureShapes(QPainter& painter, const QPainterPath& area, const RoleLook& look, double scale) {
  if (look.texture == Texture::Dots)
    return paintDots(painter, area, look.textureColour, scale * kDotStep, scale * kDotWidth);
  const double width = kStrokeWidth * scale;
  const double step = scale * stepOf(look.texture);
  const bool areUpright = look.texture == Texture::Uprights;
  if (areUpright || look.texture == Texture::Lines)
    return paintRules(painter, area, look.textureColour, step, width, areUpright);
  if (look.texture != Texture::BackHatch) paintStrokes(painter, area, look.textureColour, step, width, false);
  if (look.texture != Texture::Hatch) paintStrokes(painter, area, look.textureColour, step, width, true);
}

/// Changes the looks of all roles for high contrast and for print: no fills, edges twice as wide, stronger
/// textures.
Looks strengthened(Looks looks, bool isDark) {
  constexpr double kEdgeGrowth = 2;
  constexpr int kStronger = 125;  // percent: how much lighter or darker textures get
  // How much darker than its usual colour the text becomes, in per cent; for light themes only, since light
  // text on black is strong enough.
  constexpr int kDarkerText = 140;
  const QColor ground = isDark ? Qt::black : Qt::white;
  for (RoleLook& look : looks) {
    if (look.mark == look.fill) look.mark = ground;
    const QColor texture =
        isDark ? look.textureColour.lighter(kStronger) : look.textureColour.darker(kStronger);
    look.fill = ground;
    look.textureColour = look.texture == Texture::Plain ? ground : texture;
    if (!isDark) look.text = look.text.darker(kDarkerText);
    look.edgeWidth *= kEdgeGrowth;
  }
  return looks;
}

/// The picture that is repeated to paint a texture, in device pixels.
QImage textureTile(const RoleLook& look, double scale) {
  const bool isDots = look.texture == Texture::Dots;
  const int side = std::max(2, qRound(scale * stepOf(look.texture)));
  QImage tile(side, side, QImage::Format_RGB32);
  tile.fill(look.fill);
  QPainter painter(&tile);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(
      QPen(look.textureColour, (isDots ? kDotWidth : kStrokeWidth) * scale, Qt::SolidLine, Qt::RoundCap));
  if (isDots) painter.drawPoint(QPointF(side, side) / 2);
  if (look.texture == Texture::Lines) painter.drawLine(QPointF(0, side / 2.0), QPointF(side, side / 2.0));
  if (look.texture == Texture::Uprights) painter.drawLine(QPointF(side / 2.0, 0), QPointF(side / 2.0, side));
  const bool isCross = look.texture == Texture::CrossHatch;
  // The lines of neighbouring tiles reach into the corners of this tile, so they are drawn as well.
  for (int shift = -side; shift <= side; shift += side) {
    if (look.texture == Texture::Hatch || isCross)
      painter.drawLine(QPoint(shift - side, 2 * side), QPoint(shift + 2 * side, -side));
    if (look.texture == Texture::BackHatch || isCross)
      painter.drawLine(QPoint(shift - side, -side), QPoint(shift + 2 * side, 2 * side));
  }
  return tile;
}

}  // namespace

const RoleLook& roleLook(Role role, const Theme& theme) {
  assert(role != Role::Words);
  static const Looks light = lightLooks();
  static const Looks dark = darkLooks();
  static const Looks strongLight = strengthened(light, false);
  static const Looks strongDark = strengthened(dark, true);
  const Looks& plain = isDark(theme) ? dark : light;
  const Looks& strong = isDark(theme) ? strongDark : strongLight;
  return (theme.isHighContrast ? strong : plain)[static_cast<std::size_t>(role)];
}

QColor linkColour(bool isStrong, const Theme& theme) {
  return roleLook(isStrong ? Role::Strong : Role::Weak, theme).line;
}

double linkWidth(bool isStrong) {
  return isStrong ? 2.6 : 2.2;
}

QColor notesOnFill(const Theme& theme) {
  if (theme.isHighContrast) return isDark(theme) ? Qt::white : Qt::black;
  return isDark(theme) ? 0xb7c0cf : 0x4a5468;
}

bool isDark(const Theme& theme) {
  return theme.panel.lightnessF() < 0.5;
}

void fillTextured(QPainter& painter, const QPainterPath& area, const RoleLook& look, double scale) {
  if (look.texture == Texture::Plain) return painter.fillPath(area, look.fill);
  if (writesShapes(painter)) {
    painter.fillPath(area, look.fill);
    return paintTextureShapes(painter, area, look, scale);
  }
  const double ratio = painter.device()->devicePixelRatioF();
  QBrush brush(textureTile(look, scale * ratio));
  brush.setTransform(QTransform::fromScale(1 / ratio, 1 / ratio));
  painter.fillPath(area, brush);
}

QPen edgePen(const RoleLook& look, double scale) {
  QPen pen(look.line, look.edgeWidth * scale, look.edge, Qt::FlatCap, Qt::RoundJoin);
  if (look.edge == Qt::DashLine) pen.setDashPattern({3, 1.8});
  if (look.edge == Qt::DotLine) pen.setDashPattern({1, 1});
  if (look.edge == Qt::DashDotLine) pen.setDashPattern({4, 1.5, 1, 1.5});
  return pen;
}

}  // namespace sudoku
