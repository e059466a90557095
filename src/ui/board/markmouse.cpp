#include "markmouse.h"

#include <utility>

#include <QMouseEvent>

#include "boardgeometry.h"
#include "game/control/gamecontroller.h"

namespace sudoku {
namespace {

constexpr double kCandidateReach = 0.19;  // in parts of a cell's side

}  // namespace

std::optional<Candidate> candidateNear(const QPointF& point, const SceneLayout& layout) {
  std::optional<Candidate> nearest;
  double least = kCandidateReach * layout.geometry().cellSide();
  for (const SceneDigit& digit : layout.digits())
    if (const double away = distance(point, digit.centre);
        digit.kind == SceneDigit::Kind::Small && away < least) {
      least = away;
      nearest = digit.candidate;
    }
  return nearest;
}

MarkMouse::MarkMouse(GameController& controller, const DrawnLinks& links, QObject* parent)
    : QObject(parent), m_controller(controller), m_links(links) {}

bool MarkMouse::press(const QMouseEvent& event, Cell cell, const QPointF& point, const SceneLayout& layout) {
  const bool isLeft = event.button() == Qt::LeftButton;
  if (event.modifiers().testAnyFlags(Qt::ShiftModifier | Qt::ControlModifier) ||
      (!isLeft && event.button() != Qt::RightButton))
    return false;
  cancel();
  m_controller.cells().select(cell);
  if (m_controller.time().isPaused()) return true;
  const auto candidate = candidateNear(point, layout);
  if (isLeft) return pressLeft(candidate, point, layout);
  MarkCommands& marks = m_controller.marks();
  if (marks.target() == MarkTarget::Candidate && candidate)
    marks.removeColour(*candidate);
  else if (const auto link = m_links.linkAt(point); link && marks.target() == MarkTarget::Link)
    marks.unlink(*link);
  return true;
}

bool MarkMouse::pressLeft(const std::optional<Candidate>& candidate, const QPointF& point,
                          const SceneLayout& layout) {
  MarkCommands& marks = m_controller.marks();
  if (marks.target() == MarkTarget::Candidate) {
    if (candidate) marks.press(*candidate);
  } else if (candidate) {
    m_layout = layout;
    m_drag = Drag{*candidate, std::nullopt, point};
    emit changed();
  } else if (const auto link = m_links.linkAt(point)) {
    marks.unlink(*link);
  }
  return true;
}

bool MarkMouse::move(const QPointF& point) {
  if (!m_drag) return false;
  const auto under = candidateNear(point, *m_layout);
  const auto to = under == m_drag->from ? std::nullopt : under;
  if (to && to != m_drag->to) m_controller.marks().sayLink(m_drag->from, *to);
  m_drag->to = to;
  m_drag->pointer = point;
  emit changed();
  return true;
}

bool MarkMouse::release(const QPointF& point) {
  if (!move(point)) return false;
  const Drag drag = *m_drag;
  cancel();
  if (drag.to) m_controller.marks().link(drag.from, *drag.to);
  return true;
}

void MarkMouse::cancel() {
  if (!std::exchange(m_drag, std::nullopt)) return;
  m_layout.reset();
  emit changed();
}

}  // namespace sudoku
