#include "learnpage.h"

#include <algorithm>

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include "game/practice/course.h"
#include "learncards.h"
#include "lessonlegend.h"
#include "lessonlist.h"
#include "nextlessoncard.h"
#include "startcard.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/gamebutton.h"
#include "ui/style/frame.h"
#include "ui/style/strokes.h"
#include "ui/style/textscale.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

// Lengths are in pixels at a text size of 100 %, and grow with the font.
constexpr int kLearnEdge = 16;
constexpr int kLearnGap = 8;
constexpr int kFullLearnWidth = 820;
constexpr int kFullLearnHeight = 560;
constexpr int kTallLearnHeight = 800;
constexpr int kCardsWidth = 264;
constexpr int kTallCardHeight = 300;
constexpr int kFlatCardHeight = 50;
constexpr int kLearnSearchWidth = 190;
constexpr int kLeastLearnCard = 62;
constexpr int kRoomOfRest = 100;  // what the head and the legend take of the height

/// The panel behind the lessons.
class LessonsPanel : public QWidget {
 public:
  explicit LessonsPanel(QWidget* parent) : QWidget(parent) {}

 protected:
  void paintEvent(QPaintEvent* /*event*/) override { paintFrame(*this, themeOf(this), kPanelCorner); }
};

}  // namespace

LearnPage::LearnPage(QWidget* parent)
    : QWidget(parent),
      m_back(new GameButton(this)),
      m_title(new QLabel(tr("Learn"), this)),
      m_search(new QLineEdit(this)),
      m_guide(new CoachButton(tr("Technique guide"), this)),
      m_panel(new LessonsPanel(this)),
      m_lessons(new LessonList(m_panel)),
      m_start(new StartCard(this)),
      m_next(new NextLessonCard(this)),
      m_known(new KnownCard(this)),
      m_refresh(new RefreshCard(this)),
      m_puzzles(new PuzzlesCard(this)),
      m_legend(new LessonLegend(this)),
      m_startAnew(new CoachButton(tr("Choose where to begin"), this, CoachButton::Look::Link)),
      m_column(new QVBoxLayout(this)),
      m_body(new QGridLayout) {
  setAccessibleName(tr("Learn"));
  makeHead();
  auto* inside = new QVBoxLayout(m_panel);
  inside->setContentsMargins(1, 1, 1, 1);
  inside->addWidget(m_lessons);
  m_column->addLayout(m_body, 1);
  m_column->addWidget(m_legend);
  m_startAnew->setFocusPolicy(Qt::StrongFocus);
  m_column->addWidget(m_startAnew, 0, Qt::AlignLeft);
  setFocusProxy(m_lessons);
  connect(m_back, &QPushButton::clicked, this, &LearnPage::gameWanted);
  connect(m_guide, &QPushButton::clicked, this, &LearnPage::guideWanted);
  connect(m_lessons, &LessonList::opened, this, &LearnPage::lessonWanted);
  connect(m_start, &StartCard::chosen, this,
          [this](Level level, bool withRules) { emit startChosen(firstLesson(level), withRules); });
  connect(m_known, &KnownCard::startWanted, this, &LearnPage::askAnew);
  connect(m_startAnew, &QPushButton::clicked, this, &LearnPage::askAnew);
  connect(m_next, &NextLessonCard::lessonWanted, this, &LearnPage::lessonWanted);
  connect(m_refresh, &RefreshCard::refreshWanted, this, &LearnPage::refreshWanted);
  connect(m_puzzles, &PuzzlesCard::puzzleForMeWanted, this, &LearnPage::puzzleForMeWanted);
  changeEvent(nullptr);
}

void LearnPage::makeHead() {
  m_search->setPlaceholderText(tr("Find a technique"));
  m_search->setAccessibleName(tr("Find a technique"));
  m_search->setClearButtonEnabled(true);
  m_search->installEventFilter(this);
  m_guide->setFocusPolicy(Qt::StrongFocus);
  connect(m_search, &QLineEdit::textChanged, m_lessons, &LessonList::filter);
  connect(m_search, &QLineEdit::returnPressed, m_lessons, &LessonList::openCurrent);
  auto* head = new QHBoxLayout;
  head->setSpacing(kLearnGap + 2);
  head->addWidget(m_back);
  head->addWidget(m_title);
  head->addStretch(1);
  head->addWidget(m_search);
  head->addWidget(m_guide);
  m_column->addLayout(head);
}

void LearnPage::setLearning(const Learning& learning, const QDate& today) {
  m_lessons->setLearning(learning, today);
  m_next->setLesson(learning.next());
  m_known->setLearning(learning);
  m_refresh->setLearning(learning, today);
  m_puzzles->setLearning(learning, today);
  m_hasStart = learning.start().has_value();
  setAsks(learning.isNewToCourse());
}

void LearnPage::askAnew() {
  setAsks(true);
  m_start->setFocus();
}

void LearnPage::setAsks(bool asks) {
  if (!asks && m_start->isAncestorOf(focusWidget())) m_next->setFocus();
  m_asks = asks;
  arrange();
}

void LearnPage::setStepKey(const QAction& action) {
  m_next->setStepKey(action);
}

bool LearnPage::takeNextStep() {
  m_next->start();
  return true;
}

void LearnPage::close() {
  m_next->close();
}

