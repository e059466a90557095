#include "lessonpage.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QShortcut>
#include <QVBoxLayout>

#include "game/language/isolated.h"
#include "game/teacher/techniquewords.h"
#include "learnwords.h"
#include "seepane.h"
#include "tellpane.h"
#include "ui/board/sceneboard.h"
#include "ui/board/stepscene.h"
#include "ui/controls/badge.h"
#include "ui/controls/gamebutton.h"
#include "ui/controls/keynames.h"
#include "ui/keys/keyranges.h"
#include "ui/pages/exercisepane.h"

namespace sudoku {
namespace {

using Outcome = PracticeSession::Outcome;
using Phase = PracticeSession::Phase;

// The number of positions that are made, so that the one with the fewest empty cells is played to the end.
constexpr int kPositionsToPlay = 3;

/// Whether the board shows notes for a technique: singles are found without notes.
bool needsNotes(Technique technique) {
  return infoOf(technique).family != TechniqueFamily::Single;
}

BoardScene plainScene(const Position& position, Technique technique) {
  BoardScene scene = sceneOf(position, {});
  if (!needsNotes(technique)) scene.candidates = {};
  return scene;
}

/// A position with few empty cells in which a technique is needed next.
std::optional<PracticePosition> smallPosition(const PracticeSession::Maker& make, Technique technique,
                                              Random draws, const std::stop_token& stop) {
  std::optional<PracticePosition> least;
  for (int count = 0; count < kPositionsToPlay && !stop.stop_requested(); ++count) {
    auto made = make(technique, draws, stop);
    if (!made) continue;
    const auto isSmaller = [&] {
      return made->position.board.emptyCells().size() < least->position.board.emptyCells().size();
    };
    if (!least || isSmaller()) least = std::move(made);
  }
  return least;
}

}  // namespace

LessonPage::LessonPage(PracticeSession::Maker make, std::uint64_t seed, QWidget* parent)
    : BoardPage(tr("Lesson"), tr("The example of the lesson"), parent),
      m_make(std::move(make)),
      m_random(seed),
      m_finder([this](const std::optional<LessonExample>& found) { takeExample(found); }),
      m_maker([this](const std::optional<PracticePosition>& made) { takePosition(made); }),
      m_level(new Badge(side())),
      m_ladder(new LessonLadder(side())),
      m_see(new SeePane(side())),
      m_find(new ExercisePane(side())),
      m_tell(new TellPane(side())) {
  backButton()->setPlace(tr("Learn"), tr("Back to the course"));
  addToHeader(m_level);
  sideLayout()->addWidget(m_ladder);
  for (QWidget* pane : std::initializer_list<QWidget*>{m_see, m_find, m_tell})
    sideLayout()->addWidget(pane, 1);
  m_find->setInLesson(true);
  m_find->hide();
  m_tell->hide();
  setFocusProxy(m_see);
  connectPanes();
  addWalkKeys();
}

LessonPage::~LessonPage() = default;

void LessonPage::connectPanes() {
  const auto point = [this](const std::optional<Phrase>& phrase) {
    BoardScene scene = board()->scene();
    scene.pointedAt = phrase;
    setScene(scene);
  };
  const auto about = [this] { emit techniqueWanted(m_technique); };
  connect(m_see, &SeePane::pointedAt, this, point);
  connect(m_see, &SeePane::turned, this, &LessonPage::turn);
  connect(m_see, &SeePane::aboutWanted, this, about);
  connect(m_see, &SeePane::skipWanted, this, [this] { beginExercises(false); });
  connect(m_see, &SeePane::proofWanted, this, [this] { beginExercises(true); });
  connect(m_find, &ExercisePane::pointedAt, this, point);
  connect(m_find, &ExercisePane::aboutWanted, this, about);
  connect(m_tell, &TellPane::primaryPressed, this, [this] {
    if (m_stage == LessonStage::Use) return play();
    if (m_stage == LessonStage::Find) return goTo(LessonStage::See);
    if (const Technique next = nextLesson(); next != m_technique) return emit lessonWanted(next);
    emit gameWanted();
  });
  connect(m_tell, &TellPane::leftPressed, this, [this] {
    if (m_stage == LessonStage::End) return emit gameWanted();
    goBack();
  });
  connect(m_tell, &TellPane::rightPressed, this, [this] {
    if (m_stage == LessonStage::End) return beginExercises(false);
    showEnd(tr("The end of the lesson"));
  });
  connect(board(), &SceneBoard::candidateClicked, this, [this](const Candidate& candidate) {
    if (m_stage == LessonStage::Find) m_session->judge(candidate);
  });
  connect(board(), &SceneBoard::cellClicked, this, [this](Cell cell) {
    if (m_stage == LessonStage::Find && m_session->round() != nullptr && m_session->round()->setsCell())
      m_session->judge(cell);
  });
}

void LessonPage::addWalkKeys() {
  const auto add = [this](const QKeyCombination& key, int parts) {
    auto* shortcut = new QShortcut(key, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, [this, parts] {
      if (m_stage == LessonStage::See) turn(parts);
    });
  };
  add(kWalkBackKey, -1);
  add(kWalkForwardKey, 1);
}

void LessonPage::open(Technique technique, LessonStage from) {
  close();
  m_technique = technique;
  m_session.reset();
  m_position.reset();
  m_example.reset();
  m_told = 1;
  const QString name = TechniqueWords::title(technique);
  setTitle(name);
  setAccessibleName(tr("Lesson: %1").arg(isolated(name)));
  side()->setAccessibleName(accessibleName());
  m_level->setText(LearnWords::stage(infoOf(technique).level));
  m_see->setTechnique(technique);
  m_finder.run([technique](const std::stop_token& stop) { return lessonExample(technique, stop); });
  if (from == LessonStage::Find)
    beginExercises(false);
  else
    goTo(LessonStage::See);
}

void LessonPage::setStepKey(const QAction& action) {
  m_see->setStepKey(action);
  m_find->setStepKey(action);
  m_tell->setStepKey(action);
}

void LessonPage::close() {
  m_finder.cancel();
  m_maker.cancel();
}

bool LessonPage::takeNextStep() {
  if (!m_tell->isHidden())
    m_tell->goOn();
  else if (m_stage == LessonStage::See)
    m_see->goOn();
  else
    m_find->goOn();
  return true;
}

void LessonPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) return goBack();
  BoardPage::keyPressEvent(event);
}

