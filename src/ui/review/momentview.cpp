#include "momentview.h"

#include <algorithm>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "game/practice/practiceposition.h"
#include "game/teacher/phrases.h"
#include "game/teacher/techniquewords.h"
#include "reviewwords.h"
#include "ui/board/sceneboard.h"
#include "ui/board/stepscene.h"
#include "ui/controls/badge.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/pagedtext.h"
#include "ui/controls/phraselabel.h"
#include "ui/keys/keytip.h"
#include "ui/style/direction.h"
#include "ui/style/frame.h"
#include "ui/style/strokes.h"
#include "ui/style/textscale.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kViewEdge = 8;
constexpr int kMomentBoardGap = 18;
constexpr int kMomentBoardMargin = 14;  // room for the numbers of rows and columns
constexpr int kLeastWords = 180;        // width of the words beside the board
constexpr int kLeastMomentBoard = 150;  // least side of the board
constexpr int kStepButtonHeight = 32;
constexpr double kEntryTitle = 1.2;
constexpr double kEntryWhen = 0.9;

/// The step that opened an entry, as it is drawn: what it opens is green.
StepPicture pictureOf(const KeyMoment& moment, const TaughtStep& opening) {
  StepPicture picture = opening.picture;
  const auto& marks = picture.marks;
  const Candidate opened = moment.opening->entry;
  if (std::any_of(marks.begin(), marks.end(),
                  [](const StepPicture::Mark& mark) { return mark.role == Role::Placed; }))
    return picture;
  std::erase_if(picture.marks,
                [&](const StepPicture::Mark& mark) { return mark.candidate.cell == opened.cell; });
  picture.marks.push_back({opened, Role::Placed});
  picture.cells.push_back({{opened.cell}, Role::Placed});
  picture.digit.reset();
  return picture;
}

/// The sentences that explain a step, and what it opens.
std::vector<Sentence> sentencesOf(const KeyMoment& moment, const TaughtStep& opening) {
  std::vector<Sentence> sentences = opening.explanation.why;
  if (opening.step.placements.empty()) sentences.push_back(ReviewWords::opens(moment.opening->entry));
  return sentences;
}

}  // namespace

MomentView::MomentView(QWidget* parent)
    : QWidget(parent),
      m_board(new SceneBoard(this)),
      m_words(new QWidget(this)),
      m_title(new QLabel(m_words)),
      m_verdict(new Badge(m_words)),
      m_when(new QLabel(m_words)),
      m_text(new PagedText(m_words)),
      m_step(new CoachButton(tr("Show the step"), m_words, CoachButton::Look::Primary)),
      m_replay(new CoachButton(tr("Replay from here"), m_words)),
      m_practice(new CoachButton({}, m_words)) {
  m_board->setAccessibleName(tr("The position before this entry"));
  m_board->setReadable(true);
  m_board->setOnPanel(true);
  m_title->setTextFormat(Qt::PlainText);
  m_title->setWordWrap(true);
  m_when->setTextFormat(Qt::PlainText);
  m_when->setForegroundRole(QPalette::PlaceholderText);
  auto* head = new QHBoxLayout;
  head->addWidget(m_title, 1);
  head->addWidget(m_verdict, 0, Qt::AlignTop);
  auto* column = new QVBoxLayout(m_words);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addLayout(head);
  column->addWidget(m_when);
  column->addWidget(m_text, 1);
  for (CoachButton* button : {m_step, m_replay, m_practice}) {
    button->setFocusPolicy(Qt::StrongFocus);
    column->addWidget(button);
  }
  connectButtons();
  changeEvent(nullptr);
  showRemark({});
}

void MomentView::connectButtons() {
  connect(m_step, &QPushButton::clicked, this, &MomentView::showStep);
  connect(m_replay, &QPushButton::clicked, this, [this] { emit replayWanted(m_move); });
  connect(m_practice, &QPushButton::clicked, this, [this] {
    if (m_technique) emit practiceWanted(*m_technique);
  });
  connect(m_text, &PagedText::pointedAt, this, [this](const std::optional<Phrase>& phrase) {
    BoardScene scene = m_board->scene();
    scene.pointedAt = phrase;
    m_board->setScene(scene);
  });
}

void MomentView::setStepKey(const QAction& action) {
  bindKeycap(*m_step, action);
}

bool MomentView::showStep() {
  if (!m_position || !m_step->isVisibleTo(this)) return false;
  emit pathWanted(*m_position);
  return true;
}

void MomentView::showRemark(const QString& words) {
  m_position.reset();
  m_board->setScene({});
  m_title->setText(words);
  m_when->clear();
  m_text->setSections({});
  for (QWidget* part : std::initializer_list<QWidget*>{m_verdict, m_step, m_replay}) part->hide();
  setTechnique({});
}