bool LearnPage::eventFilter(QObject* watched, QEvent* event) {
  if (watched != m_search || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
    m_search->clear();
    return true;
  }
  if (key != Qt::Key_Down) return false;
  m_lessons->setFocus();
  return true;
}

void LearnPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) return emit gameWanted();
  QWidget::keyPressEvent(event);
}

void LearnPage::resizeEvent(QResizeEvent* /*event*/) {
  arrange();
}

void LearnPage::changeEvent(QEvent* event) {
  if (event != nullptr) QWidget::changeEvent(event);
  if (event != nullptr && event->type() != QEvent::FontChange) return;
  m_title->setFont(bold(scaled(font(), kTitleSize)));
  arrange();
}

void LearnPage::arrange() {
  const double scale = textScale(fontMetrics(), kPageTextHeight);
  const auto px = [scale](int length) { return qRound(length * scale); };
  const bool isFull = width() >= px(kFullLearnWidth) && height() >= px(kFullLearnHeight);
  const bool isTall = !isFull && height() >= px(kTallLearnHeight);
  const bool isLow = !isFull && !isTall;
  const int edge = px(isLow ? kLearnEdge / 2 : kLearnEdge);
  const int gap = px(isLow ? kLearnGap / 2 : kLearnGap);
  m_column->setContentsMargins(edge, edge / 2, edge, edge / 2);
  m_column->setSpacing(gap);
  m_body->setSpacing(gap);
  m_back->setHasWord(!isLow);
  m_search->setFixedWidth(px(isLow ? kLearnSearchWidth * 3 / 4 : kLearnSearchWidth));
  m_lessons->setRows(isLow);
  m_legend->setVisible(!isLow);
  m_startAnew->setVisible(isLow && !m_asks && m_hasStart);
  m_next->setFlat(isLow);
  m_start->setInRow(isLow);
  m_start->setVisible(m_asks);
  m_known->setVisible(!isLow && !m_asks);
  m_refresh->setVisible(!isLow && (!m_asks || m_refresh->isDue()));
  m_puzzles->setVisible(!isLow);
  for (QWidget* part :
       std::initializer_list<QWidget*>{m_panel, m_start, m_next, m_known, m_refresh, m_puzzles})
    m_body->removeWidget(part);
  for (QWidget* card : std::initializer_list<QWidget*>{m_start, m_known, m_refresh, m_puzzles}) {
    card->setMaximumWidth(QWIDGETSIZE_MAX);
    card->setMinimumHeight(px(kLeastLearnCard));
  }
  for (int each = 0; each < m_body->rowCount(); ++each) m_body->setRowStretch(each, 0);
  for (int each = 0; each < m_body->columnCount(); ++each) m_body->setColumnStretch(each, 0);
  m_next->setMinimumSize(0, 0);
  m_next->setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
  m_body->setColumnStretch(0, 1);
  if (isLow)
    arrangeLow();
  else if (isTall)
    arrangeTall();
  else
    arrangeWide();
}

/// The cards beside or below the next lesson.
std::vector<QWidget*> LearnPage::cards() const {
  if (m_asks && !m_refresh->isDue()) return {m_puzzles};
  if (m_asks) return {m_refresh, m_puzzles};
  return {m_known, m_refresh, m_puzzles};
}

/// The lessons below the next one, without other cards.
void LearnPage::arrangeLow() {
  m_next->setFixedHeight(qRound(kFlatCardHeight * textScale(fontMetrics(), kPageTextHeight)));
  m_body->addWidget(m_start, 0, 0);
  m_body->addWidget(m_next, 1, 0);
  m_body->addWidget(m_panel, 2, 0);
  m_body->setRowStretch(2, 1);
}

/// The lessons above the next one, and beside that the other cards.
void LearnPage::arrangeTall() {
  m_next->setFixedHeight(qRound(kTallCardHeight * textScale(fontMetrics(), kPageTextHeight)));
  int row = 1;
  if (m_asks) m_body->addWidget(m_start, row++, 1);
  for (QWidget* card : cards()) m_body->addWidget(card, row++, 1);
  m_body->addWidget(m_panel, 0, 0, 1, 2);
  m_body->addWidget(m_next, 1, 0, row - 1, 1);
  m_body->setRowStretch(0, 1);
  m_body->setColumnStretch(1, 1);
}

/// The lessons, and beside them all cards, of which that of the next lesson gets the room that is left.
void LearnPage::arrangeWide() {
  const double scale = textScale(fontMetrics(), kPageTextHeight);
  const auto px = [scale](int length) { return qRound(length * scale); };
  const int wide = std::max(px(kCardsWidth), width() / 4);
  int row = 0;
  int others = px(kRoomOfRest);
  const auto add = [&](QWidget* card) {
    card->setMaximumWidth(wide);
    m_body->addWidget(card, row++, 1);
    others += std::max(card->heightForWidth(wide), px(kLeastLearnCard)) + m_body->verticalSpacing();
  };
  if (m_asks) add(m_start);
  const int next = row++;
  for (QWidget* card : cards()) add(card);
  m_next->setFixedSize(wide, std::min(m_next->heightFor(wide), height() - others));
  m_body->addWidget(m_next, next, 1);
  m_body->addWidget(m_panel, 0, 0, row + 1, 1);
  m_body->setRowStretch(row, 1);
}

}  // namespace sudoku
