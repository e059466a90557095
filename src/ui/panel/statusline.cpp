#include "statusline.h"

#include <algorithm>
#include <utility>

#include <QDate>
#include <QEvent>
#include <QLabel>
#include <QPushButton>

#include "game/base/localday.h"
#include "game/control/gamecontroller.h"
#include "game/history/daywords.h"
#include "game/history/libraryfilter.h"
#include "game/play/game.h"
#include "game/teacher/clashwords.h"
#include "ui/controls/unbroken.h"
#include "ui/controls/words.h"
#include "ui/style/direction.h"
#include "ui/style/icons.h"
#include "ui/style/newerqt.h"
#include "ui/style/targets.h"

namespace sudoku {
namespace {

constexpr int kStatusGap = 6;

}  // namespace

StatusLine::StatusLine(const Game& game, GameController& controller, QWidget* parent)
    : QWidget(parent),
      m_game(game),
      m_controller(controller),
      m_icon(new QLabel(this)),
      m_label(new QLabel(this)),
      m_button(new QPushButton(this)) {
  m_label->setTextFormat(Qt::PlainText);  // names and errors of files may look like HTML
  m_label->setForegroundRole(QPalette::PlaceholderText);
  m_label->setWordWrap(true);  // a message about a file can be long
  m_button->setFocusPolicy(Qt::TabFocus);
  m_button->setAutoDefault(false);
  m_icon->hide();
  m_button->hide();
  connect(m_button, &QPushButton::clicked, this, [this] {
    if (const auto does = std::exchange(m_does, nullptr)) does();
  });
  connectGame();
}

void StatusLine::connectGame() {
  connect(&m_game, &Game::started, this, &StatusLine::showStart);
  connect(&m_game, &Game::cellsChanged, this, [this](CellSet changed) {
    m_changed = changed;
    showChange();
  });
  connect(&m_game, &Game::checked, this, &StatusLine::showCheck);
  connect(&m_game, &Game::marksChanged, this, &StatusLine::showChange);
  connect(&m_game, &Game::solvedChanged, this, &StatusLine::showSolved);
  for (const auto choice : {&Game::chosenDigitChanged, &Game::chosenColourChanged, &Game::hintsChanged,
                            &Game::inputModeChanged, &Game::selectionChanged})
    connect(&m_game, choice, this, &StatusLine::endPassing);
  connect(&m_game, &Game::chosenDigitChanged, this, &StatusLine::showMoment);
  connect(&m_game, &Game::chosenColourChanged, this, &StatusLine::showMoment);
  connect(&m_game, &Game::hintsChanged, this, &StatusLine::showMoment);
  connect(&m_controller.marks(), &MarkCommands::changed, this, &StatusLine::showMoment);
  connect(&m_game, &Game::inputModeChanged, this, &StatusLine::showMoment);
  connect(&m_game, &Game::selectionChanged, this, &StatusLine::showMoment);
  connect(&m_controller.session(), &GameSession::leftGameFound, this, [this](const LeftGame& game) {
    if (m_game.isStarted())
      showLeft(game);
    else
      m_left = game;
  });
  connect(&m_controller.session(), &GameSession::noPreviousGame, this,
          [this] { say(tr("There is no earlier game.")); });
  connect(&m_controller.messages(), &PlayerMessages::reported, this,
          [this](const QString& text) { say(text); });
  connect(&m_controller.messages(), &PlayerMessages::failed, this, &StatusLine::fail);
  connect(&m_controller.messages(), &PlayerMessages::done, this, [this](const QString& what) {
    if (!what.isEmpty() && !m_game.isSolved() && m_hintText.isEmpty() && !boardMessage()) showPassing(what);
  });
  connect(&m_controller.messages(), &PlayerMessages::refused, this, &StatusLine::showPassing);
  connect(&m_controller.time(), &PlayTime::pausedChanged, this, &StatusLine::showPause);
  connect(&m_controller.hints(), &HintCommands::hintChanged, this, &StatusLine::showHint);
}

QString StatusLine::text() const {
  return m_label->accessibleName();
}

void StatusLine::say(const QString& text, Kind kind) {
  m_isMoment = m_isPassing = false;
  m_does = nullptr;
  m_button->hide();
  m_kind = kind;
  setIcon();
  showUnbroken(*m_label, text);
  announce(*m_label, text);
  updateGeometry();
  arrange();
}

void StatusLine::offer(const QString& text, const QString& button, std::function<void()> does) {
  say(text);
  offerBeside(button, std::move(does));
}

void StatusLine::offerBeside(const QString& button, std::function<void()> does) {
  m_does = std::move(does);
  m_button->setText(button);
  m_button->show();
  updateGeometry();
  arrange();
}

void StatusLine::showStart() {
  const bool hadGame = std::exchange(m_hasPlayed, m_game.canUndo());
  if (m_game.isSolved()) return showSolved(true);
  m_isMoment = true;
  showMoment();
  if (const auto left = std::exchange(m_left, std::nullopt)) return showLeft(*left);
  if (!hadGame || m_game.canUndo() || !m_controller.session().keepsGameBefore()) return;
  const bool isKept = m_controller.keeper().state().kind != StorageState::Kind::Trouble;
  offer(isKept ? tr("Last game saved.") : tr("The last game is not saved yet."), tr("Go back"),
        [this] { m_controller.session().previousGame(); });
}

void StatusLine::showLeft(const LeftGame& game) {
  const QDate today = QDate::currentDate();
  const QDate day = localDay(game.lastPlayedMs);
  const QString cells = tr("%n left", "cells", game.emptyCells);
  const QString what =
      game.level ? tr("%1, %2", "a level, how much is left").arg(levelName(*game.level), cells) : cells;
  const QString text = day == today ? tr("Today's: %1").arg(what)
                       : day == today.addDays(-1)
                           ? tr("Yesterday's: %1").arg(what)
                           : tr("%1: %2", "a day, a game").arg(DayWords::of(day, today), what);
  offer(text, tr("Continue"), [this, id = game.id] {
    m_isMoment = true;
    showMoment();
    if (m_game.stored().id != id) m_controller.session().resume(id);
  });
}

void StatusLine::showChange() {
  m_hasPlayed = m_game.canUndo();
  if (m_game.isSolved()) return;
  if (const auto message = boardMessage()) {
    // A message that is shown already is not announced again.
    if (message->text != text() || message->kind != m_kind) say(message->text, message->kind);
    return;
  }
  m_isMoment = true;
  showMoment();
}

void StatusLine::showPassing(const QString& text) {
  say(text);
  m_isPassing = true;
}

void StatusLine::endPassing() {
  if (!std::exchange(m_isPassing, false)) return;
  if (m_game.isSolved())
    showSolved(true);
  else if (m_hintText.isEmpty())
    showChange();
  else
    say(m_hintText);
}

std::optional<StatusLine::Message> StatusLine::boardMessage() const {
  const std::optional<Clash> clash = clashToTell();
  const CheckReport& marks = m_game.marks();
  const bool isFull = m_game.state().board.isFull();
  if (clash && isFull && marks.wrong.isEmpty())
    return Message{ClashWords::ofFullBoard(*clash), Kind::Problem};
  if (clash && !(clash->cells & m_changed).isEmpty()) return Message{ClashWords::of(*clash), Kind::Problem};
  // If the board is full but wrong, this is said, and not how many entries an earlier check has marked as
  // right.
  if (!marks.wrong.isEmpty() || (!marks.right.isEmpty() && !isFull)) return Message{countsText()};
  if (isFull)
    return Message{tr("Every cell is filled, but something is wrong. Check shows where."), Kind::Problem};
  if (clash) return Message{ClashWords::of(*clash), Kind::Problem};
  return std::nullopt;
}

std::optional<Clash> StatusLine::clashToTell() const {
  if (!m_namesClashes) return std::nullopt;
  return findClash(m_game.state().board, m_changed);
}

void StatusLine::showMoment() {
  if (!m_isMoment || m_game.isSolved() || !m_hintText.isEmpty()) return;
  const QString text = momentText();
  if (text == this->text() && m_kind == Kind::Plain) return;
  say(text);
  m_isMoment = true;
}

void StatusLine::setHasTip(bool has) {
  m_hasTip = has;
  showMoment();
}

QString StatusLine::momentOfMarks() const {
  if (m_controller.marks().target() == MarkTarget::Link)
    return tr("Drag from one candidate to another. A press on a link takes it away.");
  const auto colour = m_game.chosenColour();
  return colour ? tr("Click the candidates that get colour %1, or type their digits.").arg(colour->value())
                : tr("Choose a colour and click a candidate. Right-click takes its colour away.");
}

QString StatusLine::momentText() const {
  const InputMode mode = m_game.inputMode();
  const int count = m_game.selection().cells.size();
  if (m_controller.marks().target() != MarkTarget::Cell) return momentOfMarks();
  if (count > 1) {
    switch (mode) {
      case InputMode::Digit:
        return tr("%n cells selected. 1-9 writes into all of them.", "", count);
      case InputMode::Corner:
        return tr("%n cells selected. 1-9 toggles a note in all of them.", "", count);
      case InputMode::Centre:
        return tr("%n cells selected. 1-9 toggles a centre note in all of them.", "", count);
      case InputMode::Colour:
        return tr("%n cells selected. 1-6 toggles a colour in all of them.", "", count);
    }
  }
  if (mode == InputMode::Colour)
    return m_game.chosenColour()
               ? tr("Click the cells that get colour %1.").arg(m_game.chosenColour()->value())
               : tr("Choose a colour and click a cell. Right-click takes its colours away.");
  if (m_hasTip && mode == InputMode::Digit && !m_game.hints())
    return tr("Fill the empty cells: each row, column and box has 1 to 9 once.");
  const auto digit = m_game.chosenDigit();
  if (!digit)
    return m_game.hints() ? tr("Choose a digit to see where it can go.")
                          : tr("Choose a digit and click a cell. Right-click clears a cell.");
  if (m_game.hints()) return tr("Marked: where %1 breaks no rule.").arg(digit->value());
  return mode == InputMode::Digit
             ? tr("Click the cells that are %1. Right-click clears a cell.").arg(digit->value())
             : tr("Click the cells that may be %1, to note it.").arg(digit->value());
}

void StatusLine::showHint() {
  const auto& hint = m_controller.hints().hint();
  // The text of a hint could reveal something of the board, so it is not shown during a pause; showPause()
  // shows it afterwards.
  if (m_controller.time().isPaused()) return;
  const QString before = std::exchange(m_hintText, hint ? hint->status : QString());
  if (hint)
    say(hint->status);
  else if (text() == before)
    showChange();
}

void StatusLine::showPause() {
  // At the start of a pause the controller has already said that the game is paused.
  if (m_controller.time().isPaused()) return;
  showChange();
  showHint();
}

void StatusLine::showCheck() {
  say(countsText());
}

/// Says how many cells of the whole board are right, wrong and empty.
QString StatusLine::countsText() const {
  const CheckCounts counts = m_game.counts();
  QString text = tr("%1 right, %2 wrong, %3 empty").arg(counts.right).arg(counts.wrong).arg(counts.empty);
  if (counts.unchecked == 0) return text;
  return tr("%1, %2 not checked", "the counts of a check, a number").arg(text).arg(counts.unchecked);
}

void StatusLine::showSolved(bool solved) {
  if (solved) say(solvedText(), m_game.isGivenUp() ? Kind::Plain : Kind::Done);
}

QString StatusLine::solvedText() const {
  const QString time = clockText(m_controller.time().clock().elapsedMs());
  if (m_game.isGivenUp())
    return m_game.hasSeveralSolutions() ? tr("Given up after %1. This is one of the solutions.").arg(time)
                                        : tr("Given up after %1. This is the solution.").arg(time);
  return m_controller.history().solvedFacts().isRecord
             ? tr("Solved in %1: your best unaided time of this level.").arg(time)
             : tr("Solved in %1.").arg(time);
}

QSize StatusLine::sizeHint() const {
  return {1, heightForWidth(width())};
}

int StatusLine::heightForWidth(int width) const {
  int words = width;
  if (!m_icon->isHidden()) words -= fontMetrics().height() + kStatusGap;
  if (!m_button->isHidden()) words -= m_button->sizeHint().width() + kStatusGap;
  const int height = m_label->heightForWidth(std::max(1, words));
  return m_button->isHidden() ? height : std::max(height, leastTarget(*m_button));
}

void StatusLine::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
    setIcon();
    arrange();
  }
}

