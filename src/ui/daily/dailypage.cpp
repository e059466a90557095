#include "dailypage.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include "dailycalendar.h"
#include "dailycard.h"
#include "dailymonthcard.h"
#include "dailystreakcard.h"
#include "dailywords.h"
#include "game/history/dailyresults.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/gamebutton.h"
#include "ui/style/textscale.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

using namespace std::chrono_literals;
/// The interval at which the page checks whether the day has changed; a timer for midnight is not enough,
/// since clocks can be set.
constexpr std::chrono::milliseconds kLookForMidnight = 20s;

// Pixels for the usual size of text: these sizes grow with the font.
constexpr int kBesideFrom = 760;
constexpr int kBesideHeight = 470;
constexpr int kStackedFrom = 460;
constexpr int kStackedHeight = 800;
constexpr int kDayCardWidth = 296;
constexpr int kMostDayCardWidth = 400;

QFont dailyTitleFont(const QFont& font) {
  return bold(scaled(font, kTitleSize));
}

}  // namespace

DailyPage::DailyPage(DailyPuzzles* puzzles, DailyTime time, Level level, QWidget* parent)
    : QWidget(parent),
      m_time(std::move(time)),
      m_puzzles(puzzles),
      m_back(new GameButton(this)),
      m_title(new QLabel(tr("Daily puzzle"), this)),
      m_turn(new CoachButton({}, this)),
      m_calendar(new DailyCalendar(makeResults(), this)),
      m_monthCard(new DailyMonthCard(m_calendar, this)),
      m_streakCard(new DailyStreakCard(this)),
      m_card(new DailyCard(level, this)) {
  m_puzzles->setParent(this);
  setAccessibleName(m_title->text());
  setFocusProxy(m_calendar);
  m_title->setFont(dailyTitleFont(font()));
  m_midnight.setSingleShot(true);
  connectParts();
  showResults();
  turnTo(false);
}

void DailyPage::connectParts() {
  connect(m_back, &QPushButton::clicked, this, &DailyPage::gameWanted);
  connect(m_turn, &QPushButton::clicked, this, [this] { turnTo(!m_showsCard); });
  connect(m_calendar, &DailyCalendar::dayChosen, this, [this] {
    m_monthCard->showMonth();
    showResults();
  });
  connect(m_calendar, &DailyCalendar::activated, this, [this] {
    if (m_arrangement == Arrangement::InTurn) turnTo(true);
    m_card->takeFocus();
  });
  connect(m_card, &DailyCard::levelChosen, this, [this](Level level) {
    showDay();
    emit levelChosen(level);
  });
  connect(m_card, &DailyCard::playWanted, this, &DailyPage::play);
  connect(m_puzzles, &DailyPuzzles::changed, this, &DailyPage::showDay);
  connect(m_puzzles, &DailyPuzzles::made, this, &DailyPage::made);
  connect(&m_midnight, &QTimer::timeout, this, &DailyPage::takeToday);
}

DailyResults DailyPage::makeResults() const {
  return {m_games, m_time.today()};
}

void DailyPage::setGames(std::vector<GameSummary> games) {
  m_games = std::move(games);
  m_calendar->setResults(makeResults());
  showResults();
}

void DailyPage::open() {
  m_calendar->setResults(makeResults());
  m_calendar->chooseDay(m_calendar->results().today());
  showResults();
  turnTo(true);
}

void DailyPage::waitForMidnight() {
  const std::chrono::milliseconds left(QTime::currentTime().msecsTo(QTime(23, 59, 59, 999)) + 1);
  m_midnight.start(std::min(kLookForMidnight, left));
}

void DailyPage::takeToday() {
  waitForMidnight();
  const QDate before = m_calendar->results().today();
  if (m_time.today() == before) return;
  const bool showedToday = m_calendar->chosenDay() == before;
  m_calendar->setResults(makeResults());
  if (showedToday) m_calendar->chooseDay(m_calendar->results().today());
  m_monthCard->showMonth();
  showResults();
}

