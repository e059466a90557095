#include "solvedbanner.h"

#include <array>

#include <QPainter>

#include "boxpanel.h"
#include "game/game.h"
#include "game/gameclock.h"
#include "ui/style/theme.h"
#include "ui/words.h"

namespace sudoku {

SolvedBanner::SolvedBanner(const Game& game, const GameClock& clock, QWidget* parent)
    : QWidget(parent), m_game(game), m_clock(clock), m_theme(&lightTheme()) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  connect(&m_game, &Game::started, this, &SolvedBanner::refresh);
  connect(&m_game, &Game::solvedChanged, this, &SolvedBanner::refresh);
  refresh();
}

void SolvedBanner::setTheme(const Theme& theme) {
  m_theme = &theme;
  update();
}

void SolvedBanner::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  BoxPanel::paintPanel(painter, rect(), *m_theme);
  // All in parts of the card, so that it looks the same in a small window.
  const double side = height();
  if (!m_game.isGivenUp()) paintTick(painter, QPointF(width() / 2.0, side * 0.3), side * 0.11);
  paintText(painter, m_game.isGivenUp() ? tr("Given up") : tr("Solved"), side * 0.5, side * 0.13, true);
  paintText(painter, details(), side * 0.68, side * 0.08, false);
}

void SolvedBanner::refresh() {
  setVisible(m_game.isStarted() && m_game.isSolved());
  update();
}

QString SolvedBanner::details() const {
  const QString time = clockText(m_clock.elapsedMs());
  const auto level = m_game.level();
  return level ? tr("%1 in %2", "level and time").arg(levelName(*level), time)
               : tr("in %1", "time").arg(time);
}

void SolvedBanner::paintTick(QPainter& painter, const QPointF& centre, double radius) const {
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme->rightFill);
  painter.drawEllipse(centre, radius, radius);
  painter.setPen(QPen(m_theme->rightText, radius * 0.16, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const std::array tick = {centre + radius * QPointF(-0.42, 0.02), centre + radius * QPointF(-0.12, 0.34),
                           centre + radius * QPointF(0.46, -0.34)};
  painter.drawPolyline(tick.data(), static_cast<int>(tick.size()));
}

void SolvedBanner::paintText(QPainter& painter, const QString& text, double top, double height,
                             bool bold) const {
  QFont font = this->font();
  font.setPixelSize(std::max(9, qRound(height)));
  font.setBold(bold);
  painter.setFont(font);
  painter.setPen(bold ? m_theme->text : m_theme->mutedText);
  painter.drawText(QRectF(0, top, width(), height * 1.4), Qt::AlignCenter, text);
}

}  // namespace sudoku
