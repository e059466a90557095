#include "reviewpage.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "game/language/joined.h"
#include "momentpanel.h"
#include "momentview.h"
#include "reviewtimeline.h"
#include "ui/controls/badge.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/figurecard.h"
#include "ui/controls/gamebutton.h"
#include "ui/controls/pageicons.h"
#include "ui/controls/segments.h"
#include "ui/controls/words.h"
#include "ui/style/targets.h"
#include "ui/style/textscale.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto kPatience = 300ms;
// Lengths are in pixels at a text size of 100 %, and grow with the font.
constexpr int kFullPageWidth = 820;
constexpr int kFullPageHeight = 560;
constexpr int kTallPageHeight = 800;
constexpr int kReviewEdge = 16;
constexpr int kReviewGap = 8;
constexpr QSize kHeadButton(82, 30);
constexpr int kListPart = 1;  // widths of the list and of the moment, in parts of both
constexpr int kViewPart = 2;
// The size of the page from which the time line and the texts grow with it, the texts in steps.
constexpr double kUsualWidth = 1020;
constexpr double kUsualHeight = 700;
constexpr double kTextGrowthStep = 0.05;

}  // namespace

ReviewPage::ReviewPage(QWidget* parent)
    : QWidget(parent),
      m_reviewer([this](const Outcome& outcome) { take(outcome); }),
      m_back(new GameButton(this)),
      m_title(new QLabel(tr("Review"), this)),
      m_name(new QLabel(this)),
      m_level(new Badge(this)),
      m_replay(new CoachButton(tr("Replay"), this)),
      m_cards(new QGridLayout),
      m_timeline(new ReviewTimeline(this)),
      m_panel(new MomentPanel(this)),
      m_view(new MomentView(this)),
      m_parts(new Segments(tr("Parts of the review"), this)),
      m_previous(makeTurn(-1)),
      m_next(makeTurn(1)),
      m_status(new QLabel(this)),
      m_column(new QVBoxLayout(this)),
      m_body(new QGridLayout) {
  setAccessibleName(tr("Review"));
  m_patience.setSingleShot(true);
  m_patience.setInterval(kPatience);
  m_name->setTextFormat(Qt::PlainText);
  m_name->setForegroundRole(QPalette::PlaceholderText);
  m_status->setTextFormat(Qt::PlainText);
  m_status->setForegroundRole(QPalette::PlaceholderText);
  m_replay->setFocusPolicy(Qt::StrongFocus);
  m_parts->setChoices({tr("Summary"), tr("Time line"), tr("Moments")}, static_cast<int>(Part::Moments));
  for (FigureCard*& card : m_figures) card = new FigureCard(this);
  makeHead();
  m_column->addLayout(m_cards);
  m_column->addWidget(m_timeline);
  m_column->addLayout(m_body, 1);
  m_column->addWidget(m_status);
  connectParts();
  changeEvent(nullptr);
}

void ReviewPage::makeHead() {
  auto* head = new QHBoxLayout;
  head->setSpacing(kReviewGap + 2);
  head->addWidget(m_back);
  head->addWidget(m_title);
  head->addWidget(m_name, 1);
  head->addWidget(m_parts);
  auto* turns = new QHBoxLayout;
  turns->setSpacing(kReviewGap / 2);
  turns->addWidget(m_previous);
  turns->addWidget(m_next);
  head->addLayout(turns);
  head->addWidget(m_level);
  head->addWidget(m_replay);
  m_name->installEventFilter(this);
  m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  m_column->addLayout(head);
}

QPushButton* ReviewPage::makeTurn(int by) {
  auto* button = new QPushButton(pageIcon(by < 0 ? PageIcon::Previous : PageIcon::Next), {}, this);
  button->setAccessibleName(by < 0 ? tr("Previous moment") : tr("Next moment"));
  button->setToolTip(button->accessibleName());
  button->setAutoDefault(false);
  connect(button, &QPushButton::clicked, this, [this, by] {
    if (const auto entry = momentBeside(by)) choose(*entry);
  });
  return button;
}

void ReviewPage::connectParts() {
  connect(m_back, &QPushButton::clicked, this, &ReviewPage::gameWanted);
  connect(m_replay, &QPushButton::clicked, this, [this] { emit replayWanted(m_game.id, 0); });
  connect(m_timeline, &ReviewTimeline::chosen, this, &ReviewPage::choose);
  connect(m_panel, &MomentPanel::chosen, this, &ReviewPage::choose);
  connect(m_view, &MomentView::replayWanted, this, [this](int move) { emit replayWanted(m_game.id, move); });
  connect(m_view, &MomentView::pathWanted, this,
          [this](const Position& position) { emit pathWanted(m_game.puzzle, position); });
  connect(m_view, &MomentView::practiceWanted, this, &ReviewPage::practiceWanted);
  connect(m_parts, &Segments::chosen, this, &ReviewPage::showParts);
  connect(&m_patience, &QTimer::timeout, this, [this] { m_view->showRemark(tr("Looking at your moves…")); });
}

void ReviewPage::setStepKey(const QAction& action) {
  m_view->setStepKey(action);
}

