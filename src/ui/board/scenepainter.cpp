#include "scenepainter.h"

#include <QPainter>

#include "boxpanel.h"
#include "scenecontext.h"
#include "scenedigits.h"
#include "scenefills.h"
#include "scenelinks.h"

namespace sudoku {

ScenePainter::ScenePainter(const BoardScene& scene, const BoardGeometry& geometry, const QFont& font)
    : m_layout(scene, geometry, font),
      m_font(font),
      m_routes(routeLinks(scene.picture, m_layout)),
      m_haloed(digitsNear(m_routes, m_layout)) {}

void ScenePainter::paint(QPainter& painter, const BoardScene& scene, const Theme& theme) const {
  painter.setRenderHint(QPainter::Antialiasing);
  const SceneEmphasis emphasis(scene);
  const SceneContext context{painter, scene, m_layout, emphasis, theme, m_font};
  const BoardGeometry& geometry = m_layout.geometry();
  for (int box = 0; box < 9; ++box) BoxPanel::paintPanel(painter, geometry.box(box), theme);
  paintBands(context);
  for (int box = 0; box < 9; ++box) BoxPanel::paintSeparators(painter, geometry.box(box), theme);
  paintCells(context);
  paintClosedCells(context);
  paintLinks(context, m_routes);
  paintRays(context);
  paintDigits(context, m_haloed);
  paintSetLetters(context);
  paintLinkNumbers(context, m_routes);
  paintSelection(context);
  if (scene.showsNumbers) paintLineNumbers(context);
}

}  // namespace sudoku
