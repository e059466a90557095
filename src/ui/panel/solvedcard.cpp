#include "solvedcard.h"

#include <algorithm>
#include <initializer_list>

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "game/control/gamecontroller.h"
#include "game/history/gamewords.h"
#include "game/play/game.h"
#include "game/teacher/openedremark.h"
#include "game/teacher/phrases.h"
#include "nextlevelbox.h"
#include "ui/controls/panelbutton.h"
#include "ui/controls/words.h"
#include "ui/style/textscale.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

constexpr double kSolvedTitleSize = 1.4;
// The most cells that are named one by one; of more cells, only the number is given.
constexpr int kNamedNotes = 3;
constexpr double kWideCardFrom = 2.2;  // ratio of width to height from which the buttons are beside the text
constexpr double kLeastTimeSize = 1.6;
constexpr double kMostTimeSize = 4.5;
constexpr double kTimeShare = 0.16;  // height of the line with the time, in parts of the card's height
// Height of the line with the time if the buttons are beside the text.
constexpr double kBroadTimeShare = 0.22;
constexpr double kTimeWidth = 0.7;  // greatest width of the time, in parts of the card's width
// Margins, gaps and button heights, in pixels in a window of the usual size.
constexpr int kCardMargin = 10;
constexpr int kCardGap = 6;
constexpr int kCardButton = 28;
constexpr int kPrimaryButton = 34;

/// Says how much slower or faster a time is than another; times are in milliseconds.
QString differenceText(qint64 time, qint64 other) {
  // Difference of the times as they are displayed, in whole seconds.
  const qint64 seconds = time / 1000 - other / 1000;
  if (seconds == 0) return SolvedCard::tr("the same");
  const QString text = clockText(std::abs(seconds) * 1000);
  return seconds > 0 ? SolvedCard::tr("%1 slower", "a time").arg(text)
                     : SolvedCard::tr("%1 faster", "a time").arg(text);
}

}  // namespace

SolvedCard::SolvedCard(const Game& game, GameController& controller, QWidget* parent)
    : QGroupBox(parent),
      m_game(game),
      m_controller(controller),
      m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this)),
      m_words(new QVBoxLayout),
      m_buttons(new QGridLayout),
      m_title(new QLabel(this)),
      m_time(new QLabel(this)),
      m_best(new QLabel(this)),
      m_median(new QLabel(this)),
      m_help(new QLabel(this)),
      m_notes(new QLabel(this)),
      m_nextPuzzle(makePanelButton(tr("Next in collection"), this)),
      m_new(makePanelButton(tr("&New"), this)),
      m_next(makePanelButton(tr("Next level"), this)),
      m_levelRow(new QWidget(this)),
      m_review(makePanelButton(tr("Review"), this)),
      m_statistics(makePanelButton(tr("Statistics"), this)),
      m_replay(makePanelButton(tr("Re&play"), this)) {
  makeLevelRow();
  connectButtons();
  m_words->addStretch();
  for (QLabel* label : {m_title, m_time, m_best, m_median, m_help, m_notes}) {
    label->setWordWrap(label != m_time);
    m_words->addWidget(label);
  }
  m_words->addStretch();
  for (QLabel* label : {m_best, m_median, m_help, m_notes})
    label->setForegroundRole(QPalette::PlaceholderText);
  m_layout->addLayout(m_words, 1);
  m_layout->addLayout(m_buttons);
  arrange();
}

void SolvedCard::makeLevelRow() {
  auto* label = new QLabel(tr("&Level"), m_levelRow);
  m_level = new NextLevelBox(m_controller.preferences(), m_controller.forMe(), m_levelRow);
  label->setBuddy(m_level);
  auto* row = new QHBoxLayout(m_levelRow);
  row->setContentsMargins(2, 0, 0, 0);
  row->addWidget(label);
  row->addWidget(m_level, 1);
}

void SolvedCard::connectButtons() {
  connect(m_nextPuzzle, &QPushButton::clicked, &m_controller.session(), &GameSession::playNextInCollection);
  connect(m_new, &QPushButton::clicked, this, &SolvedCard::newRequested);
  connect(m_next, &QPushButton::clicked, this, &SolvedCard::playNextLevel);
  connect(m_review, &QPushButton::clicked, this, [this] { emit reviewWanted(m_game.stored().id); });
  connect(m_statistics, &QPushButton::clicked, this, &SolvedCard::statisticsWanted);
  connect(m_replay, &QPushButton::clicked, this, [this] { emit replayWanted(m_game.stored().id); });
}

void SolvedCard::refresh() {
  const bool isGivenUp = m_game.isGivenUp();
  const QString time = clockText(m_controller.time().clock().elapsedMs());
  setAccessibleName(isGivenUp ? tr("Given up") : tr("Solved"));
  m_title->setText(isGivenUp ? tr("Given up after %1", "a time").arg(time) : tr("Solved"));
  m_time->setText(time);
  m_time->setVisible(!isGivenUp);
  m_help->setText(isGivenUp ? tr("Undo leads back to your entries.") : helpText());
  m_best->setText(bestText());
  m_median->setText(medianText());
  m_notes->setText(notesText());
  for (QLabel* label : {m_best, m_median, m_notes}) label->setVisible(!label->text().isEmpty());
  m_level->follow();
  // In a collection, the button for the next puzzle of the collection replaces the button for the next level.
  const auto place = m_controller.session().place();
  m_nextPuzzle->setVisible(place.has_value());
  m_nextPuzzle->setToolTip(place ? plainToolTip(GameWords::place(*place)) : QString());
  m_next->setVisible(!place &&
                     m_game.level().value_or(m_controller.preferences().nextLevel()) != Level::Inhuman);
  m_review->setVisible(!m_game.hasSeveralSolutions());
  m_nextPuzzle->setDefault(place.has_value());
  m_new->setDefault(!place);
  arrange();
}

