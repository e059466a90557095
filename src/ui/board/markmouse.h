#pragma once

#include <optional>

#include <QObject>
#include <QPainterPath>

#include "drawnlinks.h"

class QMouseEvent;

namespace sudoku {

class CellWidget;
class GameController;

/// What the mouse does on the board while the player marks candidates or links: a press colours a candidate,
/// a drag from one to another draws a link, a press on a link removes it. A right click removes a mark.
class MarkMouse : public QObject {
  Q_OBJECT

 public:
  /// The controller outlives this object, and so does `links`, which the board shows.
  MarkMouse(GameController& controller, const DrawnLinks& links, QObject* parent);

  /// A link that is being drawn.
  struct Drag {
    Candidate from;
    std::optional<Candidate> to;  ///< the candidate under the pointer; not `from`
    QPointF pointer;
  };
  const std::optional<Drag>& drag() const { return m_drag; }
  /// Where the digits of the board are, while a link is being drawn.
  const SceneLayout& layout() const { return *m_layout; }

  /// Handle what a button does on a cell; `point` is on the board, whose digits are in `layout`. They return
  /// whether the event has been used. A press with Shift or Ctrl never is.
  bool press(const QMouseEvent& event, Cell cell, const QPointF& point, const SceneLayout& layout);
  bool move(const QPointF& point);
  bool release(const QPointF& point);
  void cancel();

 signals:
  /// Emitted when the link that is being drawn has changed.
  void changed();

 private:
  bool pressLeft(const std::optional<Candidate>& candidate, const QPointF& point, const SceneLayout& layout);

  GameController& m_controller;
  const DrawnLinks& m_links;
  std::optional<Drag> m_drag;
  std::optional<SceneLayout> m_layout;
};

/// The candidate whose place is nearest to a point and not far from it.
std::optional<Candidate> candidateNear(const QPointF& point, const SceneLayout& layout);

}  // namespace sudoku
