#pragma once

#include <set>
#include <stop_token>
#include <utility>
#include <vector>

#include <QFont>
#include <QSize>

#include "boardgeometry.h"
#include "boardscene.h"
#include "drawnlinks.h"
#include "linkroute.h"
#include "scenelayout.h"

class QPainter;

namespace sudoku {

struct Theme;

/// The routes of a picture's links on a board. Plain data.
struct SceneRoutes {
  std::vector<LinkRoute> links;  ///< routes of the picture's links, in the same order
  std::set<Candidate> haloed;    ///< digits near to links
};

/// Finds the routes of a picture's links: takes seconds where there are hundreds of links. May be called from
/// any thread.
SceneRoutes findRoutes(const StepPicture& picture, const SceneLayout& layout,
                       const std::stop_token& stop = {});

/// Paints whole scenes in a place: positions with their pictures, from the panels up to the digits. The
/// places of digits and the routes of links, of the picture's and of the player's, are worked out once, so
/// that painting the same scene with something else pointed at is quick.
class ScenePainter {
 public:
  ScenePainter(const BoardScene& scene, const BoardGeometry& geometry, const QFont& font);
  /// Paints no links until their routes, and the lines of those that the player has drawn, are set.
  ScenePainter(SceneLayout layout, const QFont& font);

  void setRoutes(SceneRoutes routes) { m_routes = std::move(routes); }
  void setDrawn(DrawnLinks lines) { m_drawn = std::move(lines); }

  const SceneLayout& layout() const { return m_layout; }
  /// The routes of the picture's links, in the same order.
  const std::vector<LinkRoute>& routes() const { return m_routes.links; }

  /// Paints a scene. Precondition: it has the position, picture and links with which the painter was made.
  /// May be called from any thread.
  void paint(QPainter& painter, const BoardScene& scene, const Theme& theme) const;

 private:
  SceneLayout m_layout;
  QFont m_font;
  SceneRoutes m_routes;
  DrawnLinks m_drawn;
};

}  // namespace sudoku
