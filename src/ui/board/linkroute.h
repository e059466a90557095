#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>

#include "scenelayout.h"

namespace sudoku {

/// Where one link of a chain is drawn in the picture of a step, in pixels.
struct LinkRoute {
  QPainterPath line;              ///< the link's line; within one cell, a line round both digits
  QPolygonF head;                 ///< the arrowhead, tip first; empty for a link within one cell
  std::optional<QPointF> number;  ///< middle of the circle with the link's number
  double numberRadius = 0;
  bool isRepeated = false;  ///< whether an earlier link has the same line
};

/// Finds routes for all links of a picture, in their order. A route covers no digit, and keeps clear of
/// coloured candidates and of other links' lines as well as possible. A number stands where it covers
/// nothing, or is left out. Takes seconds for pictures of hundreds of links; may be called from any thread.
/// After a stop, the result is of no use.
std::vector<LinkRoute> routeLinks(const StepPicture& picture, const SceneLayout& layout,
                                  const std::stop_token& stop = {});

}  // namespace sudoku
