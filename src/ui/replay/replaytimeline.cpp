#include "replaytimeline.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "ui/style/rolelook.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kHandle = 6;
constexpr double kTrackWidth = 4;
// Width of the column of icons, one before each row of marks, in heights of a line of text.
constexpr double kHeadsWidth = 2;

QColor markInk(ReplayMark::Kind kind, const Theme& theme) {
  switch (kind) {
    case ReplayMark::Kind::Mistake:
      return roleLook(Role::Eliminated, theme).line;
    case ReplayMark::Kind::Check:
      return roleLook(Role::Placed, theme).line;
    case ReplayMark::Kind::Help:
      return roleLook(Role::Fin, theme).line;
    case ReplayMark::Kind::Branch:
      return theme.accent;
    case ReplayMark::Kind::Checkpoint:
    case ReplayMark::Kind::Trial:
      break;
  }
  return theme.text;
}

}  // namespace

ReplayTimeline::ReplayTimeline(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
  setLayoutDirection(Qt::LeftToRight);  // time runs from left to right in every language
  setAccessibleName(tr("Time line"));
  setFocusPolicy(Qt::StrongFocus);
  setPageStep(10);
  setRange(0, 0);
}

void ReplayTimeline::setPlaces(std::size_t count, std::vector<ReplayMark> marks) {
  m_marks = std::move(marks);
  setRange(0, static_cast<int>(count) - 1);
  updateGeometry();
  update();
}

std::vector<ReplayMark::Kind> ReplayTimeline::kinds() const {
  std::vector<ReplayMark::Kind> kinds;
  for (const ReplayMark& mark : m_marks)
    if (std::find(kinds.begin(), kinds.end(), mark.kind) == kinds.end()) kinds.push_back(mark.kind);
  std::sort(kinds.begin(), kinds.end());
  return kinds;
}

int ReplayTimeline::trackHeight() const {
  return static_cast<int>(2 * kHandle) + 6;
}

int ReplayTimeline::laneHeight() const {
  return fontMetrics().height();
}

QSize ReplayTimeline::sizeHint() const {
  return {240, trackHeight() + laneHeight() * std::max(1, static_cast<int>(kinds().size()))};
}

QSize ReplayTimeline::minimumSizeHint() const {
  return {120, trackHeight() + laneHeight()};
}

double ReplayTimeline::xOf(std::size_t place) const {
  const double left = kHeadsWidth * laneHeight() + kHandle;
  const double room = width() - left - kHandle - 1;
  return left + room * static_cast<double>(place) / std::max(1, maximum());
}

void ReplayTimeline::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintMarks(painter);
  paintTrack(painter);
}

void ReplayTimeline::paintTrack(QPainter& painter) const {
  const Theme& theme = themeOf(this);
  const double y = trackHeight() / 2.0;
  const QPointF start(xOf(0), y);
  const QPointF here(xOf(static_cast<std::size_t>(value())), y);
  const QPointF end(xOf(static_cast<std::size_t>(maximum())), y);
  painter.setPen(QPen(theme.edge, kTrackWidth, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(start, end);
  painter.setPen(QPen(theme.accent, kTrackWidth, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(start, here);
  painter.setPen(QPen(theme.panel, 1.5));
  painter.setBrush(theme.accent);
  painter.drawEllipse(here, kHandle, kHandle);
  if (!hasFocus()) return;
  painter.setPen(QPen(theme.accent, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(here, kHandle + 2, kHandle + 2);
}

void ReplayTimeline::paintMarks(QPainter& painter) const {
  const Theme& theme = themeOf(this);
  const auto shown = kinds();
  const bool haveLanes = height() >= sizeHint().height();
  const double side = laneHeight() * 0.72;
  const auto laneOf = [&](ReplayMark::Kind kind) {
    const auto lane = haveLanes ? std::find(shown.begin(), shown.end(), kind) - shown.begin() : 0;
    return trackHeight() + (static_cast<double>(lane) + 0.5) * laneHeight();
  };
  if (haveLanes) {
    for (const ReplayMark::Kind kind : shown) {
      painter.setPen(QPen(theme.line, 1));
      const double y = laneOf(kind);
      painter.drawLine(QPointF(xOf(0), y), QPointF(width() - kHandle, y));
      paintReplayMark(painter, kind, {laneHeight() / 2.0, y}, side, theme);
    }
    // A line separates the marks from the icons before their rows, since there can be marks at the very start
    // of the game.
    const double x = laneHeight() + 0.5;
    const double bottom = trackHeight() + static_cast<double>(shown.size()) * laneHeight();
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(QPointF(x, trackHeight()), QPointF(x, bottom));
  }
  for (const ReplayMark& mark : m_marks)
    paintReplayMark(painter, mark.kind, {xOf(mark.place), laneOf(mark.kind)}, side, theme);
}

void ReplayTimeline::keyPressEvent(QKeyEvent* event) {
  // Up and Down are passed on to the page, where they choose a branch.
  if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) return event->ignore();
  QSlider::keyPressEvent(event);
}

void ReplayTimeline::mousePressEvent(QMouseEvent* event) {
  mouseMoveEvent(event);
}

void ReplayTimeline::mouseMoveEvent(QMouseEvent* event) {
  if (!event->buttons().testFlag(Qt::LeftButton)) return;
  const double part =
      (event->position().x() - xOf(0)) / std::max(1.0, xOf(static_cast<std::size_t>(maximum())) - xOf(0));
  setValue(qRound(part * maximum()));
}

void ReplayTimeline::mouseReleaseEvent(QMouseEvent* event) {
  event->accept();
}

void paintReplayMark(QPainter& painter, ReplayMark::Kind kind, const QPointF& centre, double side,
                     const Theme& theme) {
  const QColor ink = markInk(kind, theme);
  const double r = side / 2;
  const auto at = [&centre, r](double x, double y) { return centre + QPointF(x * r, y * r); };
  painter.setPen(QPen(ink, std::max(1.5, side / 7), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  switch (kind) {
    case ReplayMark::Kind::Mistake:
      painter.drawLine(at(-0.7, -0.7), at(0.7, 0.7));
      painter.drawLine(at(-0.7, 0.7), at(0.7, -0.7));
      break;
    case ReplayMark::Kind::Check:
      painter.drawPolyline(QPolygonF({at(-0.8, 0.1), at(-0.2, 0.7), at(0.8, -0.7)}));
      break;
    case ReplayMark::Kind::Help:
      painter.setBrush(ink);
      painter.drawPolygon(QPolygonF({at(0, -0.9), at(0.75, 0), at(0, 0.9), at(-0.75, 0)}));
      break;
    case ReplayMark::Kind::Branch:
      painter.drawPolyline(QPolygonF({at(0.7, -0.8), at(-0.2, 0), at(0.7, 0.8)}));
      painter.drawLine(at(-0.9, 0), at(-0.2, 0));
      break;
    case ReplayMark::Kind::Checkpoint:
      painter.drawLine(at(-0.5, -0.9), at(-0.5, 0.9));
      painter.setBrush(ink);
      painter.drawPolygon(QPolygonF({at(-0.5, -0.8), at(0.8, -0.3), at(-0.5, 0.2)}));
      break;
    case ReplayMark::Kind::Trial:
      painter.drawEllipse(centre, 0.7 * r, 0.7 * r);
      break;
  }
}

}  // namespace sudoku
