#include "exercisepane.h"

#include <algorithm>

#include <QEvent>
#include <QLabel>

#include "game/language/joined.h"
#include "game/teacher/guidewords.h"
#include "game/teacher/legend.h"
#include "outcomedots.h"
#include "practicebox.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/legendlabel.h"
#include "ui/controls/unbroken.h"
#include "ui/controls/walkbox.h"
#include "ui/keys/keytip.h"
#include "ui/style/direction.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

using Phase = PracticeSession::Phase;
using Outcome = PracticeSession::Outcome;

constexpr int kExerciseGap = 6;
// Height of the pane, in lines of text, from which the dots (one for each exercise of the session) have a row
// of their own.
constexpr int kRoomyFrom = 26;
// Lines of text that the reason why the step is right gets, before the sentences of its chain and the legend
// get any room.
constexpr int kReasonLines = 9;

std::vector<PagedText::Section> words(const QString& text) {
  return {{{}, {{Phrase{text}}}}};
}

std::vector<PagedText::Section> sectionOf(const std::vector<Sentence>& sentences,
                                          const QString& heading = {}) {
  if (sentences.empty()) return {};
  return {{heading, sentences}};
}

QString plainText(const std::vector<Sentence>& sentences) {
  QStringList texts;
  for (const Sentence& sentence : sentences) texts += toPlainText(sentence);
  return Joined::sentences(texts);
}

std::vector<Sentence> plainSentences(const QStringList& texts) {
  std::vector<Sentence> sentences;
  for (const QString& text : texts) sentences.push_back({Phrase{text}});
  return sentences;
}

}  // namespace

ExercisePane::ExercisePane(QWidget* parent)
    : QWidget(parent),
      m_progress(new QLabel(this)),
      m_dots(new OutcomeDots(this)),
      m_techniques(new CoachButton(tr("Techniques"), this)),
      m_title(new QLabel(this)),
      m_task(makeBox(static_cast<int>(PracticeBox::Look::Muted))),
      m_right(makeBox(static_cast<int>(PracticeBox::Look::Right))),
      m_near(makeBox(static_cast<int>(PracticeBox::Look::Near))),
      m_miss(makeBox(static_cast<int>(PracticeBox::Look::Miss))),
      m_help(makeBox(static_cast<int>(PracticeBox::Look::Plain))),
      m_idea(makeBox(static_cast<int>(PracticeBox::Look::Muted))),
      m_walk(new WalkBox(this)),
      m_legend(new LegendLabel(this)) {
  m_title->setWordWrap(true);
  m_title->setTextFormat(Qt::PlainText);
  connect(m_walk, &WalkBox::pointedAt, this, &ExercisePane::pointedAt);
  connect(m_walk, &WalkBox::asked, this,
          [this](HintAction action) { m_session->goAlong(action == HintAction::WalkForward ? 1 : -1); });
  makeButtons();
}

PracticeBox* ExercisePane::makeBox(int look) {
  auto* box = new PracticeBox(static_cast<PracticeBox::Look>(look), this);
  connect(box, &PracticeBox::pointedAt, this, &ExercisePane::pointedAt);
  return box;
}

void ExercisePane::makeButtons() {
  m_about = new CoachButton(tr("About it"), this, CoachButton::Look::Link);
  m_lesson = new CoachButton(tr("Lesson"), this, CoachButton::Look::Link);
  m_play = new CoachButton(tr("Play it to the end"), this, CoachButton::Look::Link);
  m_where = new CoachButton(tr("Show where"), this);
  m_explain = new CoachButton(tr("Explain"), this);
  m_skip = new CoachButton(tr("Skip"), this);
  m_next = new CoachButton(tr("Next"), this);
  m_about->setToolTip(tr("About the technique"));
  m_lesson->setToolTip(tr("The lesson on this technique"));
  m_play->setToolTip(tr("Begins a game here; your own is kept"));
  connect(m_techniques, &QPushButton::clicked, this, &ExercisePane::techniquesWanted);
  connect(m_about, &QPushButton::clicked, this, &ExercisePane::aboutWanted);
  connect(m_lesson, &QPushButton::clicked, this, &ExercisePane::lessonWanted);
  connect(m_play, &QPushButton::clicked, this, &ExercisePane::playWanted);
  connect(m_where, &QPushButton::clicked, this, [this] { m_session->showWhere(); });
  connect(m_explain, &QPushButton::clicked, this, [this] { m_session->explain(); });
  connect(m_skip, &QPushButton::clicked, this, [this] { m_session->skip(); });
  connect(m_next, &QPushButton::clicked, this, [this] {
    if (m_session->phase() == Phase::Over)
      emit moreWanted();
    else
      m_session->next();
  });
}

