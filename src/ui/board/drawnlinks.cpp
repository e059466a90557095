#include "drawnlinks.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QPainter>

#include "boardgeometry.h"
#include "noteplaces.h"

namespace sudoku {
namespace {

constexpr double kPressReach = 5;
constexpr double kMostApart = 1;  // pixels by which a line may begin farther from a mark than usual
constexpr double kReach = 12;     // pixels: more than half the width of a line with its ground

/// The colour of a candidate, where it stands first.
std::optional<Digit> colourOf(const SceneLayout& layout, const Candidate& candidate) {
  for (const SceneDigit& digit : layout.digits())
    if (digit.candidate == candidate) return digit.colour;
  return std::nullopt;
}

/// Moves an end of a line, which runs straight at the middle of a coloured candidate, to the edge of the
/// shape round that.
void moveEnd(QPainterPath& line, int element, const Candidate& candidate, const SceneLayout& layout) {
  const auto colour = colourOf(layout, candidate);
  if (!colour) return;
  const QPointF centre = layout.centreOf(candidate);
  const QPointF away = QPointF(line.elementAt(element)) - centre;
  const double length = std::hypot(away.x(), away.y());
  const double radius = layout.radiusOf(candidate);
  const double gap = kLineEndGap * layout.geometry().lineScale();
  // A line that has gaps, since it would cover digits, may begin anywhere.
  if (length == 0 || length > radius + gap + kMostApart) return;
  const QPointF end = centre + away / length * (radius * candidateMarkReach(*colour, away / length) + gap);
  line.setElementPositionAt(element, end.x(), end.y());
}

/// The line of a link with its ends at the edges of the shapes round both candidates. Lines are found as if
/// all those were discs.
QPainterPath upToMarks(QPainterPath line, const CandidateLink& link, const SceneLayout& layout) {
  if (line.isEmpty() || link.first.cell == link.second.cell) return line;
  moveEnd(line, 0, link.first, layout);
  moveEnd(line, line.elementCount() - 1, link.second, layout);
  return line;
}

}  // namespace

void addDrawn(BoardScene& scene, const GameContents& contents) {
  DrawnMarks shown = onCandidates({contents.candidateColours, contents.links}, scene.candidates);
  scene.candidateColours = std::move(shown.colours);
  scene.links = std::move(shown.links);
}

QPainterPath straightBetween(const QPointF& from, const QPointF& to, double afterFrom, double beforeTo) {
  const QPointF along = to - from;
  const double length = std::hypot(along.x(), along.y());
  if (length <= afterFrom + beforeTo) return {};
  QPainterPath line(from + along * (afterFrom / length));
  line.lineTo(to - along * (beforeTo / length));
  return line;
}

SceneLayout layoutOf(const CellViews& views, const BoardGeometry& geometry, const QFont& font, double scale) {
  std::vector<SceneDigit> digits;
  for (const Cell cell : allCells()) {
    const CellView& view = views[static_cast<std::size_t>(cell.index())];
    const QRectF area = geometry.cell(cell);
    const double side = std::min(area.width(), area.height());
    const auto add = [&](Digit digit, SceneDigit::Kind kind, const QPointF& centre, double size,
                         bool isBold) {
      const auto colour = kind == SceneDigit::Kind::Small ? view.candidateColours.of(digit) : std::nullopt;
      digits.push_back({.candidate = {cell, digit},
                        .kind = kind,
                        .mark = colour ? std::optional(Role::Pattern) : std::nullopt,
                        .cell = std::nullopt,
                        .colour = colour,
                        .centre = centre,
                        .shape = DigitShape(font, size, isBold || colour, digit, centre)});
    };
    if (view.digit) {
      add(*view.digit, view.given ? SceneDigit::Kind::Given : SceneDigit::Kind::Entry, area.center(),
          side * scale * BoardGeometry::kDigitFont, view.given);
      continue;
    }
    for (const NotePlace& place : notePlaces(view, {side, geometry.cellSide(), scale}, font))
      add(place.digit, SceneDigit::Kind::Small, area.center() + place.offset, place.size, false);
  }
  return {geometry, std::move(digits), kCandidateMarkRadius * geometry.cellSide()};
}

SceneLayout layoutOf(const BoardScene& scene, const SceneLayout& plain) {
  std::vector<SceneDigit> digits = plain.digits();
  for (SceneDigit& digit : digits) {
    const auto& [cell, number] = digit.candidate;
    if (digit.kind != SceneDigit::Kind::Small) continue;
    digit.colour = scene.candidateColours.at(cell).of(number);
    if (digit.colour) digit.mark = Role::Pattern;
  }
  return {plain.geometry(), std::move(digits), kCandidateMarkRadius * plain.geometry().cellSide()};
}

DrawnLinks::DrawnLinks(const std::vector<CandidateLink>& links, const SceneLayout& layout)
    : DrawnLinks(links, layout, {}, links.size()) {}

DrawnLinks::DrawnLinks(const std::vector<CandidateLink>& links, const SceneLayout& layout,
                       const DrawnLinks& known, std::size_t most)
    : m_board(layout.geometry().board()),
      m_cellSide(layout.geometry().cellSide()),
      m_scale(layout.geometry().lineScale()) {
  LineRouter router(layout);
  m_lines.reserve(links.size());
  for (const CandidateLink& link : links) {
    Line line{.link = link, .from = layout.centreOf(link.first), .to = layout.centreOf(link.second)};
    const Line* before = known.m_board == m_board ? known.sameLine(line) : nullptr;
    line.isFound = before != nullptr && router.take(before->route);
    if (line.isFound) line.route = before->route;
    m_lines.push_back(line);
  }
  // Links within a cell come first, since they cannot make a detour.
  for (const bool isInside : {true, false}) {
    for (Line& line : m_lines) {
      const CandidateLink& link = line.link;
      if (line.isFound || (link.first.cell == link.second.cell) != isInside) continue;
      line.isFound = most > 0;
      if (most > 0) --most;
      const double away = layout.radiusOf(link.first) + kLineEndGap * m_scale;
      line.route = line.isFound ? router.route(link.first, link.second)
                                : RoutedLine(straightBetween(line.from, line.to, away, away));
    }
  }
  for (Line& line : m_lines) {
    line.path = upToMarks(line.route.path, line.link, layout);
    line.bounds = line.path.boundingRect().adjusted(-kReach, -kReach, kReach, kReach);
  }
}

/// The known line between the same places; null if there is none.
const DrawnLinks::Line* DrawnLinks::sameLine(const Line& line) const {
  const auto same = std::find_if(m_lines.begin(), m_lines.end(), [&line](const Line& other) {
    return other.isFound && other.link.joins(line.link.first, line.link.second) && other.from == line.from &&
           other.to == line.to;
  });
  return same == m_lines.end() ? nullptr : &*same;
}

bool DrawnLinks::isComplete() const {
  return std::all_of(m_lines.begin(), m_lines.end(), [](const Line& line) { return line.isFound; });
}

void DrawnLinks::paint(QPainter& painter, const LinkColours& colours, const QRectF& area,
                       const QColor& ground) const {
  for (const Line& line : m_lines) {
    if (!line.bounds.intersects(area)) continue;
    paintHaloOfLink(painter, line.path, ground, m_cellSide, m_scale);
    paintDrawnLink(painter, line.path, line.link.kind, colours.of(line.link.kind), m_cellSide, m_scale);
  }
}

std::optional<CandidateLink> DrawnLinks::linkAt(const QPointF& point) const {
  std::optional<CandidateLink> nearest;
  double least = kPressReach * std::max(1.0, m_scale);
  for (const Line& line : m_lines)
    for (const QPointF& on : line.route.points)
      if (const double away = distance(point, on); away < least) {
        least = away;
        nearest = line.link;
      }
  return nearest;
}

QPainterPath DrawnLinks::lineOf(const CandidateLink& link) const {
  for (const Line& line : m_lines)
    if (line.link == link) return line.path;
  return {};
}

}  // namespace sudoku
