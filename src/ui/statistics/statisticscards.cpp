#include "statisticscards.h"

#include <QEvent>
#include <QLocale>

#include "statisticswords.h"
#include "ui/controls/figurecard.h"
#include "ui/controls/words.h"
#include "ui/style/direction.h"

namespace sudoku {
namespace {

constexpr int kCardsGap = 12;

}  // namespace

StatisticsCards::StatisticsCards(QWidget* parent) : QWidget(parent) {
  for (FigureCard*& card : m_cards) card = new FigureCard(this);
  m_cards[3]->setToolTip(streakEndText());
  m_cards[4]->setToolTip(streakEndText());
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void StatisticsCards::setStatistics(const GameStatistics& all, int streak, int longestStreak) {
  const QString solved = QLocale().toString(all.solved);
  const QString played = QLocale().toString(all.played);
  //: The number of games that are solved, {n}, in large letters, and of all games: 12 of 30
  m_cards[0]->setFigureIn(tr("{n} of {all}", "games").replace("{all}", played), solved, tr("solved"),
                          tr("%1 of %2 games solved").arg(solved, played));
  const QString time = StatisticsWords::duration(all.playedMs);
  m_cards[1]->setFigure(time, tr("played"), tr("%1 played", "a time").arg(time));
  const std::optional<int> percent = all.alonePercent();
  const QString share = percent ? tr("%1 %", "per cent").arg(*percent) : StatisticsWords::dash();
  m_cards[2]->setFigure(
      share, tr("unaided"),
      percent ? tr("%1 of the solved games unaided").arg(share) : tr("No game solved unaided"));
  const QString now = StatisticsWords::days(streak);
  m_cards[3]->setFlame(streak > 0);
  m_cards[3]->setFigure(now, tr("streak of the daily puzzle"), tr("Streak of the daily puzzle: %1").arg(now));
  const QString longest = StatisticsWords::days(longestStreak);
  m_cards[4]->setFigure(longest, tr("longest streak"), tr("Longest streak: %1").arg(longest));
  arrange();
}

void StatisticsCards::setLow(bool isLow) {
  for (FigureCard* card : m_cards) card->setLow(isLow);
  updateGeometry();
  arrange();
}

void StatisticsCards::arrange() {
  int needed = 0;
  int shown = 0;
  for (const FigureCard* card : m_cards) {
    const int more = card->sizeHint().width() + (shown > 0 ? kCardsGap : 0);
    if (needed + more > width()) break;
    needed += more;
    ++shown;
  }
  int left = 0;
  int spare = width() - needed;
  for (FigureCard* card : m_cards) {
    card->setVisible(shown > 0);
    if (shown == 0) continue;
    const int more = spare / shown--;
    const int cardWidth = card->sizeHint().width() + more;
    placeWidget(*card, {left, 0, cardWidth, height()});
    left += cardWidth + kCardsGap;
    spare -= more;
  }
}

QSize StatisticsCards::sizeHint() const {
  return {100, m_cards.front()->sizeHint().height()};
}

QSize StatisticsCards::minimumSizeHint() const {
  return {0, sizeHint().height()};
}

void StatisticsCards::resizeEvent(QResizeEvent* /*event*/) {
  arrange();
}

void StatisticsCards::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  updateGeometry();
  arrange();
}

}  // namespace sudoku
