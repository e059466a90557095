#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <QColor>
#include <QFont>
#include <QPainterPath>
#include <QPointF>
#include <QRect>
#include <QRectF>

#include <sudoku/play/gamestate.h>

#include "candidatemark.h"
#include "cellview.h"
#include "linerouter.h"
#include "scenelayout.h"

class QPainter;

namespace sudoku {

/// The digits of a board whose cells show these views. `scale` is the factor for the sizes of digits.
SceneLayout layoutOf(const CellViews& views, const BoardGeometry& geometry, const QFont& font, double scale);

/// The digits of a scene on which the player has drawn, for the lines between its candidates.
SceneLayout layoutOf(const BoardScene& scene, const SceneLayout& plain);

/// Adds what the player has drawn on those candidates of a position that a scene shows.
void addDrawn(BoardScene& scene, const GameContents& contents);

/// How many lines are found in a time that the player hardly notices, before a board is shown.
inline constexpr std::size_t kLinesAtOnce = 10;

/// A straight line between two points that begins and ends at a distance from them.
QPainterPath straightBetween(const QPointF& from, const QPointF& to, double afterFrom, double beforeTo);

/// The links between candidates that the player has drawn, as lines on a board, in its pixels: they go round
/// the digits. Plain data.
class DrawnLinks {
 public:
  DrawnLinks() = default;
  /// Finds the lines of links. Takes milliseconds for a link.
  DrawnLinks(const std::vector<CandidateLink>& links, const SceneLayout& layout);
  /// Finds the lines of links again. Lines that are known stay as they are, unless they cover a digit that
  /// is new. Of the others, at most `most` are found; the rest are straight.
  DrawnLinks(const std::vector<CandidateLink>& links, const SceneLayout& layout, const DrawnLinks& known,
             std::size_t most);

  /// Whether all lines have been found.
  bool isComplete() const;
  bool isEmpty() const { return m_lines.empty(); }
  /// Paints the lines that cross an area, each on a strip of the colour `ground`, which parts it from what is
  /// below.
  void paint(QPainter& painter, const LinkColours& colours, const QRectF& area, const QColor& ground) const;
  /// The link whose line is nearest to a point, if it is near enough for a press.
  std::optional<CandidateLink> linkAt(const QPointF& point) const;
  /// The line of a link; empty if there is no such link.
  QPainterPath lineOf(const CandidateLink& link) const;

 private:
  struct Line {
    CandidateLink link;
    QPointF from;  ///< the middles of its ends
    QPointF to;
    RoutedLine route{};    ///< the line as it was found
    QPainterPath path{};   ///< the line up to the shapes round its ends
    bool isFound = false;  ///< false: the line is straight for the time being
    QRectF bounds{};
  };

  const Line* sameLine(const Line& line) const;

  std::vector<Line> m_lines;
  QRect m_board;
  double m_cellSide = 0;
  double m_scale = 1;
};

}  // namespace sudoku
