#include "boardlinks.h"

#include <algorithm>
#include <utility>

#include <QMouseEvent>
#include <QPainter>
#include <QTimer>

#include "boardgeometry.h"
#include "candidatemark.h"
#include "cellwidget.h"
#include "game/control/gamecontroller.h"
#include "game/play/game.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kTargetRing = 2;  // pixels on a board of the usual size

/// Whether the digits of two cells, and all that is drawn on them, stand at the same places.
bool haveSamePlaces(const CellView& one, const CellView& other) {
  return one.digit == other.digit && one.notes == other.notes && one.centreNotes == other.centreNotes &&
         one.possible == other.possible && one.inSlots == other.inSlots && one.links == other.links &&
         one.candidateColours == other.candidateColours;
}

}  // namespace

BoardLinks::BoardLinks(const Game& game, GameController& controller, QWidget* board)
    : QWidget(board),
      m_game(game),
      m_controller(controller),
      m_mouse(new MarkMouse(controller, m_lines, this)),
      m_finding(new QTimer(this)),
      m_digits(board->font()) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  connect(&m_controller.marks(), &MarkCommands::changed, this, qOverload<>(&QWidget::update));
  m_finding->setSingleShot(true);
  connect(m_finding, &QTimer::timeout, this, &BoardLinks::findLines);
  connect(m_mouse, &MarkMouse::changed, this, qOverload<>(&QWidget::update));
}

void BoardLinks::setDigits(const QFont& font, double scale) {
  if (font == m_digits && scale == m_scale) return;
  m_digits = font;
  m_scale = scale;
  m_linkedSize = {};
}

void BoardLinks::refresh(const CellViews& views) {
  m_views = views;
  const bool hasLinks =
      std::any_of(views.begin(), views.end(), [](const CellView& view) { return !view.links.empty(); });
  if (!hasLinks && m_lines.isEmpty()) return;
  if (size() == m_linkedSize && std::equal(views.begin(), views.end(), m_linked.begin(), haveSamePlaces))
    return;
  m_linked = views;
  m_linkedSize = size();
  if (hasLinks) return findLines();
  m_finding->stop();
  m_hidden = std::exchange(m_lines, {});
  parentWidget()->update();
}

/// Finds as many lines as take no time that the player notices; the rest follow.
void BoardLinks::findLines() {
  const DrawnLinks& known = m_lines.isEmpty() ? m_hidden : m_lines;
  m_lines = DrawnLinks(m_game.state().links, layoutNow(), known, kLinesAtOnce);
  if (!m_lines.isComplete()) m_finding->start();
  parentWidget()->update();
}

SceneLayout BoardLinks::layoutNow() const {
  return layoutOf(m_views, BoardGeometry(size(), BoardGeometry::marginFor(parentWidget()->font())), m_digits,
                  m_scale);
}

bool BoardLinks::takeMouse(const CellWidget& cell, QEvent& event) {
  const auto type = event.type();
  const bool isPress = type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick;
  if (!isPress && type != QEvent::MouseMove && type != QEvent::MouseButtonRelease) return false;
  const auto& mouse = static_cast<const QMouseEvent&>(event);
  const QPointF point = cell.mapTo(parentWidget(), mouse.position());
  if (type == QEvent::MouseMove) return m_mouse->move(point);
  if (type == QEvent::MouseButtonRelease) return m_mouse->release(point);
  if (m_controller.marks().target() == MarkTarget::Cell || m_controller.hints().hint()) return false;
  return m_mouse->press(mouse, cell.cell(), point, layoutNow());
}

/// Paints the link that the mouse draws, or a ring round the candidate from which the keyboard draws one.
void BoardLinks::paintEvent(QPaintEvent* /*event*/) {
  const auto& drag = m_mouse->drag();
  const auto start = drag ? std::optional(drag->from) : m_controller.marks().start();
  if (!start || m_controller.hints().hint() || m_controller.time().isPaused()) return;
  const SceneLayout layout = drag ? m_mouse->layout() : layoutNow();
  const double side = layout.geometry().cellSide();
  const double scale = layout.geometry().lineScale();
  QPainterPath line;
  if (drag && drag->to) {
    const auto link = CandidateLink::between(*start, *drag->to, m_controller.marks().linkKind());
    line = DrawnLinks({link}, layout).lineOf(link);
  } else if (drag) {
    line = straightBetween(layout.centreOf(*start), drag->pointer, layout.radiusOf(*start), 0);
  }
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor accent = themeOf(this).accent;
  painter.strokePath(line, drawnLinkPen(m_controller.marks().linkKind(), accent, side, scale));
  painter.setPen(QPen(accent, kTargetRing * scale));
  painter.drawEllipse(layout.centreOf(*start), layout.radiusOf(*start), layout.radiusOf(*start));
  if (drag && drag->to) {
    const QPointF target = layout.centreOf(*drag->to);
    painter.drawEllipse(target, layout.radiusOf(*drag->to), layout.radiusOf(*drag->to));
  }
}

}  // namespace sudoku
