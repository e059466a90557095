#include "scenelinks.h"

#include <algorithm>
#include <cmath>

#include "linksearch.h"
#include "scenecontext.h"
#include "ui/style/rolelook.h"

namespace sudoku {
namespace {

// Widths and lengths of links and rays, in pixels on a board of the usual size.
constexpr double kUntoldWidth = 1.3;
constexpr double kHaloGrowth = 4.5;
constexpr double kHaloStrength = 0.92;
constexpr double kRayWidth = 3;
constexpr double kRayHead = 11;
constexpr double kRayGap = 3;
constexpr double kNear = 4;
// Distance of a ray's end from the last cell's middle, in parts of a cell's side.
constexpr double kRayEnd = 0.32;
constexpr int kLinksToNumber = 3;  // the most links that are drawn without numbers

double widthOf(const SceneContext& context, const StepPicture::Link& link) {
  if (!context.emphasis.isTold(link)) return kUntoldWidth * context.scale();
  const double width = linkWidth(link.isStrong) + (context.emphasis.isCurrent(link) ? 1 : 0);
  return width * context.scale();
}

QPen penOf(const SceneContext& context, const StepPicture::Link& link) {
  QPen pen(linkColour(link.isStrong, context.theme), widthOf(context, link), Qt::SolidLine, Qt::FlatCap);
  if (!link.isStrong) pen.setDashPattern({2.6, 2});
  return pen;
}

void paintHalo(const SceneContext& context, const QPainterPath& line, double width) {
  const double strength = context.painter.opacity();
  context.painter.setOpacity(strength * kHaloStrength);
  context.painter.strokePath(
      line, QPen(context.theme.panel, width + kHaloGrowth * context.scale(), Qt::SolidLine, Qt::FlatCap));
  context.painter.setOpacity(strength);
}

void paintLink(const SceneContext& context, const StepPicture::Link& link, const LinkRoute& route) {
  const QPen pen = penOf(context, link);
  context.painter.setOpacity(context.emphasis.ofLink(link));
  paintHalo(context, route.line, pen.widthF());
  context.painter.strokePath(route.line, pen);
  context.painter.setPen(Qt::NoPen);
  context.painter.setBrush(pen.color());
  context.painter.drawPolygon(route.head);
}

void paintNumber(const SceneContext& context, const StepPicture::Link& link, const LinkRoute& route) {
  const QColor colour = linkColour(link.isStrong, context.theme);
  const bool isCurrent = context.emphasis.isCurrent(link);
  const QString text = QString::number(link.number);
  context.parts.circle(*route.number, route.numberRadius - 0.65 * context.scale(),
                       QPen(colour, 1.3 * context.scale()), isCurrent ? colour : context.theme.panel);
  context.parts.write(*route.number, text, {route.numberRadius * (text.size() > 1 ? 1.05 : 1.3), true},
                      isCurrent ? context.theme.panel : context.theme.text);
}

/// The part of a horizontal or vertical line that lies in an area: its start and its end, as fractions of the
/// line.
std::pair<double, double> partIn(const QLineF& line, const QRectF& area) {
  const bool isAcross = line.dy() == 0;
  const double from = isAcross ? line.x1() : line.y1();
  const double along = isAcross ? line.dx() : line.dy();
  const double first = ((isAcross ? area.left() : area.top()) - from) / along;
  const double last = ((isAcross ? area.right() : area.bottom()) - from) / along;
  return std::minmax(first, last);
}

}  // namespace

void paintLinks(const SceneContext& context, const std::vector<LinkRoute>& routes) {
  const auto& links = context.scene.picture.links;
  // Links that have been explained are painted over the links that have not.
  for (const bool isTold : {false, true})
    for (std::size_t at = 0; at < links.size(); ++at)
      if (context.emphasis.isTold(links[at]) == isTold) paintLink(context, links[at], routes[at]);
  context.painter.setOpacity(1);
}

void paintLinkNumbers(const SceneContext& context, const std::vector<LinkRoute>& routes) {
  const auto& links = context.scene.picture.links;
  if (links.size() <= kLinksToNumber && !context.scene.toldLinks) return;
  for (std::size_t at = 0; at < links.size(); ++at) {
    if (!routes[at].number || links[at].number == 0) continue;
    context.painter.setOpacity(context.emphasis.ofLink(links[at]));
    paintNumber(context, links[at], routes[at]);
  }
  context.painter.setOpacity(1);
}

std::vector<QLineF> rayParts(const StepPicture::Ray& ray, const SceneLayout& layout) {
  const BoardGeometry& geometry = layout.geometry();
  const double scale = geometry.lineScale();
  QLineF line(geometry.centre(ray.from), geometry.centre(ray.to));
  // The middles of cells in one row or column can differ by a pixel, so the ray is made exactly horizontal or
  // vertical.
  if (ray.from.row() == ray.to.row())
    line.setP2({line.x2(), line.y1()});
  else
    line.setP2({line.x1(), line.y2()});
  line.setLength(line.length() + kRayEnd * geometry.cellSide());
  const double whole = line.length();
  double start = (geometry.cellSide() / 2 + kRayGap * scale) / whole;
  std::vector<std::pair<double, double>> covered;
  const double gap = kRayGap * scale;
  for (const SceneDigit& digit : layout.digits()) {
    const QRectF area = digit.shape.ink.adjusted(-gap, -gap, gap, gap);
    if (digit.candidate.cell == ray.from ||
        !area.intersects(QRectF(line.p1(), line.p2()).normalized().adjusted(-1, -1, 1, 1)))
      continue;
    covered.push_back(partIn(line, area));
  }
  std::sort(covered.begin(), covered.end());
  std::vector<QLineF> parts;
  for (const auto& [first, last] : covered) {
    if (first > start) parts.emplace_back(line.pointAt(start), line.pointAt(first));
    start = std::max(start, last);
  }
  parts.emplace_back(line.pointAt(start), line.p2());
  return parts;
}

void paintRays(const SceneContext& context) {
  const QColor colour = roleLook(Role::Source, context.theme).line;
  const double scale = context.scale();
  for (const StepPicture::Ray& ray : context.scene.picture.rays) {
    const std::vector<QLineF> parts = rayParts(ray, context.layout);
    context.painter.setOpacity(context.emphasis.ofRay(ray));
    QPainterPath path;
    for (const QLineF& part : parts) {
      path.moveTo(part.p1());
      path.lineTo(part.p2());
    }
    paintHalo(context, path, kRayWidth * scale);
    const QLineF& last = parts.back();
    const double head = std::min(kRayHead * scale, last.length());
    const QPointF base = last.pointAt(1 - head / last.length());
    const QPointF across = QPointF(-last.dy(), last.dx()) / last.length() * head / 2;
    QPainterPath line;
    for (const QLineF& part : parts) {
      line.moveTo(part.p1());
      line.lineTo(&part == &last ? base : part.p2());
    }
    context.painter.strokePath(line, QPen(colour, kRayWidth * scale, Qt::SolidLine, Qt::FlatCap));
    context.painter.setPen(Qt::NoPen);
    context.painter.setBrush(colour);
    context.painter.drawPolygon(QPolygonF({last.p2(), base + across, base - across}));
  }
  context.painter.setOpacity(1);
}

std::set<Candidate> digitsNear(const std::vector<LinkRoute>& routes, const SceneLayout& layout) {
  std::set<Candidate> near;
  const double reach = kNear + halfLinkWidth(layout.geometry().lineScale());
  for (const LinkRoute& route : routes) {
    if (route.isRepeated) continue;
    const auto points = pointsAlong(route.line);
    for (const SceneDigit& digit : layout.digits())
      if (std::any_of(points.begin(), points.end(),
                      [&](const QPointF& point) { return distance(point, digit.shape.ink) < reach; }))
        near.insert(digit.candidate);
  }
  return near;
}

}  // namespace sudoku
