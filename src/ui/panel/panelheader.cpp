#include "panelheader.h"

#include <algorithm>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include "clockwidget.h"
#include "game/control/gamecontroller.h"
#include "game/history/gamewords.h"
#include "game/play/game.h"
#include "ui/controls/words.h"
#include "ui/keys/keytip.h"
#include "ui/keys/menukeys.h"
#include "ui/style/direction.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

constexpr int kShownDigits = 8;
constexpr int kHeaderSpacing = 8;
constexpr int kHeaderEdge = 2;
constexpr double kNumberSize = 0.88;
constexpr double kClockSize = 1.5;

}  // namespace

PanelHeader::PanelHeader(const Game& game, GameController& controller, QWidget* parent)
    : QWidget(parent),
      m_game(game),
      m_controller(controller),
      m_level(new QLabel(this)),
      m_number(new QLabel(this)),
      m_clock(new ClockWidget(controller.time().clock(), this)) {
  m_number->setForegroundRole(QPalette::PlaceholderText);
  QSizePolicy policy = m_clock->sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  m_clock->setSizePolicy(policy);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kHeaderEdge, 0, kHeaderEdge, 0);
  row->setSpacing(kHeaderSpacing);
  row->addWidget(m_level);
  row->addWidget(m_number);
  row->addStretch();
  row->addWidget(m_clock);
  connect(m_clock, &ClockWidget::clicked, &controller,
          [&controller] { controller.time().setPaused(!controller.time().isPaused()); });
  connect(&m_game, &Game::started, this, &PanelHeader::showTitle);
  connect(&controller.history().library(), &Library::changed, this, &PanelHeader::showTitle);
  connect(&m_game, &Game::started, this, &PanelHeader::showSign);
  connect(&m_game, &Game::solvedChanged, this, &PanelHeader::showSign);
  connect(&controller.time(), &PlayTime::pausedChanged, this, &PanelHeader::showSign);
  setFonts();
  showTitle();
  showSign();
}

void PanelHeader::showKeys(const MenuKeys& keys) {
  bindToolTip(*m_clock, *keys.at("pause").action, tr("Pause, or go on"));
}

void PanelHeader::setShowsClock(bool shows) {
  m_showsClock = shows;
  m_clock->setVisible(shows);
}

/// Shows on the clock the sign for pausing or continuing; no sign for a solved game, which cannot be paused.
void PanelHeader::showSign() {
  m_clock->setSign(!m_game.isStarted() || m_game.isSolved() ? ClockWidget::Sign::None
                   : m_controller.time().isPaused()         ? ClockWidget::Sign::GoOn
                                                            : ClockWidget::Sign::Pause);
  fit();
}

QRect PanelHeader::lend(int width) {
  const bool hasClock = m_showsClock && width <= besideClock();
  m_isLent = true;
  m_level->hide();
  m_number->hide();
  m_clock->setVisible(hasClock);
  const QRect lent(0, 0, hasClock ? besideClock() : this->width(), height());
  return Mirror(*this)(lent).translated(pos());
}

void PanelHeader::takeBack() {
  if (!m_isLent) return;
  m_isLent = false;
  m_level->show();
  m_clock->setVisible(m_showsClock);
  fit();
}

int PanelHeader::besideClock() const {
  return width() - m_clock->sizeHint().width() - kHeaderEdge - kHeaderSpacing;
}

void PanelHeader::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) setFonts();
}

void PanelHeader::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

void PanelHeader::showTitle() {
  const auto level = m_game.level();
  m_level->setText(level                          ? levelName(*level)
                   : m_game.hasSeveralSolutions() ? GameWords::severalSolutions()
                                                  : QString());
  // The number shown is the end of the seed of random numbers with which the puzzle was made. The tool tip
  // has the whole id of the puzzle, which can be typed in to get the same puzzle.
  const QString id = m_game.puzzleId();
  m_numbers.clear();
  m_number->setToolTip(plainToolTip(id));
  m_number->setAccessibleName({});
  if (id.isEmpty())
    showPlace();
  else
    m_numbers += "#" + id.section('-', -1).right(kShownDigits);
  fit();
}

/// Shows the puzzle's place in its collection, if it belongs to one.
void PanelHeader::showPlace() {
  const auto place = m_controller.session().place();
  if (!place) return;
  m_numbers = {GameWords::place(*place), GameWords::number(*place)};
  m_number->setToolTip(plainToolTip(m_numbers.front()));
  m_number->setAccessibleName(m_numbers.front());
}

void PanelHeader::setFonts() {
  m_number->setFont(scaled(font(), kNumberSize));
  m_clock->setFont(scaled(font(), kClockSize));
  fit();
}

/// Shows the longest text in m_numbers that fits, or none.
void PanelHeader::fit() {
  if (m_isLent) return;
  const int room = width() - m_level->sizeHint().width() - m_clock->sizeHint().width() - 3 * kHeaderSpacing -
                   2 * kHeaderEdge;
  const QFontMetrics metrics(m_number->font());
  const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) <= room; };
  const auto shown = std::find_if(m_numbers.begin(), m_numbers.end(), fits);
  m_number->setVisible(shown != m_numbers.end());
  if (shown != m_numbers.end()) m_number->setText(*shown);
}

}  // namespace sudoku
