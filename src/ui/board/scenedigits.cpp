#include "scenedigits.h"

#include <algorithm>
#include <optional>

#include <QPen>

#include "candidatemark.h"
#include "scenecontext.h"
#include "ui/style/rolelook.h"
#include "ui/style/rolemark.h"

namespace sudoku {
namespace {

constexpr double kDigitHalo = 3;
constexpr double kMarkNumberRadius = 0.62;  // radius of a mark's number, in parts of that of the mark
constexpr double kLineNumber = 0.66;        // font size of a number in the margin, in parts of the margin

bool isTold(double strength) {
  return strength == 1;
}

/// The colour behind a digit that has no mark of its own.
QColor groundOf(const SceneContext& context, const SceneDigit& digit) {
  if (digit.cell) return roleLook(*digit.cell, context.theme).fill;
  for (const StepPicture::Band& band : context.scene.picture.bands)
    if (band.house.contains(digit.candidate.cell)) return roleLook(band.role, context.theme).fill;
  return context.theme.panel;
}

/// The colour of an entry that is about to be made.
QColor faint(const QColor& ink, const Theme& theme) {
  if (theme.isHighContrast) return ink;
  constexpr float kShare = 0.7F;
  const auto mixed = [&](float one, float other) { return kShare * one + (1 - kShare) * other; };
  return QColor::fromRgbF(mixed(ink.redF(), theme.panel.redF()), mixed(ink.greenF(), theme.panel.greenF()),
                          mixed(ink.blueF(), theme.panel.blueF()));
}

QColor colourOf(const SceneContext& context, const SceneDigit& digit) {
  const Theme& theme = context.theme;
  const Cell cell = digit.candidate.cell;
  if (context.scene.broken.contains(cell)) return roleLook(Role::Eliminated, theme).text;
  if (context.scene.assumed.contains(cell)) return roleLook(Role::Pattern, theme).text;
  switch (digit.kind) {
    case SceneDigit::Kind::Given:
      return theme.given;
    case SceneDigit::Kind::Entry:
      if (context.scene.entering == cell) return faint(theme.own, theme);
      return digit.cell ? roleLook(*digit.cell, theme).text : theme.own;
    case SceneDigit::Kind::Placed:
      return roleLook(Role::Placed, theme).text;
    case SceneDigit::Kind::Small:
      break;
  }
  if (digit.shape.lettering.isBold && digit.cell) return roleLook(*digit.cell, theme).text;
  return digit.cell || digit.isOnBand ? notesOnFill(theme) : theme.notes;
}

void writeDigit(const SceneContext& context, const SceneDigit& digit, const QColor& colour,
                const std::optional<QColor>& ground) {
  std::optional<QPen> halo;
  if (ground) halo = QPen(*ground, kDigitHalo * context.scale(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
  context.parts.write(digit.centre, digit.candidate.digit, digit.shape.lettering, colour, halo);
}

/// Whether the first link starts at the candidate: what a chain assumes.
bool isStart(const StepPicture& picture, const Candidate& candidate) {
  if (picture.links.empty()) return false;
  const StepPicture::Link& first = picture.links.front();
  return first.fromDigit == candidate.digit && first.from.contains(candidate.cell);
}

/// Paints the number of a mark at the corner of its shape.
void paintNumber(const SceneContext& context, const SceneDigit& digit, const RoleLook& look, double radius) {
  const auto& marks = context.scene.picture.marks;
  const auto mark = std::find_if(marks.begin(), marks.end(), [&](const StepPicture::Mark& each) {
    return each.candidate == digit.candidate;
  });
  if (mark == marks.end() || mark->number == 0) return;
  const QPointF centre = digit.centre + QPointF(radius, -radius);
  context.parts.circle(centre, kMarkNumberRadius * radius, QPen(look.line, 1.2 * context.scale()),
                       context.theme.panel);
  context.parts.write(centre, QString::number(mark->number), {radius, true}, look.text);
}

void paintMarked(const SceneContext& context, const SceneDigit& digit) {
  const double strength = context.emphasis.ofMark(digit.candidate);
  const RoleLook& look = roleLook(*digit.mark, context.theme);
  const double radius = context.layout.radiusOf(digit.candidate);
  context.painter.setOpacity(strength);
  paintMarkShape(context.painter, digit.centre, radius, look, context.scale());
  if (*digit.mark == Role::Off && isStart(context.scene.picture, digit.candidate)) {
    const double second = radius + 2.2 * context.scale();
    context.parts.circle(digit.centre, second, QPen(look.line, 1.2 * context.scale()));
  }
  context.painter.setOpacity(1);
  // A digit stays strong on a faint mark.
  // The stroke through a small digit leaves room round it.
  const auto ground =
      look.shape == MarkShape::StruckRing && isTold(strength) ? std::optional(look.mark) : std::nullopt;
  writeDigit(context, digit, isTold(strength) ? look.onMark : context.theme.given, ground);
  paintNumber(context, digit, look, radius);
  if (context.emphasis.isRinged(digit.candidate))
    context.parts.circle(digit.centre, radius + 2 * context.scale(),
                         QPen(context.theme.text, 1.5 * context.scale()));
}

void paintAssumedRing(const SceneContext& context, const SceneDigit& digit) {
  const RoleLook& look = roleLook(Role::Pattern, context.theme);
  QPen pen(look.line, 1.2 * context.scale(), Qt::CustomDashLine);
  pen.setDashPattern({4, 3});
  const QRectF area = context.geometry().cell(digit.candidate.cell);
  context.parts.ring(area.adjusted(3, 3, -3, -3), context.cornerRadius(), pen);
}

/// The colour that the player has given to a candidate.
std::optional<Digit> drawnColour(const SceneContext& context, const SceneDigit& digit) {
  if (digit.kind != SceneDigit::Kind::Small) return std::nullopt;
  return context.scene.candidateColours.at(digit.candidate.cell).of(digit.candidate.digit);
}

}  // namespace

void paintDigits(const SceneContext& context, const std::set<Candidate>& haloed) {
  for (const SceneDigit& digit : context.layout.digits()) {
    if (digit.mark && digit.kind == SceneDigit::Kind::Small) continue;
    if (context.scene.assumed.contains(digit.candidate.cell) && digit.kind != SceneDigit::Kind::Small)
      paintAssumedRing(context, digit);
    if (const auto colour = drawnColour(context, digit)) {
      paintCandidateMark(context.painter, digit.centre, context.geometry().cellSide(), *colour, context.theme,
                         context.scale());
      context.parts.write(digit.centre, digit.candidate.digit, {digit.shape.lettering.size, true},
                          context.theme.text);
      continue;
    }
    const auto ground =
        haloed.contains(digit.candidate) ? std::optional(groundOf(context, digit)) : std::nullopt;
    writeDigit(context, digit, colourOf(context, digit), ground);
  }
  for (const SceneDigit& digit : context.layout.digits())
    if (digit.mark && digit.kind == SceneDigit::Kind::Small) paintMarked(context, digit);
}

void paintLineNumbers(const SceneContext& context) {
  const BoardGeometry& geometry = context.geometry();
  for (int line = 0; line < 9; ++line) {
    const QRectF row = geometry.rowNumber(line);
    for (const QRectF& place : {row, geometry.columnNumber(line)})
      context.parts.write(place.center(), Digit(line + 1), {row.width() * kLineNumber},
                          context.theme.mutedText);
  }
}

}  // namespace sudoku