void ExercisePane::setSession(PracticeSession* session) {
  m_session = session;
  connect(session, &PracticeSession::changed, this, [this] {
    m_isHelpLatest = hasEnded() || (m_help->isEmpty() && !m_session->help().empty());
    showSession();
  });
  showSession();
}

bool ExercisePane::hasEnded() const {
  return m_session->phase() == Phase::Found || m_session->phase() == Phase::Told;
}

void ExercisePane::setLeadsToTechniques(bool leads) {
  m_leadsToTechniques = leads;
  arrange();
}

void ExercisePane::setInLesson(bool isInLesson) {
  m_isInLesson = isInLesson;
  for (QWidget* part : std::initializer_list<QWidget*>{m_progress, m_lesson, m_play})
    part->setVisible(!isInLesson);
  arrange();
}

void ExercisePane::setStepKey(const QAction& action) {
  bindKeycap(*m_next, action);
}

void ExercisePane::goOn() {
  for (CoachButton* button : {m_next, m_where, m_explain})
    if (button->isEnabled()) return button->click();
}

QString ExercisePane::status() const {
  if (m_session->phase() == Phase::Told) return m_title->accessibleName();
  if (m_session->lastMiss()) return plainText(m_session->lastMiss()->sentences);
  if (m_session->lastRight()) return plainText(m_session->lastRight()->sentences);
  if (!m_session->help().empty()) return plainText(m_session->help());
  return m_title->accessibleName();
}

void ExercisePane::showSession() {
  const Phase phase = m_session->phase();
  const bool isAsking = phase == Phase::Asking;
  m_progress->setText(tr("%1 of %2").arg(m_session->roundNumber()).arg(m_session->rounds()));
  m_dots->setOutcomes(m_session->outcomes(), m_session->roundNumber());
  m_where->setEnabled(isAsking && m_session->help().empty());
  m_explain->setEnabled(isAsking);
  m_skip->setEnabled(isAsking);
  m_next->setEnabled(hasEnded() || phase == Phase::Over);
  m_next->setLook(m_next->isEnabled() ? CoachButton::Look::Primary : CoachButton::Look::Plain);
  m_about->setEnabled(m_session->round() != nullptr);
  m_lesson->setEnabled(m_session->round() != nullptr);
  m_play->setEnabled(m_session->round() != nullptr);
  showTexts();
  arrange();
}

void ExercisePane::showTexts() {
  const Phase phase = m_session->phase();
  const PracticeRound* round = m_session->round();
  const auto& right = m_session->lastRight();
  const auto& miss = m_session->lastMiss();
  const bool isNear = miss && miss->verdict == PracticeFeedback::Verdict::Near;
  const bool isRound = round != nullptr && phase != Phase::Over;
  showUnbroken(*m_title, isRound                   ? round->title()
                         : phase == Phase::Over    ? tr("Ten rounds are played")
                         : phase == Phase::Nothing ? tr("Nothing to practise")
                                                   : tr("Looking for a position…"));
  m_right->setSections(right && isRound ? sectionOf(right->sentences) : std::vector<PagedText::Section>());
  m_near->setSections(isNear ? sectionOf(miss->sentences) : std::vector<PagedText::Section>());
  m_miss->setSections(miss && !isNear ? sectionOf(miss->sentences) : std::vector<PagedText::Section>());
  showReason();
  m_idea->setSections({});
  if (phase == Phase::Asking) {
    m_task->setSections(sectionOf(round->task()));
    m_idea->setSections(
        sectionOf(plainSentences(GuideWords::lookFor(round->position().technique)), tr("What to look for")));
  } else if (phase == Phase::Over) {
    m_task->setSections(
        words(tr("Found alone: %1. With help: %2. Shown: %3. Skipped: %4. Next begins ten more.")
                  .arg(m_session->count(Outcome::FoundAlone))
                  .arg(m_session->count(Outcome::FoundWithHelp))
                  .arg(m_session->count(Outcome::Shown))
                  .arg(m_session->count(Outcome::Skipped))));
  } else if (phase == Phase::Nothing) {
    m_task->setSections(words(tr("There is no position for these techniques. Choose others.")));
  } else {
    m_task->setSections({});
  }
}

