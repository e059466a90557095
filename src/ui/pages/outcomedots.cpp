#include "outcomedots.h"

#include <algorithm>

#include <QPainter>

#include "ui/style/direction.h"
#include "ui/style/rolelook.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

using Outcome = PracticeSession::Outcome;

/// Paints a tick, an eye or a dash for an outcome into a square whose side is 16 units.
void paintSign(QPainter& painter, Outcome outcome, const QColor& ink) {
  painter.setPen(QPen(ink, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  switch (outcome) {
    case Outcome::FoundAlone:
      painter.drawPolyline(QPolygonF({{4.5, 8.5}, {7, 11}, {11.5, 5.5}}));
      break;
    case Outcome::FoundWithHelp:
      painter.drawPolyline(QPolygonF({{4.5, 7}, {7, 9.5}, {11.5, 4}}));
      painter.drawLine(QPointF(4.5, 12.5), QPointF(11.5, 12.5));
      break;
    case Outcome::Shown:
      painter.drawEllipse(QRectF(3, 5, 10, 6));
      painter.setBrush(ink);
      painter.drawEllipse(QRectF(6.8, 6.8, 2.4, 2.4));
      break;
    case Outcome::Skipped:
      painter.drawLine(QPointF(5, 8), QPointF(11, 8));
      break;
  }
}

}  // namespace

OutcomeDots::OutcomeDots(QWidget* parent) : QLabel(parent) {}

void OutcomeDots::setOutcomes(const std::vector<Outcome>& outcomes, int round) {
  m_outcomes = outcomes;
  m_round = round;
  const auto count = [this](Outcome outcome) {
    return static_cast<int>(std::count(m_outcomes.begin(), m_outcomes.end(), outcome));
  };
  setText(tr("Found alone %1, with help %2, shown %3, skipped %4")
              .arg(count(Outcome::FoundAlone))
              .arg(count(Outcome::FoundWithHelp))
              .arg(count(Outcome::Shown))
              .arg(count(Outcome::Skipped)));
  setToolTip(text());
  update();
}

QSize OutcomeDots::sizeHint() const {
  return {(PracticeSession::kRounds - 1) * distance() + side() + 2, side() + 2};
}

void OutcomeDots::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const RoleLook& shown = roleLook(Role::Fin, theme);
  const Mirror mirror(*this);
  for (int index = 0; index < PracticeSession::kRounds; ++index) {
    painter.save();
    const double left = index * distance() + 1;
    painter.translate(mirror(QRectF(left, (height() - side()) / 2.0, side(), side())).topLeft());
    painter.scale(side() / 16.0, side() / 16.0);
    const QRectF disc(0.75, 0.75, 14.5, 14.5);
    if (index < static_cast<int>(m_outcomes.size())) {
      const Outcome outcome = m_outcomes[static_cast<std::size_t>(index)];
      const bool isFound = outcome == Outcome::FoundAlone;
      const bool isShown = outcome == Outcome::Shown || outcome == Outcome::FoundWithHelp;
      painter.setPen(index + 1 == m_round ? QPen(theme.accent, 1.5) : QPen(Qt::NoPen));
      painter.setBrush(isFound ? theme.rightFill : isShown ? shown.fill : theme.peerFill);
      painter.drawEllipse(disc);
      paintSign(painter, outcome, isFound ? theme.rightText : isShown ? shown.text : theme.mutedText);
    } else {
      const bool isPresent = index + 1 == m_round;
      painter.setPen(QPen(isPresent ? theme.accent : theme.edge, isPresent ? 2 : 1.2));
      painter.drawEllipse(disc);
    }
    painter.restore();
  }
}

}  // namespace sudoku
