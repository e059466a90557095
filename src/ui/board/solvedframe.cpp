#include "solvedframe.h"

#include <QPainter>

#include "boardgeometry.h"
#include "boardpainter.h"
#include "ui/style/rolelook.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kWashMs = 900;
constexpr double kMostOpacity = 0.7;
constexpr double kFrameWidth = 3;         // pixels: it fits into the free edge of the board's panel
constexpr double kTickRadius = 0.7;       // radius of the tick's disc, in margins of the board
constexpr double kTickReach = 0.45;       // half the width of the tick, in radii of the disc
constexpr double kTickHeight = 0.75;      // height of the tick, in parts of its width
constexpr double kSolvedTickWidth = 0.2;  // width of the tick's line, in radii of the disc
constexpr double kTickCentreIn = 1.5;     // pixels from the frame's corner to the middle of its line

}  // namespace

SolvedFrame::SolvedFrame(QWidget* board) : QWidget(board) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  hide();
  m_fading.setDuration(kWashMs);
  m_fading.setStartValue(kMostOpacity);
  m_fading.setEndValue(0.0);
  connect(&m_fading, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
  connect(&m_fading, &QVariantAnimation::finished, this, qOverload<>(&QWidget::update));
}

void SolvedFrame::setBoard(const QRect& board, int margin) {
  m_area = board;
  m_margin = margin;
  update();
}

void SolvedFrame::setFramed(bool isFramed) {
  if (isFramed == m_isFramed) return;
  m_isFramed = isFramed;
  m_fading.stop();
  setVisible(isFramed);
  if (isFramed) raise();
}

void SolvedFrame::startWash() {
  m_fading.stop();
  m_fading.start();
}

void SolvedFrame::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  constexpr double kRadius = BoardGeometry::kPanelRadius;
  QPainter painter(this);
  BoardPainter parts(painter);
  if (isWashing()) {
    painter.setOpacity(m_fading.currentValue().toDouble());
    parts.fill(m_area, kRadius, theme.rightFill);
    painter.setOpacity(1);
  }
  const QColor colour = roleLook(Role::Placed, theme).line;
  parts.paintPanel(m_area, {.edge = colour, .edgeWidth = kFrameWidth, .radius = kRadius});
  paintTick(parts);
}

/// Paints the tick in a disc on the corner of the frame, which numbers and digits leave free.
void SolvedFrame::paintTick(BoardPainter& parts) const {
  const Theme& theme = themeOf(this);
  const double radius = m_margin * kTickRadius;
  const QSizeF half = QSizeF(1, kTickHeight) * radius * kTickReach;
  const QPointF centre = m_area.topLeft() + QPointF(kTickCentreIn, kTickCentreIn);
  parts.circle(centre, radius, QPen(theme.panel, 1), roleLook(Role::Placed, theme).line);
  parts.tick(QRectF(centre - QPointF(half.width(), half.height()), half * 2),
             QPen(theme.panel, radius * kSolvedTickWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

}  // namespace sudoku