/// Shows the explanation of the step that the exercise asks for. Once the player has found the step, or it
/// has been shown, the links of its chain and the legend of its picture are added.
void ExercisePane::showReason() {
  Hint telling;
  telling.walk = m_session->walk();
  telling.walkNumbers = m_session->walkNumbers();
  telling.told = m_session->toldOfWalk();
  if (telling.told > 0) telling.actions.push_back(HintAction::WalkBack);
  if (telling.told < static_cast<int>(telling.walk.size()))
    telling.actions.push_back(HintAction::WalkForward);
  m_walk->setHint(telling);
  const StepPicture picture = hasEnded() ? m_session->picture() : StepPicture();
  m_legend->setEntries(Legend::of(picture), picture);
}

void ExercisePane::resizeEvent(QResizeEvent* /*event*/) {
  arrange();
}

void ExercisePane::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) arrange();
}

void ExercisePane::arrange() {
  const int top = arrangeHead();
  const int bottom = arrangeButtons();
  arrangeBoxes(top, arrangeReason(top, bottom));
}

int ExercisePane::arrangeHead() {
  if (m_isInLesson) {
    m_dots->hide();
    m_techniques->hide();
    return placeTitle(0);
  }
  const QSize dots = m_dots->sizeHint();
  const int row = m_techniques->heightFor(m_techniques->naturalWidth());
  const int buttonWidth = m_leadsToTechniques ? m_techniques->naturalWidth() + kExerciseGap : 0;
  const int progress = m_progress->sizeHint().width();
  const bool fits = progress + 2 * kExerciseGap + dots.width() + buttonWidth <= width();
  const bool hasRow = !fits && height() >= kRoomyFrom * fontMetrics().height();
  m_techniques->setVisible(m_leadsToTechniques);
  placeWidget(*m_techniques, {width() - m_techniques->naturalWidth(), 0, m_techniques->naturalWidth(), row});
  placeWidget(*m_progress, {0, 0, progress, row});
  m_dots->setVisible(fits || hasRow);
  if (fits) placeWidget(*m_dots, {progress + 2 * kExerciseGap, 0, dots.width(), row});
  if (hasRow) placeWidget(*m_dots, {0, row + kExerciseGap / 2, dots.width(), dots.height()});
  return placeTitle(row + kExerciseGap + (hasRow ? dots.height() + kExerciseGap : 0));
}

int ExercisePane::placeTitle(int top) {
  m_title->setFont(bold(scaled(font(), 1.2)));
  const int title = m_title->heightForWidth(width());
  placeWidget(*m_title, {0, top, width(), title});
  return top + title + kExerciseGap;
}

int ExercisePane::arrangeButtons() {
  const int half = (width() - kExerciseGap) / 2;
  const auto place = [&](CoachButton* left, CoachButton* right, int bottom) {
    const int row = std::max(left->heightFor(half), right->heightFor(half));
    placeWidget(*left, {0, bottom - row, half, row});
    placeWidget(*right, {half + kExerciseGap, bottom - row, width() - half - kExerciseGap, row});
    return bottom - row - kExerciseGap;
  };
  int bottom = place(m_skip, m_next, height());
  bottom = place(m_where, m_explain, bottom);
  const int link = m_play->heightFor(m_play->naturalWidth());
  const int between = width() - m_about->naturalWidth() - m_lesson->naturalWidth() - m_play->naturalWidth();
  const bool isApart = m_about->naturalWidth() + kExerciseGap + m_play->naturalWidth() <= width();
  m_lesson->setVisible(!m_isInLesson && between >= 2 * kExerciseGap);
  placeWidget(*m_lesson,
              {m_about->naturalWidth() + between / 2, bottom - link, m_lesson->naturalWidth(), link});
  placeWidget(*m_play, {width() - m_play->naturalWidth(), bottom - link, m_play->naturalWidth(), link});
  // Long names stand one above the other.
  if (!isApart) bottom -= link;
  placeWidget(*m_about, {0, bottom - link, m_about->naturalWidth(), link});
  return bottom - link - kExerciseGap;
}

