#include "picturechecks.h"

#include <algorithm>

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include "ui/board/scenefills.h"
#include "ui/board/scenelinks.h"
#include "ui/style/rolelook.h"
#include "ui/style/theme.h"

namespace sudoku::support {
namespace {

/// The area that a disc covers which moves along a line.
QPainterPath discsAlong(const QPainterPath& line, double radius) {
  QPainterPath discs;
  discs.setFillRule(Qt::WindingFill);
  const int steps = static_cast<int>(line.length());
  for (int step = 0; step <= steps && !line.isEmpty(); ++step)
    discs.addEllipse(line.pointAtPercent(static_cast<double>(step) / std::max(1, steps)), radius, radius);
  return discs;
}

/// Everything that a picture draws over the board, each shape with a name.
std::vector<std::pair<std::string, QPainterPath>> drawnOver(const BoardScene& scene,
                                                            const ScenePainter& painter) {
  std::vector<std::pair<std::string, QPainterPath>> drawn;
  const double scale = painter.layout().geometry().lineScale();
  for (std::size_t at = 0; at < painter.routes().size(); ++at) {
    const LinkRoute& route = painter.routes()[at];
    const std::string name = "link " + std::to_string(at + 1);
    // Every link is taken as wide as one that is told last, the widest.
    const double width = (linkWidth(scene.picture.links[at].isStrong) + 1) * scale;
    drawn.emplace_back(name, discsAlong(route.line, width / 2));
    QPainterPath head;
    head.addPolygon(route.head);
    drawn.emplace_back(name + "'s head", head);
    QPainterPath number;
    if (route.number) number.addEllipse(*route.number, route.numberRadius, route.numberRadius);
    drawn.emplace_back(name + "'s number", number);
  }
  for (const SetLetter& letter : setLetters(scene.picture, painter.layout(), painter.routes())) {
    QPainterPath area;
    area.addRect(letter.area);
    drawn.emplace_back(std::string("letter ") + letter.letter, area);
  }
  for (const StepPicture::Ray& ray : scene.picture.rays)
    for (const QLineF& part : rayParts(ray, painter.layout())) {
      QPainterPath area;
      area.addRect(QRectF(part.p1(), part.p2()).normalized().adjusted(-1.5, -1.5, 1.5, 1.5));
      drawn.emplace_back("ray", area);
    }
  return drawn;
}

}  // namespace

BoardScene sceneOf(const Reference& reference) {
  BoardScene scene;
  scene.givens = reference.position.givens;
  scene.board = reference.position.board;
  for (const Cell cell : scene.board.emptyCells())
    scene.candidates[static_cast<std::size_t>(cell.index())] = reference.position.candidates.at(cell);
  scene.picture = pictureOf(reference.step, reference.position);
  scene.showsNumbers = true;
  return scene;
}

void expectDigitsAreFree(const Reference& reference, int side) {
  const BoardScene scene = sceneOf(reference);
  const ScenePainter painter(scene, BoardGeometry({side, side}), QApplication::font());
  for (const auto& [name, path] : drawnOver(scene, painter)) {
    const QRectF bounds = path.boundingRect();
    EXPECT_TRUE(bounds.isEmpty() || QRectF(0, 0, side, side).contains(bounds))
        << name << " of " << toNotation(reference.step) << " at " << side;
    for (const SceneDigit& digit : painter.layout().digits()) {
      if (!bounds.intersects(digit.shape.ink) || !path.intersects(digit.shape.ink)) continue;
      ADD_FAILURE() << name << " of " << toNotation(reference.step) << " at " << side << " covers the "
                    << digit.candidate.digit.value() << " of cell " << digit.candidate.cell.index() + 1
                    << ", reference " << reference.line;
    }
  }
}

void expectBadgesAreApart(const Reference& reference, int side) {
  const BoardScene scene = sceneOf(reference);
  const ScenePainter painter(scene, BoardGeometry({side, side}), QApplication::font());
  std::vector<std::pair<std::string, QRectF>> badges;
  for (const LinkRoute& route : painter.routes()) {
    // Circles that touch each other have squares that overlap, so smaller squares are compared.
    const double reach = route.numberRadius * 0.7;
    if (route.number)
      badges.emplace_back("number",
                          QRectF(*route.number - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)));
  }
  for (const SetLetter& letter : setLetters(scene.picture, painter.layout(), painter.routes()))
    badges.emplace_back(std::string("letter ") + letter.letter, letter.area);
  for (std::size_t at = 0; at < badges.size(); ++at)
    for (std::size_t other = 0; other < at; ++other)
      EXPECT_FALSE(badges[at].second.intersects(badges[other].second))
          << badges[at].first << " over " << badges[other].first << " of " << toNotation(reference.step)
          << ", reference " << reference.line;
}

void expectStaysInside(const Reference& reference, int side, const Theme& theme) {
  constexpr int kBeside = 12;
  const int margin = BoardGeometry::marginFor(QApplication::font());
  const QSize size(side + margin, side + margin);
  QImage image(size + QSize(2 * kBeside, 2 * kBeside), QImage::Format_RGB32);
  image.fill(Qt::magenta);
  {
    QPainter painter(&image);
    painter.translate(kBeside, kBeside);
    const BoardScene scene = sceneOf(reference);
    ScenePainter(scene, BoardGeometry(size, margin), QApplication::font()).paint(painter, scene, theme);
  }
  const QRect inside(QPoint(kBeside, kBeside), size);
  int beside = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      if (!inside.contains(x, y) && image.pixelColor(x, y) != QColor(Qt::magenta)) ++beside;
  EXPECT_EQ(beside, 0) << toNotation(reference.step) << " at " << side;
  // Something has to be painted at all.
  EXPECT_NE(image.pixelColor(inside.center()), QColor(Qt::magenta));
}

}  // namespace sudoku::support
