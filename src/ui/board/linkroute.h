#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>

#include "scenelayout.h"

namespace sudoku {

/// Where one link of a picture runs, in pixels.
struct LinkRoute {
  QPainterPath line;              ///< a capsule round both digits of a link inside of one cell
  QPolygonF head;                 ///< tip first; empty for a capsule
  std::optional<QPointF> number;  ///< the middle of the circle with its number
  double numberRadius = 0;
  bool isRepeated = false;  ///< another link before it runs there already
};

/// Routes for all links, in their order, that cover no digit. A line keeps clear of marks and of other lines
/// as well as it can; numbers stand where they cover nothing, or are left out where that cannot be. Takes
/// seconds for pictures of hundreds of links; may be called from any thread. What was stopped is no good.
std::vector<LinkRoute> routeLinks(const StepPicture& picture, const SceneLayout& layout,
                                  const std::stop_token& stop = {});

}  // namespace sudoku