/// Compares the time of this game with the best time in which the player solved an earlier game of the same
/// level without help; empty if there is none.
QString SolvedCard::bestText() const {
  const SolvedFacts& facts = m_controller.history().solvedFacts();
  if (m_game.isGivenUp() || !m_game.level() || !facts.bestBeforeMs) return {};
  const QString difference = differenceText(m_controller.time().clock().elapsedMs(), *facts.bestBeforeMs);
  if (facts.isRecord)
    return tr("Your best time of this level, %1 than before", "a time and faster").arg(difference);
  return tr("Best time %1: %2", "a time, the difference to it")
      .arg(clockText(*facts.bestBeforeMs), difference);
}

/// Compares the time of this game with the median of the times in which the player solved games of the same
/// level; empty if this game is the only one.
QString SolvedCard::medianText() const {
  const auto median = m_controller.history().solvedFacts().medianMs;
  if (m_game.isGivenUp() || !m_game.level() || !median) return {};
  return tr("Median %1: %2", "a time, the difference to it")
      .arg(clockText(*median), differenceText(m_controller.time().clock().elapsedMs(), *median));
}

/// Says whether the player had help, or why the time cannot count as a best time.
QString SolvedCard::helpText() const {
  switch (m_controller.history().solvedFacts().foreknowledge) {
    case Foreknowledge::Shown:
      return tr("Its solution was shown before: it counts for no record and no streak.");
    case Foreknowledge::SolvedBefore:
      return tr("You solved this puzzle before: it counts for no record and no streak.");
    case Foreknowledge::HelpElsewhere:
      return tr("With help, in another game of this puzzle");
    case Foreknowledge::None:
      break;
  }
  return m_game.stored().events.empty() ? tr("Unaided") : tr("With help");
}

/// Says that the game does not count in the statistics, or in which cells the player had crossed out the
/// right digit; empty if neither is so.
QString SolvedCard::notesText() const {
  if (m_game.hasSeveralSolutions()) return tr("It has several solutions: it counts in no statistics.");
  const CellSet cells = m_controller.history().solvedFacts().againstNotes;
  if (m_game.isGivenUp() || cells.isEmpty()) return {};
  const QString named = cells.size() > kNamedNotes ? Phrases::cellCount(cells)
                                                   : toPlainText(Phrases::cells(cells, Role::Words));
  return tr("You had crossed out the right digit in %1.", "cells").arg(named);
}

void SolvedCard::playNextLevel() {
  const Level level = m_game.level().value_or(m_controller.preferences().nextLevel());
  m_controller.preferences().setNextLevel(
      std::min(static_cast<Level>(static_cast<int>(level) + 1), Level::Inhuman));
  m_controller.session().newGame();
}

void SolvedCard::resizeEvent(QResizeEvent* event) {
  QGroupBox::resizeEvent(event);
  arrange();
}

void SolvedCard::changeEvent(QEvent* event) {
  QGroupBox::changeEvent(event);
  if (event->type() == QEvent::FontChange) arrange();
}

bool SolvedCard::isBroad() const {
  return width() > kWideCardFrom * height();
}

void SolvedCard::arrange() {
  const auto px = [scale = textScale(fontMetrics())](int measure) { return qRound(measure * scale); };
  m_layout->setDirection(isBroad() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  m_layout->setContentsMargins(px(kCardMargin), px(kCardMargin), px(kCardMargin), px(kCardMargin));
  m_layout->setSpacing(px(kCardGap));
  m_words->setSpacing(px(2));
  m_buttons->setSpacing(px(kCardGap));
  const double share = isBroad() ? kBroadTimeShare : kTimeShare;
  const double widest = kTimeWidth * width() / std::max(1, fontMetrics().horizontalAdvance(m_time->text()));
  const double time = std::min(share * height() / fontMetrics().height(), widest);
  m_title->setFont(bold(scaled(font(), kSolvedTitleSize)));
  m_time->setFont(scaled(font(), std::clamp(time, kLeastTimeSize, kMostTimeSize)));
  for (QWidget* each :
       std::initializer_list<QWidget*>{m_nextPuzzle, m_next, m_levelRow, m_review, m_statistics, m_replay})
    each->setMinimumHeight(isBroad() ? 1 : px(kCardButton));
  m_new->setMinimumHeight(isBroad() ? 1 : px(m_nextPuzzle->isHidden() ? kPrimaryButton : kCardButton));
  placeButtons();
}

/// Places the buttons in rows: first what to play next, then its level, then other pages to look at.
void SolvedCard::placeButtons() {
  for (QWidget* each : std::initializer_list<QWidget*>{m_nextPuzzle, m_new, m_next, m_levelRow, m_review,
                                                       m_statistics, m_replay})
    m_buttons->removeWidget(each);
  const int newColumns = m_next->isHidden() ? 2 : 1;
  m_buttons->addWidget(m_nextPuzzle, 0, 0, 1, 2);
  m_buttons->addWidget(m_new, 1, 0, 1, newColumns);
  m_buttons->addWidget(m_next, 1, 1);
  m_buttons->addWidget(m_levelRow, 2, 0, 1, 2);
  m_buttons->addWidget(m_review, 3, 0, 1, 2);
  m_buttons->addWidget(m_statistics, 4, 0);
  m_buttons->addWidget(m_replay, 4, 1);
  for (const int column : {0, 1}) m_buttons->setColumnStretch(column, 1);
}

}  // namespace sudoku