void DailyPage::showResults() {
  const DailyResults& results = m_calendar->results();
  const DailyStreaks streaks = results.streaks();
  m_streakCard->setStreaks(streaks);
  QStringList parts = DailyWords::monthParts(results.ofMonth(m_calendar->chosenDay()));
  if (m_arrangement == Arrangement::InTurn && streaks.now > 0) parts.prepend(DailyWords::inARow(streaks.now));
  QStringList summaries;
  for (; !parts.isEmpty(); parts.removeLast()) summaries += DailyWords::joined(parts);
  m_monthCard->setSummaries(summaries);
  showDay();
}

void DailyPage::showDay() {
  const QDate day = m_calendar->chosenDay();
  if (isVisible() && day <= m_calendar->results().today())
    m_puzzles->want(day, m_card->level());
  else
    m_puzzles->cancel();
  m_card->show(contentOf(day));
}

DailyCardContent DailyPage::contentOf(QDate day) const {
  const DailyResults& results = m_calendar->results();
  const DayResult puzzle = results.ofPuzzle(day, m_card->level());
  DailyCardContent content;
  content.title = DailyWords::longDay(day, results.today());
  content.facts = factsOf(day);
  content.advice = DailyWords::advice(results, day, m_card->level(), m_time.now());
  content.action = puzzle.begunGame ? tr("Continue") : isSolved(puzzle.state) ? tr("Play again") : tr("Play");
  const bool isMade = m_puzzles->puzzle(day, m_card->level()) != nullptr;
  content.canPlay = puzzle.state != DayState::Future && (puzzle.begunGame || isMade);
  content.preview = previewOf(day, puzzle);
  for (const auto& [level, name] : Names<Level>::kNames)
    content.levels[static_cast<std::size_t>(level)] = results.ofPuzzle(day, level);
  return content;
}

QString DailyPage::factsOf(QDate day) const {
  const Level level = m_card->level();
  if (day > m_calendar->results().today()) return {};
  const PuzzleWithId* made = m_puzzles->puzzle(day, level);
  if (made == nullptr) return m_puzzles->isMaking() ? tr("Making the puzzle…") : QString();
  QStringList facts;
  if (const auto difficulty = m_puzzles->difficulty(day, level))
    facts += tr("SE %1", "rating of Sudoku Explainer").arg(QLocale().toString(*difficulty / 10.0, 'f', 1));
  facts += tr("%Ln givens", nullptr, made->puzzle.givens.filledCells().size());
  return DailyWords::joined(facts);
}

PuzzleRecord DailyPage::previewOf(QDate day, const DayResult& result) const {
  PuzzleRecord preview;
  const auto begun = std::find_if(m_games.begin(), m_games.end(),
                                  [&](const GameSummary& game) { return game.id == result.begunGame; });
  if (begun != m_games.end()) {
    preview.givens = begun->givens;
    preview.board = begun->board;
  } else if (const PuzzleWithId* made = m_puzzles->puzzle(day, m_card->level())) {
    preview.givens = made->puzzle.givens;
    preview.board = made->puzzle.givens;
  }
  return preview;
}

void DailyPage::play() {
  takeToday();  // the day may have changed since the page was shown
  const QDate day = m_calendar->chosenDay();
  const DayResult result = m_calendar->results().ofPuzzle(day, m_card->level());
  if (result.begunGame) return emit continueWanted(*result.begunGame);
  if (const PuzzleWithId* puzzle = m_puzzles->puzzle(day, m_card->level()))
    emit playWanted(day, m_card->level(), *puzzle);
}

void DailyPage::turnTo(bool card) {
  m_showsCard = card;
  m_turn->setText(card ? tr("Calendar") : tr("Puzzle"));
  arrange();
  if (m_arrangement != Arrangement::InTurn || !isVisible()) return;
  if (card)
    m_card->takeFocus();
  else
    m_calendar->setFocus();
}

void DailyPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  m_title->setFont(dailyTitleFont(font()));
  arrange();
}

void DailyPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) return emit gameWanted();
  QWidget::keyPressEvent(event);
}

void DailyPage::resizeEvent(QResizeEvent* /*event*/) {
  arrange();
}

void DailyPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  takeToday();
  showDay();
  if (m_arrangement == Arrangement::InTurn && m_showsCard) m_card->takeFocus();
}

void DailyPage::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  m_midnight.stop();
  m_puzzles->cancel();
}

void DailyPage::put(QWidget* widget, const QRect& area) const {
  widget->setGeometry(QStyle::visualRect(layoutDirection(), rect(), area));
}

int DailyPage::scaledBy(int length) const {
  return qRound(length * textScale(fontMetrics(), kPageTextHeight));
}

DailyPage::Arrangement DailyPage::arrangementFor(const QSize& size) const {
  if (size.height() > 1.2 * size.width() && size.width() >= scaledBy(kStackedFrom) &&
      size.height() >= scaledBy(kStackedHeight))
    return Arrangement::Stacked;
  const bool isBeside = size.width() >= scaledBy(kBesideFrom) && size.height() >= scaledBy(kBesideHeight);
  return isBeside ? Arrangement::Beside : Arrangement::InTurn;
}

void DailyPage::arrange() {
  const auto before = std::exchange(m_arrangement, arrangementFor(size()));
  const bool isInTurn = m_arrangement == Arrangement::InTurn;
  m_turn->setVisible(isInTurn);
  m_monthCard->setVisible(!isInTurn || !m_showsCard);
  m_card->setVisible(!isInTurn || m_showsCard);
  m_streakCard->setVisible(!isInTurn);
  arrangeBody(arrangeHeader());
  if (m_arrangement != before) showResults();
}

/// Places the parts of the page's header. Returns the area below the header.
QRect DailyPage::arrangeHeader() const {
  const int line = fontMetrics().height();
  const int edge = height() < 30 * line ? line / 2 : line;
  const int top = edge * 3 / 4;
  const int least = std::max(m_turn->sizeHint().height(), edge * 2);
  const QSize back = m_back->sizeHint().expandedTo(QSize(0, least));
  put(m_back, QRect(QPoint(edge, top), back));
  const QSize turn(m_turn->sizeHint().width(), back.height());
  put(m_turn, QRect(QPoint(width() - edge - turn.width(), top), turn));
  const int left = edge + back.width() + line;
  const int right = m_arrangement == Arrangement::InTurn ? turn.width() + line / 2 : 0;
  put(m_title, QRect(left, top, width() - left - edge - right, back.height()));
  return rect().adjusted(edge, 2 * top + back.height(), -edge, -edge);
}

void DailyPage::arrangeBody(const QRect& body) {
  const int gap = fontMetrics().height() * 3 / 4;
  const int streakHeight = m_streakCard->sizeHint().height();
  QRect month = body;
  QRect side = body;
  if (m_arrangement == Arrangement::Beside) {
    const int wanted = std::clamp(width() / 4, scaledBy(kDayCardWidth), scaledBy(kMostDayCardWidth));
    side.setLeft(std::max(body.right() + 1 - wanted, body.center().x()));
    month.setRight(side.left() - 1 - gap);
  } else if (m_arrangement == Arrangement::Stacked) {
    month.setBottom(body.top() + (body.height() - streakHeight) / 2);
    side.setTop(month.bottom() + 1 + gap);
  }
  QRect streak = side;
  streak.setHeight(streakHeight);
  if (m_arrangement != Arrangement::InTurn) side.setTop(streak.bottom() + 1 + gap);
  put(m_monthCard, month);
  put(m_streakCard, streak);
  put(m_card, side);
}

}  // namespace sudoku
