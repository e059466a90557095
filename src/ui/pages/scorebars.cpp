#include "scorebars.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QMouseEvent>
#include <QPainter>

#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kMarkerHeight = 7;
constexpr double kMostBarWidth = 12;
constexpr double kLeastHeight = 0.12;
// Bars of steps with a lower HoDoKu score, which are singles, have a neutral colour.
constexpr int kPlainBelow = 20;

}  // namespace

ScoreBars::ScoreBars(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ScoreBars::setScores(std::vector<int> scores) {
  m_scores = std::move(scores);
  m_current.reset();
  update();
}

void ScoreBars::setCurrent(std::optional<std::size_t> step) {
  m_current = step;
  update();
}

void ScoreBars::setTall(bool tall) {
  m_isTall = tall;
  updateGeometry();
}

QSize ScoreBars::sizeHint() const {
  return {240, (m_isTall ? 3 : 2) * fontMetrics().height() + kMarkerHeight};
}

QRectF ScoreBars::barOf(std::size_t step) const {
  const int highest = *std::max_element(m_scores.begin(), m_scores.end());
  const double pitch =
      std::min(kMostBarWidth, static_cast<double>(width()) / static_cast<double>(m_scores.size()));
  // The height of a bar is proportional to the square root of the score, so that easy steps are visible
  // beside the hardest.
  const double part = std::sqrt(static_cast<double>(m_scores[step]) / std::max(1, highest));
  const double ground = height() - kMarkerHeight;
  const double barHeight = std::max(kLeastHeight, part) * ground;
  const double gap = pitch > 3 ? 1 : 0;
  return {static_cast<double>(step) * pitch, ground - barHeight, pitch - gap, barHeight};
}

void ScoreBars::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  QColor hard = theme.accent;
  hard.setAlphaF(0.6F);
  QColor plain = theme.mutedText;
  plain.setAlphaF(0.45F);
  for (std::size_t step = 0; step < m_scores.size(); ++step) {
    const bool isCurrent = step == m_current;
    const QRectF bar = barOf(step);
    painter.setBrush(isCurrent ? theme.accent : m_scores[step] < kPlainBelow ? plain : hard);
    painter.drawRoundedRect(bar, 1.5, 1.5);
    if (!isCurrent) continue;
    painter.setBrush(theme.text);
    const QPointF tip(bar.center().x(), bar.bottom() + 2);
    painter.drawPolygon(QPolygonF({tip, tip + QPointF(-4, 4.5), tip + QPointF(4, 4.5)}));
  }
}

void ScoreBars::mousePressEvent(QMouseEvent* event) {
  chooseAt(event->position().x());
}

void ScoreBars::mouseMoveEvent(QMouseEvent* event) {
  chooseAt(event->position().x());
}

void ScoreBars::chooseAt(double x) {
  for (std::size_t step = 0; step < m_scores.size(); ++step) {
    const QRectF bar = barOf(step);
    if (x < bar.left() || x > bar.right() + 1) continue;
    if (step != m_current) emit chosen(step);
    return;
  }
}

}  // namespace sudoku