void StatusLine::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

/// Places the parts of the line; the button comes directly after the text.
void StatusLine::arrange() {
  const int line = fontMetrics().height();
  int left = 0;
  if (!m_icon->isHidden()) {
    placeWidget(*m_icon, {0, 0, line, line});
    left = line + kStatusGap;
  }
  int right = width();
  if (!m_button->isHidden()) {
    const int words = m_label->fontMetrics().horizontalAdvance(m_label->text()) + 2;
    const int button = m_button->fontMetrics().horizontalAdvance(m_button->text()) + line;
    const int at = std::max(0, std::min(left + words + kStatusGap, width() - button));
    const int most = std::max(line + kStatusGap, leastTarget(*m_button));
    placeWidget(*m_button, {at, 0, button, std::max(line, std::min(height(), most))});
    right = at - kStatusGap;
  }
  placeWidget(*m_label, {left, 0, std::max(1, right - left), height()});
  m_label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
}

void StatusLine::setIcon() {
  m_icon->setVisible(m_kind != Kind::Plain);
  if (m_kind == Kind::Plain) return;
  const QColor colour = palette().color(m_kind == Kind::Problem ? QPalette::BrightText : QPalette::Link);
  const int side = fontMetrics().height();
  m_icon->setPixmap(statusIcon(m_kind == Kind::Problem ? StatusShape::Trouble : StatusShape::Notice, colour)
                        .pixmap(QSize(side, side), devicePixelRatioF()));
}

}  // namespace sudoku
