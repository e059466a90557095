#pragma once

#include <set>
#include <vector>

#include <QFont>
#include <QSize>

#include "boardgeometry.h"
#include "boardscene.h"
#include "linkroute.h"
#include "scenelayout.h"

class QPainter;

namespace sudoku {

struct Theme;

/// Paints whole scenes in a place: positions with their pictures, from the panels up to the digits.
/// Where digits stand and how links run is worked out once, so that painting the same scene with something
/// else pointed at is quick.
class ScenePainter {
 public:
  ScenePainter(const BoardScene& scene, const BoardGeometry& geometry, const QFont& font);

  const SceneLayout& layout() const { return m_layout; }
  /// Of the links of the picture, in their order.
  const std::vector<LinkRoute>& routes() const { return m_routes; }

  /// The scene has the position, picture and links with which this was made.
  void paint(QPainter& painter, const BoardScene& scene, const Theme& theme) const;

 private:
  SceneLayout m_layout;
  QFont m_font;
  std::vector<LinkRoute> m_routes;
  std::set<Candidate> m_haloed;  ///< digits near to links
};

}  // namespace sudoku