int ExercisePane::arrangeReason(int top, int bottom) {
  if (m_session == nullptr) return bottom;
  const int legend = m_legend->isEmpty() ? 0 : m_legend->heightFor(width()) + 2 * kExerciseGap;
  const auto walk = [&](int shown) {
    return m_walk->isEmpty() ? 0 : m_walk->heightFor(width(), shown) + 2 * kExerciseGap;
  };
  const int room = bottom - top - kReasonLines * fontMetrics().height();
  bool hasLegend = false;
  int shown = 0;
  for (int most = WalkBox::kMostShown; most > 0 && shown == 0; --most)
    if (walk(most) + legend <= room) {
      shown = most;
      hasLegend = legend > 0;
    }
  if (shown == 0 && walk(1) <= room) shown = 1;
  const bool hasWalk = shown > 0 && !m_walk->isEmpty() && m_walk->fits(width());
  m_legend->setVisible(hasLegend);
  if (hasLegend) {
    bottom -= legend;
    placeWidget(*m_legend, {0, bottom + 2 * kExerciseGap, width(), legend - 2 * kExerciseGap});
  }
  if (hasWalk) {
    bottom -= walk(shown);
    m_walk->arrange({0, bottom + 2 * kExerciseGap, width(), walk(shown) - 2 * kExerciseGap}, shown);
  }
  m_walk->setVisible(hasWalk);
  tellOnPages();
  return bottom;
}

/// If there is no room to show the sentences of the chain or the legend below the explanation, adds them to
/// its pages.
void ExercisePane::tellOnPages() {
  std::vector<PagedText::Section> sections = sectionOf(m_session->help());
  if (m_walk->isHidden() && !m_session->walk().empty())
    sections.push_back({tr("Link by link"), m_session->walk()});
  if (m_legend->isHidden() && !m_legend->isEmpty()) {
    std::vector<Sentence> meanings;
    for (const LegendEntry& entry : Legend::of(m_session->picture()))
      meanings.push_back({Phrase{entry.words, entry.role}});
    sections.push_back({tr("In the picture"), meanings});
  }
  m_help->setSections(sections);
}

void ExercisePane::arrangeBoxes(int top, int bottom) {
  const auto shown = boxesFor(bottom - top);
  for (PracticeBox* box : {m_task, m_right, m_near, m_miss, m_help, m_idea})
    box->setVisible(std::find(shown.begin(), shown.end(), box) != shown.end());
  for (PracticeBox* box : shown) {
    const int height = std::min(box->heightFor(width()), bottom - top);
    placeWidget(*box, {0, top, width(), height});
    top += height + 2 * kExerciseGap;
  }
}

std::vector<PracticeBox*> ExercisePane::boxesFor(int height) const {
  std::vector<PracticeBox*> shown;
  for (PracticeBox* box : {m_task, m_right, m_near, m_miss, m_help, m_idea})
    if (!box->isEmpty()) shown.push_back(box);
  const auto needed = [&] {
    int sum = 0;
    for (const PracticeBox* box : shown) sum += box->heightFor(width()) + 2 * kExerciseGap;
    return sum - 2 * kExerciseGap;
  };
  std::vector<PracticeBox*> drops = {m_idea, m_task, m_right};
  const std::vector<PracticeBox*> answers = {m_near, m_miss};
  if (m_isHelpLatest)
    drops.insert(drops.end(), answers.begin(), answers.end());
  else
    drops.push_back(m_help);
  for (const PracticeBox* least : drops)
    if (shown.size() > 1 && needed() > height)
      shown.erase(std::remove(shown.begin(), shown.end(), least), shown.end());
  return shown;
}

}  // namespace sudoku
