#include "solvedcard.h"

#include <algorithm>

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "game/game.h"
#include "game/gamecontroller.h"
#include "game/history/gamewords.h"
#include "game/teacher/phrases.h"
#include "game/verdict.h"
#include "ui/coach/textsize.h"
#include "ui/words.h"

namespace sudoku {
namespace {

constexpr double kSolvedTitleSize = 1.4;
constexpr int kNamedNotes = 3;     // of more cells only the number is told
constexpr double kWideFrom = 2.2;  // times the height: words at the left, buttons at the right

QPushButton* makeCardButton(const QString& text, QWidget* parent) {
  auto* button = new QPushButton(text, parent);
  button->setFocusPolicy(Qt::TabFocus);
  button->setAutoDefault(false);
  return button;
}

}  // namespace

SolvedCard::SolvedCard(const Game& game, GameController& controller, QWidget* parent)
    : QGroupBox(parent),
      m_game(game),
      m_controller(controller),
      m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this)),
      m_buttons(new QBoxLayout(QBoxLayout::TopToBottom)),
      m_title(new QLabel(this)),
      m_time(new QLabel(this)),
      m_best(new QLabel(this)),
      m_help(new QLabel(this)),
      m_notes(new QLabel(this)),
      m_nextPuzzle(makeCardButton(tr("Next in collection"), this)),
      m_again(makeCardButton({}, this)),
      m_next(makeCardButton(tr("Next level"), this)) {
  setAccessibleName(tr("Solved"));
  QPushButton* statistics = makeCardButton(tr("Statistics"), this);
  QPushButton* replay = makeCardButton(tr("Re&play"), this);
  connect(m_nextPuzzle, &QPushButton::clicked, &m_controller, &GameController::playNextInCollection);
  connect(replay, &QPushButton::clicked, this, [this] { emit replayWanted(m_game.inPlay()->id); });
  connect(m_again, &QPushButton::clicked, this, [this] { play(false); });
  connect(m_next, &QPushButton::clicked, this, [this] { play(true); });
  connect(statistics, &QPushButton::clicked, this, &SolvedCard::statisticsWanted);
  auto* words = new QVBoxLayout;
  words->setSpacing(2);
  words->addStretch();
  for (QLabel* label : {m_title, m_time, m_best, m_help, m_notes}) {
    label->setWordWrap(true);
    words->addWidget(label);
  }
  words->addStretch();
  for (QLabel* label : {m_best, m_help, m_notes}) label->setForegroundRole(QPalette::PlaceholderText);
  for (QPushButton* button : {m_nextPuzzle, m_again, m_next, replay, statistics})
    m_buttons->addWidget(button);
  m_layout->addLayout(words, 1);
  m_layout->addLayout(m_buttons);
  setFonts();
}

void SolvedCard::refresh() {
  const auto level = m_game.level();
  const QString time = clockText(m_controller.clock().elapsedMs());
  m_title->setText(m_game.isGivenUp() ? tr("Given up") : tr("Solved"));
  m_time->setText(level ? tr("%1 in %2", "level and time").arg(levelName(*level), time)
                        : tr("in %1", "time").arg(time));
  m_best->setText(bestText());
  m_best->setVisible(!m_best->text().isEmpty());
  m_help->setText(helpText());
  m_help->setVisible(!m_game.isGivenUp());
  m_notes->setText(notesText());
  m_notes->setVisible(!m_notes->text().isEmpty());
  const Level again = level.value_or(m_controller.nextLevel());
  m_again->setText(tr("Ne&w %1", "a game of a level").arg(levelName(again)));
  // In a collection its next puzzle takes the place of the next level.
  const auto place = m_controller.place();
  m_nextPuzzle->setVisible(place.has_value());
  m_nextPuzzle->setToolTip(place ? plainToolTip(GameWords::place(*place)) : QString());
  m_next->setVisible(!place && again != Level::Inhuman);
  (place ? m_nextPuzzle : m_again)->setDefault(true);
}

/// The best time of the level without help, of the games that count; empty without one.
QString SolvedCard::bestText() const {
  if (m_game.isGivenUp() || !m_game.level()) return {};
  const SolvedFacts& facts = m_controller.solvedFacts();
  if (facts.isRecord) return tr("Your best time of this level");
  return facts.bestMs ? tr("Best time %1").arg(clockText(*facts.bestMs)) : QString();
}

/// Whether there was help, or why the game counts for less.
QString SolvedCard::helpText() const {
  switch (m_controller.solvedFacts().foreknowledge) {
    case Foreknowledge::Shown:
      return tr("Its solution was shown before: it counts for no record and no streak.");
    case Foreknowledge::SolvedBefore:
      return tr("You solved this puzzle before: it counts for no record and no streak.");
    case Foreknowledge::HelpElsewhere:
      return tr("With help, in another game of this puzzle");
    case Foreknowledge::None:
      break;
  }
  return m_game.inPlay()->events.empty() ? tr("Without help") : tr("With help");
}

/// The cells whose right digit the player had crossed out; empty without any.
QString SolvedCard::notesText() const {
  const CellSet cells = m_controller.solvedFacts().againstNotes;
  if (m_game.isGivenUp() || cells.isEmpty()) return {};
  const QString named = cells.size() > kNamedNotes ? Phrases::cellCount(cells)
                                                   : toPlainText(Phrases::cells(cells, Role::Words));
  return tr("You had crossed out the right digit in %1.", "cells").arg(named);
}

void SolvedCard::play(bool isNextLevel) {
  const Level level = m_game.level().value_or(m_controller.nextLevel());
  const int next = static_cast<int>(level) + (isNextLevel ? 1 : 0);
  m_controller.setNextLevel(static_cast<Level>(std::min(next, static_cast<int>(Level::Inhuman))));
  m_controller.newGame();
}

void SolvedCard::resizeEvent(QResizeEvent* event) {
  QGroupBox::resizeEvent(event);
  const bool isWide = width() > kWideFrom * height();
  m_layout->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  m_buttons->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void SolvedCard::changeEvent(QEvent* event) {
  QGroupBox::changeEvent(event);
  if (event->type() == QEvent::FontChange) setFonts();
}

void SolvedCard::setFonts() {
  m_title->setFont(bold(scaled(font(), kSolvedTitleSize)));
}

}  // namespace sudoku