void MomentView::show(const Puzzle& puzzle, const GameReview& review, std::size_t entry,
                      const std::optional<TaughtStep>& opening) {
  const ReviewedEntry& reviewed = review.entries[entry];
  const auto moment = std::find_if(review.moments.begin(), review.moments.end(),
                                   [entry](const KeyMoment& each) { return each.entry == entry; });
  Grid board = puzzle.givens;
  for (const Cell cell : reviewed.filled) board.set(cell, *puzzle.solution.at(cell));
  m_position = positionOf(board);
  m_position->givens = puzzle.givens;
  m_move = reviewed.move;

  BoardScene scene =
      opening ? sceneOf(opening->position, pictureOf(*moment, *opening)) : sceneOf(*m_position, {});
  scene.givens = puzzle.givens;
  scene.board.set(reviewed.entry.cell, reviewed.entry.digit);
  scene.entering = reviewed.entry.cell;
  m_board->setScene(scene);

  m_title->setText(ReviewWords::entered(reviewed.entry));
  m_verdict->setText(ReviewWords::verdict(reviewed.verdict));
  m_verdict->updateGeometry();
  m_when->setText(ReviewWords::when(reviewed));
  std::vector<PagedText::Section> sections = {{{}, {{Phrase{ReviewWords::account(reviewed)}}}}};
  if (opening) sections.push_back({ReviewWords::heading(review, *moment), sentencesOf(*moment, *opening)});
  m_text->setSections(sections);
  orderTabs();
  m_verdict->show();
  m_replay->setVisible(!m_isCompact);
  m_step->setVisible(reviewed.verdict != EntryVerdict::Mistake);
  const bool isOwnFault =
      reviewed.verdict == EntryVerdict::Mistake || reviewed.verdict == EntryVerdict::Helped;
  setTechnique(isOwnFault       ? std::nullopt
               : opening        ? std::optional(opening->step.technique)
               : reviewed.logic ? std::optional(reviewed.logic->technique)
                                : std::nullopt);
  arrange();
}

/// Leads the Tab key from the board through the text to the buttons.
void MomentView::orderTabs() {
  QWidget* before = m_board;
  QList<QWidget*> order;
  for (PhraseLink* link : m_text->findChildren<PhraseLink*>()) order += link;
  order += {m_step, m_replay, m_practice};
  for (QWidget* next : order) {
    setTabOrder(before, next);
    before = next;
  }
}

void MomentView::setCompact(bool isCompact) {
  m_isCompact = isCompact;
  m_replay->setVisible(m_position && !isCompact);
  m_practice->setVisible(m_technique && !isCompact);
  arrange();
}

/// Offers to practise a technique, if there are exercises for it.
void MomentView::setTechnique(std::optional<Technique> technique) {
  const auto served = servedTechniques();
  const bool isServed = technique && std::find(served.begin(), served.end(), *technique) != served.end();
  m_technique = isServed ? technique : std::nullopt;
  m_practice->setVisible(isServed && !m_isCompact);
  if (m_technique)
    m_practice->setText(tr("Practise: %1", "a technique").arg(TechniqueWords::title(*technique)));
}

void MomentView::paintEvent(QPaintEvent* /*event*/) {
  paintFrame(*this, themeOf(this), kPanelCorner);
}

void MomentView::resizeEvent(QResizeEvent* /*event*/) {
  arrange();
}

void MomentView::changeEvent(QEvent* event) {
  if (event != nullptr) QWidget::changeEvent(event);
  if (event != nullptr && event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange) return;
  m_title->setFont(bold(scaled(font(), kEntryTitle)));
  m_verdict->setFont(bold(scaled(font(), kBadgeSize)));
  m_when->setFont(scaled(font(), kEntryWhen));
  arrange();
}

void MomentView::arrange() {
  const double scale = textScale(fontMetrics(), kPageTextHeight);
  const int edge = qRound(kViewEdge * scale);
  const int gap = qRound(kMomentBoardGap * scale);
  const int widest = width() - 2 * edge - gap - qRound(kLeastWords * scale);
  const int side = std::max(kLeastMomentBoard, std::min(height() - 2 * edge, widest));
  m_board->setMargin(qRound(kMomentBoardMargin * scale));
  placeWidget(*m_board, {edge, edge, side, side});
  const int left = edge + side + gap;
  placeWidget(*m_words,
              {left, edge + edge / 2, width() - left - edge - edge / 2, height() - 2 * edge - edge / 2});
  for (CoachButton* button : {m_step, m_replay, m_practice})
    button->setFixedHeight(std::max(button->heightFor(m_words->width()),
                                    std::min(qRound(kStepButtonHeight * scale), height() / 8)));
}

}  // namespace sudoku