bool ReviewPage::takeNextStep() {
  return m_view->showStep();
}

ReviewPage::Outcome ReviewPage::reviewed(const StoredGame& game, const std::optional<KeptReview>& kept,
                                         const std::stop_token& stop) {
  auto review = reviewOf(game, stop, kept);
  if (!review) return std::nullopt;
  std::vector<std::optional<TaughtStep>> openings;
  for (const KeyMoment& moment : review->moments)
    openings.push_back(moment.opening ? std::optional(teach(moment.opening->step, moment.opening->before))
                                      : std::nullopt);
  return Reviewed{*std::move(review), std::move(openings)};
}

void ReviewPage::open(StoredGame game, std::optional<qint64> medianMs, std::optional<KeptReview> kept) {
  const bool isSame = m_reviewed && m_game.key == game.key && m_game.moves == game.moves;
  m_game = std::move(game);
  m_medianMs = medianMs;
  m_kept = std::move(kept);
  m_name->setAccessibleName(ReviewWords::game(m_game));
  m_name->setToolTip(plainToolTip(m_name->accessibleName()));
  showName();
  m_timeline->setFocus();
  if (isSame) return take(Outcome(m_reviewed));
  m_reviewed.reset();
  m_chosen.reset();
  m_view->showRemark({});
  m_panel->setMoments({}, {});
  m_timeline->setReview({});
  m_status->clear();
  for (FigureCard* card : m_figures) card->setFigure({}, {}, {});
  m_level->hide();
  m_patience.start();
  m_reviewer.run(
      [game = m_game, kept = m_kept](const std::stop_token& stop) { return reviewed(game, kept, stop); });
}

void ReviewPage::close() {
  m_patience.stop();
  m_reviewer.cancel();
}

void ReviewPage::take(const Outcome& outcome) {
  m_patience.stop();
  m_reviewed = outcome;
  if (!m_reviewed || m_reviewed->review.entries.empty()) {
    m_reviewed.reset();
    return m_view->showRemark(m_game.solutions == Solutions::Several
                                  ? tr("The puzzle has several solutions: there is nothing to judge.")
                                  : tr("Nothing was entered in this game."));
  }
  const GameReview& review = m_reviewed->review;
  if (const KeptReview made = keptReviewOf(review, m_game); made != m_kept) {
    m_kept = made;
    emit reviewMade(m_game.id, made);
  }
  const auto figures = ReviewWords::figures(m_game, review, m_medianMs);
  for (std::size_t card = 0; card < figures.size(); ++card)
    m_figures[card]->setFigure(figures[card].figure, figures[card].caption,
                               Joined::list({figures[card].figure, figures[card].caption}));
  m_level->setLevel(review.level);
  m_level->show();
  m_timeline->setReview(review);
  m_panel->setMoments(review, m_reviewed->openings);
  const std::size_t first = review.moments.empty() ? 0 : review.moments.front().entry;
  choose(m_chosen && *m_chosen < review.entries.size() ? *m_chosen : first);
  arrange();
}

void ReviewPage::choose(std::size_t entry) {
  const GameReview& review = m_reviewed->review;
  m_chosen = entry;
  m_timeline->setCurrent(entry);
  m_panel->choose(entry);
  std::optional<TaughtStep> opening;
  for (std::size_t index = 0; index < review.moments.size(); ++index)
    if (review.moments[index].entry == entry) opening = m_reviewed->openings[index];
  m_view->show(m_game.puzzle, review, entry, opening);
  m_previous->setEnabled(momentBeside(-1).has_value());
  m_next->setEnabled(momentBeside(1).has_value());
  m_status->setText(tr("Entry %1 of %2, at %3. Your own game is untouched.", "numbers, a time")
                        .arg(QString::number(entry + 1), QString::number(review.entries.size()),
                             clockText(review.entries[entry].atMs)));
}

std::optional<std::size_t> ReviewPage::momentBeside(int by) const {
  std::optional<std::size_t> beside;
  if (!m_reviewed || !m_chosen) return beside;
  for (const KeyMoment& moment : m_reviewed->review.moments) {
    if (by > 0 ? moment.entry <= *m_chosen : moment.entry >= *m_chosen) continue;
    const bool isNearer = !beside || (by > 0 ? moment.entry < *beside : moment.entry > *beside);
    if (isNearer) beside = moment.entry;
  }
  return beside;
}

/// Shows the name of the game, as much of it as there is room for.
void ReviewPage::showName() {
  m_name->setText(
      m_name->fontMetrics().elidedText(m_name->accessibleName(), Qt::ElideRight, m_name->width()));
}

bool ReviewPage::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_name && event->type() == QEvent::Resize) showName();
  return QWidget::eventFilter(watched, event);
}

void ReviewPage::resizeEvent(QResizeEvent* /*event*/) {
  arrange();
}

void ReviewPage::changeEvent(QEvent* event) {
  if (event != nullptr) QWidget::changeEvent(event);
  if (event != nullptr && event->type() != QEvent::FontChange) return;
  arrange();
}

void ReviewPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) return emit gameWanted();
  QWidget::keyPressEvent(event);
}

void ReviewPage::arrange() {
  const double scale = textScale(fontMetrics(), kPageTextHeight);
  const auto isAtLeast = [scale](int length, int least) { return length >= qRound(least * scale); };
  m_room = isAtLeast(height(), kFullPageHeight) && isAtLeast(width(), kFullPageWidth) ? Room::Full
           : isAtLeast(height(), kTallPageHeight)                                     ? Room::Tall
                                                                                      : Room::Low;
  const bool isLow = m_room == Room::Low;
  const int edge = qRound((isLow ? kReviewEdge / 2 : kReviewEdge) * scale);
  m_column->setContentsMargins(edge, edge / 2, edge, edge / 2);
  m_column->setSpacing(qRound((isLow ? kReviewGap / 2 : kReviewGap) * scale));
  m_body->setSpacing(m_column->spacing());
  for (FigureCard* card : m_figures) card->setLow(m_room != Room::Full);
  m_back->setHasWord(m_room != Room::Low);
  m_title->setVisible(m_room != Room::Low);
  const double growth =
      std::max(1.0, std::min(width() / (kUsualWidth * scale), height() / (kUsualHeight * scale)));
  growTexts(growth);
  for (QPushButton* button : std::initializer_list<QPushButton*>{m_back, m_replay})
    button->setMinimumSize(m_room == Room::Full ? kHeadButton * (scale * growth) : QSize(0, 0));
  m_timeline->setFixedHeight(qRound(m_timeline->heightForWidth(width() - 2 * edge) * growth));
  m_parts->setVisible(isLow);
  showParts();
}

/// Gives all texts a growth relative to their usual size, but for those of the time line, which grow with it.
void ReviewPage::growTexts(double growth) {
  const QFont grown = scaled(font(), 1 + std::floor((growth - 1) / kTextGrowthStep) * kTextGrowthStep);
  for (QWidget* part :
       std::initializer_list<QWidget*>{m_back, m_name, m_replay, m_parts, m_panel, m_view, m_status})
    part->setFont(grown);
  for (FigureCard* card : m_figures) card->setFont(grown);
  m_title->setFont(bold(scaled(grown, kTitleSize)));
  m_level->setFont(bold(scaled(grown, kBadgeSize)));
}

void ReviewPage::arrangeCards(int columns) {
  for (FigureCard* card : m_figures) m_cards->removeWidget(card);
  m_cards->setSpacing(m_column->spacing());
  // In two rows the cards of a row share its width: a row of three, then one of two.
  const int parts = columns * 2;
  for (int each = 0; each < m_cards->columnCount(); ++each) m_cards->setColumnStretch(each, 0);
  for (int each = 0; each < parts; ++each) m_cards->setColumnStretch(each, 1);
  int column = 0;
  int row = 0;
  const auto count = static_cast<int>(m_figures.size());
  for (int index = 0; index < count; ++index) {
    const int inRow = std::min(columns, count - row * columns);
    m_cards->addWidget(m_figures[static_cast<std::size_t>(index)], row, column, 1, parts / inRow);
    column += parts / inRow;
    if (column < parts) continue;
    column = 0;
    ++row;
  }
}

/// Shows the parts for which there is room; in a low window the one that the player has chosen.
void ReviewPage::showParts() {
  const auto part = static_cast<Part>(m_parts->current());
  const auto isShown = [&](Part each) { return m_room != Room::Low || part == each; };
  arrangeCards(m_room == Room::Full ? 5 : m_room == Room::Tall ? 3 : 2);
  for (FigureCard* card : m_figures) card->setVisible(isShown(Part::Summary));
  m_timeline->setVisible(isShown(Part::Timeline));
  m_view->setVisible(m_room != Room::Low || part != Part::Summary);
  m_panel->setVisible(m_room != Room::Low || part == Part::Summary);
  m_status->setVisible(m_room != Room::Low);
  m_replay->setVisible(m_room != Room::Low || part != Part::Moments);  // moments have one of their own
  const int turn = std::max(fontMetrics().height() + kReviewGap, leastTarget(*this));
  for (QPushButton* button : {m_previous, m_next}) {
    button->setFixedSize(turn, turn);
    button->setVisible(m_room == Room::Low && part == Part::Moments);
  }
  for (QWidget* each : std::initializer_list<QWidget*>{m_panel, m_view}) m_body->removeWidget(each);
  const bool isUpright = m_room == Room::Tall;
  m_body->addWidget(m_view, 0, isUpright ? 0 : 1);
  m_body->addWidget(m_panel, isUpright ? 1 : 0, 0);
  m_body->setRowStretch(0, 2);
  m_body->setRowStretch(1, isUpright ? 1 : 0);
  m_body->setColumnStretch(0, m_panel->isHidden() ? 0 : kListPart);
  m_body->setColumnStretch(1, isUpright || m_view->isHidden() ? 0 : kViewPart);
  m_view->setCompact(m_room == Room::Low && part == Part::Timeline);
}

}  // namespace sudoku