void LessonPage::goBack() {
  switch (m_stage) {
    case LessonStage::Find:
      return goTo(LessonStage::See);
    case LessonStage::Use:
      return beginExercises(false);
    case LessonStage::See:
    case LessonStage::End:
      return emit gameWanted();
  }
}

void LessonPage::goTo(LessonStage stage) {
  m_stage = stage;
  board()->setInteractive(stage == LessonStage::Find);
  board()->setAccessibleDescription(
      stage == LessonStage::Find
          ? withKeys(tr("Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell."))
          : QString());
  board()->setAccessibleName(stage == LessonStage::See
                                 ? tr("Example: %1").arg(TechniqueWords::title(m_technique))
                                 : tr("The position of the lesson"));
  if (stage == LessonStage::See) {
    showPane(m_see);
    showPart();
  }
  showLadder();
}

void LessonPage::takeExample(const std::optional<LessonExample>& found) {
  m_example = found;
  if (m_stage != LessonStage::See) return;
  showPart();
  showLadder();
}

/// Goes forward through the parts of the example, or back; from the last one to the exercises.
void LessonPage::turn(int parts) {
  if (!m_example) return;
  const auto count = static_cast<int>(m_example->parts.size());
  if (m_told + parts > count) return beginExercises(false);
  m_told = std::max(1, m_told + parts);
  showPart();
  showLadder();
}

void LessonPage::showPart() {
  const QString name = TechniqueWords::title(m_technique);
  if (!m_example) {
    setScene(plainScene(exampleStart(m_technique), m_technique));
    return setStatus(tr("%1: looking at the example…", "a technique").arg(isolated(name)));
  }
  m_see->setTold(*m_example, m_told);
  setScene(sceneOfPart(*m_example, m_told));
  setStatus(tr("%1, see it: part %2 of %3.").arg(isolated(name)).arg(m_told).arg(m_example->parts.size()),
            tr("Your own game is untouched."));
}

void LessonPage::beginExercises(bool isProof) {
  m_isProof = isProof;
  auto session = std::make_unique<PracticeSession>(std::vector{m_technique}, m_random.next(), m_make);
  session->setRounds(isProof ? kProofs : kExercises);
  m_find->setSession(session.get());
  connect(session.get(), &PracticeSession::changed, this, &LessonPage::showExercise);
  connect(session.get(), &PracticeSession::roundEnded, this,
          [this](Technique /*technique*/, Outcome outcome) { takeEnd(outcome); });
  m_session = std::move(session);
  if (!m_position && !isProof && !m_maker.isRunning())
    m_maker.run([make = m_make, technique = m_technique, draws = Random(m_random.next())](
                    const std::stop_token& stop) { return smallPosition(make, technique, draws, stop); });
  showPane(m_find);
  goTo(LessonStage::Find);
  showExercise();
}

void LessonPage::showExercise() {
  if (m_stage != LessonStage::Find) return;
  if (m_session->phase() == Phase::Over) return leaveExercises();
  if (const PracticeRound* round = m_session->round(); round != nullptr) {
    board()->setClicksCells(round->setsCell());
    BoardScene scene = sceneOf(round->position().position, m_session->picture());
    if (!needsNotes(m_technique)) scene.candidates = {};
    scene.toldLinks = m_session->toldLinks();
    scene.faintLinks = faintLinksOf(scene.picture, scene.toldLinks);
    setScene(scene);
  } else {
    setScene({});
  }
  setStatus(m_find->status());
  showLadder();
}

