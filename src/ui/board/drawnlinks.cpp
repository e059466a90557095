#include "drawnlinks.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QPainter>

#include "boardgeometry.h"
#include "linkroute.h"
#include "linksearch.h"
#include "noteplaces.h"

namespace sudoku {
namespace {

constexpr std::size_t kMostRouted = 60;
constexpr double kEdgeGap = 1.5;  // pixels between a mark and the end of a line, on a board of the usual size
constexpr double kPressReach = 5;
constexpr double kReach = 12;  // pixels: more than half the width of a line with its ground

/// The route without its arrowhead, drawn on up to the edge of the mark.
QPainterPath upToMark(const LinkRoute& route, const QPointF& to, double radius) {
  QPainterPath line = route.line;
  if (route.head.isEmpty()) return line;
  const QPointF away = route.head.first() - to;
  line.lineTo(to + away * (radius / std::hypot(away.x(), away.y())));
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
      const bool isMarked = kind == SceneDigit::Kind::Small && view.candidateColours.of(digit);
      digits.push_back({.candidate = {cell, digit},
                        .kind = kind,
                        .mark = isMarked ? std::optional(Role::Pattern) : std::nullopt,
                        .cell = std::nullopt,
                        .centre = centre,
                        .shape = DigitShape(font, size, isBold || isMarked, digit, centre)});
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
    if (digit.kind == SceneDigit::Kind::Small && scene.candidateColours.at(cell).of(number))
      digit.mark = Role::Pattern;
  }
  return {plain.geometry(), std::move(digits), kCandidateMarkRadius * plain.geometry().cellSide()};
}

DrawnLinks::DrawnLinks(const std::vector<CandidateLink>& links, const SceneLayout& layout)
    : m_cellSide(layout.geometry().cellSide()), m_scale(layout.geometry().lineScale()) {
  StepPicture picture;
  for (std::size_t at = 0; at < std::min(links.size(), kMostRouted); ++at) {
    const CandidateLink& link = links[at];
    picture.links.push_back({{link.first.cell},
                             link.first.digit,
                             {link.second.cell},
                             link.second.digit,
                             link.kind == LinkKind::Strong,
                             0});
  }
  const std::vector<LinkRoute> routes = routeLinks(picture, layout);
  for (std::size_t at = 0; at < links.size(); ++at) {
    const CandidateLink& link = links[at];
    const double radius = layout.radiusOf(link.second) + kEdgeGap * m_scale;
    const QPointF to = layout.centreOf(link.second);
    const QPainterPath path = at < routes.size()
                                  ? upToMark(routes[at], to, radius)
                                  : straightBetween(layout.centreOf(link.first), to, radius, radius);
    m_lines.push_back({link, path, path.boundingRect().adjusted(-kReach, -kReach, kReach, kReach)});
  }
}

void DrawnLinks::paint(QPainter& painter, const LinkColours& colours, const QRectF& area,
                       const std::optional<QColor>& ground) const {
  for (const Line& line : m_lines) {
    if (!line.bounds.intersects(area)) continue;
    if (ground) paintHaloOfLink(painter, line.path, *ground, m_cellSide, m_scale);
    paintDrawnLink(painter, line.path, line.link.kind, colours.of(line.link.kind), m_cellSide, m_scale);
  }
}

std::optional<CandidateLink> DrawnLinks::linkAt(const QPointF& point) const {
  std::optional<CandidateLink> nearest;
  double least = kPressReach * std::max(1.0, m_scale);
  for (const Line& line : m_lines)
    for (const QPointF& on : pointsAlong(line.path))
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
