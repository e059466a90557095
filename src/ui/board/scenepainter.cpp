#include "scenepainter.h"

#include <utility>

#include <QPainter>

#include "boardpainter.h"
#include "scenecontext.h"
#include "scenedigits.h"
#include "scenefills.h"
#include "scenelinks.h"

namespace sudoku {

SceneRoutes findRoutes(const StepPicture& picture, const SceneLayout& layout, const std::stop_token& stop) {
  SceneRoutes routes;
  routes.links = routeLinks(picture, layout, stop);
  if (!stop.stop_requested()) routes.haloed = digitsNear(routes.links, layout);
  return routes;
}

ScenePainter::ScenePainter(const BoardScene& scene, const BoardGeometry& geometry, const QFont& font)
    : ScenePainter(SceneLayout(scene, geometry, font), font) {
  m_routes = findRoutes(scene.picture, m_layout);
  if (!scene.links.empty()) m_drawn = DrawnLinks(scene.links, layoutOf(scene, m_layout));
}

ScenePainter::ScenePainter(SceneLayout layout, const QFont& font)
    : m_layout(std::move(layout)), m_font(font) {}

void ScenePainter::paint(QPainter& painter, const BoardScene& scene, const Theme& theme) const {
  BoardPainter parts(painter, m_font);
  const SceneEmphasis emphasis(scene);
  const SceneContext context{painter, parts, scene, m_layout, emphasis, theme};
  const BoardGeometry& geometry = m_layout.geometry();
  const PanelLook look = panelLook(theme, geometry.box(0).width());
  for (int box = 0; box < 9; ++box) parts.paintPanel(geometry.box(box), look);
  paintBands(context);
  for (int box = 0; box < 9; ++box) parts.paintLines(geometry.box(box), look);
  paintCells(context);
  paintClosedCells(context);
  m_drawn.paint(painter, linkColours(theme), geometry.board(), theme.panel);
  if (!m_routes.links.empty()) paintLinks(context, m_routes.links);
  paintRays(context);
  paintDigits(context, m_routes.haloed);
  paintSetLetters(context, m_routes.links);
  if (!m_routes.links.empty()) paintLinkNumbers(context, m_routes.links);
  paintSelection(context);
  if (scene.showsNumbers) paintLineNumbers(context);
}

}  // namespace sudoku