void LessonPage::takeEnd(Outcome outcome) {
  if (outcome == Outcome::Skipped) return;
  const bool isAlone = outcome == Outcome::FoundAlone;
  emit learned(m_technique, isAlone ? MasteryKind::FoundInPractice : MasteryKind::Seen);
  if (!isAlone) emit happened(m_technique, LearningKind::Missed);
  if (m_isProof && m_session->count(Outcome::FoundAlone) == kProofs)
    emit happened(m_technique, LearningKind::Claimed);
}

/// Goes on from the last exercise.
void LessonPage::leaveExercises() {
  if (!m_isProof) return showUse();
  if (m_session->count(Outcome::FoundAlone) == kProofs) return showEnd(tr("You know it"));
  m_tell->show(
      {tr("Not proved yet"),
       {tr("Two exercises found alone prove that you know it."), tr("The lesson shows how to look.")},
       tr("See it"),
       {},
       {}});
  showPane(m_tell);
}

void LessonPage::takePosition(const std::optional<PracticePosition>& made) {
  m_position = made;
  if (m_stage == LessonStage::Use) showUse();
}

void LessonPage::showUse() {
  goTo(LessonStage::Use);
  const QString name = TechniqueWords::title(m_technique);
  QStringList sentences = {
      tr("Play a position to the end. The next step that it needs: %1.").arg(isolated(name)),
      tr("Hints work as usual. Your own game is kept in the library.")};
  if (!m_position)
    sentences = {m_maker.isRunning() ? tr("Looking for a position…") : tr("There is no position to play.")};
  m_tell->show({tr("Use it"), sentences, m_position ? tr("Play it to the end") : QString(), tr("Back"),
                tr("End the lesson")});
  setScene(m_position ? plainScene(m_position->position, m_technique) : BoardScene());
  setStatus(tr("%1, use it.").arg(isolated(name)), tr("Your own game is kept in the library."));
  showPane(m_tell);
}

void LessonPage::play() {
  if (!m_position) return;
  const PracticePosition at = *m_position;
  if (needsNotes(at.technique))
    emit notedPlayWanted(at.puzzle, at.position);
  else
    emit playWanted(at.puzzle, at.position);
}

void LessonPage::finish(bool isAlone) {
  showEnd(isAlone ? tr("You found it yourself.") : tr("You played it to the end."));
}

void LessonPage::showEnd(const QString& title) {
  goTo(LessonStage::End);
  const QString name = TechniqueWords::title(m_technique);
  QStringList sentences;
  if (m_learning) {
    const LessonProgress& progress = m_learning->of(m_technique);
    sentences +=
        progress.isKnown()
            ? tr("%1 is known now.", "a technique").arg(isolated(name))
            : tr("Found without help: %1 of the %Ln times that make it known, in practice or in games.",
                 nullptr, Learning::kFindsToKnow)
                  .arg(std::min(progress.found, Learning::kFindsToKnow));
  }
  const Technique next = nextLesson();
  const bool hasNext = next != m_technique;
  m_tell->show({title, sentences,
                hasNext ? tr("Next lesson: %1").arg(TechniqueWords::title(next)) : tr("Back to the course"),
                hasNext ? tr("Learn") : QString(), tr("More exercises")});
  setStatus(title);
  showPane(m_tell);
}

Technique LessonPage::nextLesson() const {
  return m_learning ? m_learning->next(m_technique).value_or(m_technique) : m_technique;
}

void LessonPage::showLadder() {
  using Dot = LessonLadder::Dot;
  const auto parts = m_example ? m_example->parts.size() : 1;
  std::vector<Dot> seen(parts, m_stage == LessonStage::See ? Dot::Ahead : Dot::Done);
  if (m_stage == LessonStage::See)
    for (std::size_t part = 0; part < parts && part < static_cast<std::size_t>(m_told); ++part)
      seen[part] = part + 1 == static_cast<std::size_t>(m_told) ? Dot::Present : Dot::Done;
  const int exercises = m_isProof ? kProofs : kExercises;
  std::vector<Dot> found(static_cast<std::size_t>(exercises), Dot::Ahead);
  if (m_session != nullptr) {
    const auto& outcomes = m_session->outcomes();
    for (std::size_t each = 0; each < outcomes.size(); ++each)
      found[each] = outcomes[each] == Outcome::FoundAlone ? Dot::Done
                    : outcomes[each] == Outcome::Skipped  ? Dot::Ahead
                                                          : Dot::Helped;
    if (m_stage == LessonStage::Find && outcomes.size() < found.size()) found[outcomes.size()] = Dot::Present;
  }
  m_ladder->setState(m_stage, seen, found);
}

/// Shows one of the panes. Its first button gets the keyboard focus; in exercises the board does.
void LessonPage::showPane(QWidget* pane) {
  const bool hadFocus = isVisible() && isAncestorOf(window()->focusWidget());
  setFocusProxy(pane == m_find ? board() : pane);
  pane->show();
  if (hadFocus) setFocus();
  for (QWidget* each : std::initializer_list<QWidget*>{m_see, m_find, m_tell})
    if (each != pane) each->hide();
}

void LessonPage::showRoom(Room room) {
  backButton()->setHasWord(room != Room::Low || height() > width());
}

}  // namespace sudoku
