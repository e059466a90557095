#include "scenefills.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "celloutline.h"
#include "scenecontext.h"
#include "ui/style/rolelook.h"

namespace sudoku {
namespace {

constexpr double kBandGrowth = 2;
constexpr double kInset = 1.5;
constexpr double kNestedInset = 3;  // pixels at 100 % between the outlines of sets that share cells
constexpr double kLetterSide = 13;
constexpr double kLetterFont = 0.75;  // font size of a letter, in parts of its square
// Reach of the cross on a cell that cannot take the digit, in parts of the cell's side.
constexpr double kCrossArm = 0.08;

QPainterPath outlineOf(const SceneContext& context, CellSet cells, int within = 0) {
  const double inset = kInset + within * kNestedInset;
  return cellOutline(context.geometry(), cells, inset * context.scale(), context.cornerRadius());
}

QPainterPath bandOf(const SceneContext& context, House house) {
  const double radius = context.cornerRadius() + kBandGrowth;
  QPainterPath band;
  band.addRoundedRect(bandArea(context.geometry(), house), radius, radius);
  return band;
}

/// The number of earlier sets that share cells with the set at `index`. The outline of that set is drawn
/// inside theirs, so that all can be seen.
int outlinesBefore(const std::vector<StepPicture::Cells>& all, std::size_t index) {
  return static_cast<int>(std::count_if(
      all.begin(), all.begin() + static_cast<std::ptrdiff_t>(index), [&](const StepPicture::Cells& earlier) {
        return earlier.role != Role::Closed && !(earlier.cells & all[index].cells).isEmpty();
      }));
}

/// The area of digits' ink that lies within `area`, in square pixels.
double coveredInk(const SceneLayout& layout, const QRectF& area) {
  double covered = 0;
  for (const SceneDigit& digit : layout.digits()) {
    const QRectF common = digit.shape.ink.intersected(area);
    covered += common.width() * common.height();
  }
  return covered;
}

/// The possible places for the letter of a set: the corners of its cells, and the middles of their edges.
std::vector<QRectF> letterPlaces(const SceneLayout& layout, CellSet part, double side) {
  const QRectF board = layout.geometry().board();
  std::vector<QRectF> places;
  const auto add = [&](const QPointF& middle) {
    QRectF letter(middle - QPointF(side, side) / 2, QSizeF(side, side));
    letter.moveLeft(std::clamp(letter.left(), board.left(), board.right() - side));
    letter.moveTop(std::clamp(letter.top(), board.top(), board.bottom() - side));
    places.push_back(letter);
  };
  for (const Cell cell : part) {
    const QRectF area = layout.geometry().cell(cell);
    for (const QPointF& corner : {area.topLeft(), area.bottomLeft(), area.topRight(), area.bottomRight()})
      add(corner);
  }
  for (const Cell cell : part) {
    const QRectF area = layout.geometry().cell(cell);
    const QPointF middle = area.center();
    add({middle.x(), area.top()});
    add({middle.x(), area.bottom()});
    add({area.left(), middle.y()});
    add({area.right(), middle.y()});
  }
  return places;
}

/// The place where a set's letter covers least; above all, it covers no other letter.
QRectF letterArea(const SceneLayout& layout, CellSet part, double side, const std::vector<QRectF>& taken) {
  QRectF best;
  double least = -1;
  for (const QRectF& place : letterPlaces(layout, part, side)) {
    double covered = coveredInk(layout, place);
    for (const QRectF& other : taken)
      if (other.intersects(place)) covered += side * side;
    if (least >= 0 && covered >= least) continue;
    least = covered;
    best = place;
  }
  return best;
}

}  // namespace

QRectF bandArea(const BoardGeometry& geometry, House house) {
  return geometry.area(cellsOf(house)).adjusted(-kBandGrowth, -kBandGrowth, kBandGrowth, kBandGrowth);
}

void paintBands(const SceneContext& context) {
  // Cover houses are painted last, so that their pattern shows where they cross base houses.
  for (const bool isBase : {true, false}) {
    for (const StepPicture::Band& band : context.scene.picture.bands) {
      if ((band.role == Role::Base) != isBase) continue;
      const RoleLook& look = roleLook(band.role, context.theme);
      const QPainterPath path = bandOf(context, band.house);
      context.painter.setOpacity(context.emphasis.ofBand(band));
      context.parts.fill(path, look, context.scale());
      context.parts.edge(path, look, context.scale());
    }
  }
  context.painter.setOpacity(1);
}

void paintCells(const SceneContext& context) {
  const auto& all = context.scene.picture.cells;
  for (const StepPicture::Cells& cells : all) {
    if (cells.role == Role::Closed) continue;
    context.painter.setOpacity(context.emphasis.ofCells(cells));
    context.parts.fill(outlineOf(context, cells.cells), roleLook(cells.role, context.theme), context.scale());
  }
  for (std::size_t index = 0; index < all.size(); ++index) {
    if (all[index].role == Role::Closed) continue;
    context.painter.setOpacity(context.emphasis.ofCells(all[index]));
    context.parts.edge(outlineOf(context, all[index].cells, outlinesBefore(all, index)),
                       roleLook(all[index].role, context.theme), context.scale());
  }
  context.painter.setOpacity(1);
  if (!context.scene.broken.isEmpty()) {
    const RoleLook& look = roleLook(Role::Eliminated, context.theme);
    context.parts.fill(outlineOf(context, context.scene.broken), look, context.scale());
    context.parts.edge(outlineOf(context, context.scene.broken), look, context.scale());
  }
  const QPen ring(context.theme.text, 2 * context.scale());
  for (const House house : context.emphasis.ringedHouses()) context.parts.ring(bandOf(context, house), ring);
  if (const CellSet ringed = context.emphasis.ringedCells(); !ringed.isEmpty())
    context.parts.ring(outlineOf(context, ringed), ring);
  for (const SceneDigit& digit : context.layout.digits())
    if (digit.kind != SceneDigit::Kind::Small && context.emphasis.isRinged(digit.candidate))
      context.parts.ring(outlineOf(context, {digit.candidate.cell}), ring);
}

void paintClosedCells(const SceneContext& context) {
  const BoardGeometry& geometry = context.geometry();
  const double arm = geometry.cellSide() * kCrossArm;
  const RoleLook& look = roleLook(Role::Closed, context.theme);
  for (const StepPicture::Cells& cells : context.scene.picture.cells) {
    if (cells.role != Role::Closed) continue;
    context.painter.setOpacity(context.emphasis.ofCells(cells));
    for (const Cell cell : cells.cells) {
      // The cross does not stand in the middle of the cell, since rays pass through the middle.
      const QPointF centre = geometry.notePlace(cell, Digit(3));
      context.parts.cross({centre - QPointF(arm, arm), centre + QPointF(arm, arm)},
                          QPen(look.line, 1.8 * context.scale(), Qt::SolidLine, Qt::RoundCap));
    }
  }
  context.painter.setOpacity(1);
}

void paintSelection(const SceneContext& context) {
  const auto ring = [&context](Cell cell, const QPen& pen) {
    context.parts.ring(context.geometry().cell(cell).adjusted(1, 1, -1, -1), context.cornerRadius(), pen);
  };
  if (context.scene.entering) ring(*context.scene.entering, QPen(context.theme.accent, 2));
  if (!context.scene.selected) return;
  // The frame of the selected cell has a colour that no role of a picture uses.
  const bool hasFocus = context.scene.hasFocus;
  ring(*context.scene.selected,
       QPen(hasFocus ? context.theme.text : context.theme.mutedText, hasFocus ? 2.0 : 1.5));
}

std::vector<SetLetter> setLetters(const StepPicture& picture, const SceneLayout& layout,
                                  const std::vector<LinkRoute>& routes) {
  std::vector<QRectF> taken;
  for (const LinkRoute& route : routes) {
    const QPointF reach(route.numberRadius, route.numberRadius);
    if (route.number) taken.emplace_back(*route.number - reach, *route.number + reach);
  }
  std::vector<SetLetter> letters;
  const double side = kLetterSide * layout.geometry().lineScale();
  for (const StepPicture::Cells& cells : picture.cells) {
    if (cells.letter == 0) continue;
    for (const CellSet part : touchingParts(cells.cells)) {
      letters.push_back({cells.letter, cells.role, letterArea(layout, part, side, taken)});
      taken.push_back(letters.back().area);
    }
  }
  return letters;
}

void paintSetLetters(const SceneContext& context, const std::vector<LinkRoute>& routes) {
  for (const SetLetter& letter : setLetters(context.scene.picture, context.layout, routes)) {
    const RoleLook& look = roleLook(letter.role, context.theme);
    const double radius = letter.area.width() / 4;
    context.parts.fill(letter.area, radius, look.line);
    context.parts.ring(letter.area, radius, QPen(context.theme.panel, 1));
    context.parts.write(letter.area.center(), QString(QLatin1Char(letter.letter)),
                        {letter.area.height() * kLetterFont, true}, look.onMark);
  }
}

}  // namespace sudoku
