#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>

#include "scenelayout.h"

namespace sudoku {

/// The drawing of one link of a picture, in pixels.
struct LinkRoute {
  QPainterPath line;              ///< the line; round both digits of a link within one cell
  QPolygonF head;                 ///< the arrow's head, tip first; empty for a link within one cell
  std::optional<QPointF> number;  ///< middle of the circle with the link's number
  double numberRadius = 0;
  bool isRepeated = false;  ///< an earlier link runs here already
};

/// Finds routes for all links, in order, that cover no digit. A line keeps clear of marks and of other lines
/// as well as it can; numbers stand where they cover nothing, or are left out where that is impossible. Takes
/// seconds for pictures of hundreds of links; may be called from any thread. The outcome of a call that was
/// stopped is of no use.
std::vector<LinkRoute> routeLinks(const StepPicture& picture, const SceneLayout& layout,
                                  const std::stop_token& stop = {});

}  // namespace sudoku
