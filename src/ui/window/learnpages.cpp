#include "learnpages.h"

#include <QStackedWidget>

#include "game/control/gamecontroller.h"
#include "game/play/game.h"
#include "ui/learn/learnpage.h"
#include "ui/learn/lessonpage.h"

namespace sudoku {

LearnPages::LearnPages(const Game& game, GameController& controller, QStackedWidget& pages)
    : QObject(&pages), m_game(game), m_controller(controller), m_pages(pages) {
  // Queued, so that the techniques of the last entry have been recorded.
  connect(&m_game, &Game::solvedChanged, this, &LearnPages::noteSolved, Qt::QueuedConnection);
}

void LearnPages::showCourse() {
  if (m_course == nullptr) m_course = makeCourse();
  m_course->setLearning(m_controller.history().learning(), QDate::currentDate());
  show(m_course);
}

LearnPage* LearnPages::makeCourse() {
  auto* page = new LearnPage(&m_pages);
  m_pages.addWidget(page);
  if (m_stepKey != nullptr) page->setStepKey(*m_stepKey);
  connect(page, &LearnPage::gameWanted, this, &LearnPages::gameWanted);
  connect(page, &LearnPage::puzzleForMeWanted, this,
          [this] { m_controller.session().newGameForMe(techniqueFor(m_controller.history().learning())); });
  connect(page, &LearnPage::guideWanted, this, &LearnPages::guideWanted);
  connect(page, &LearnPage::startChosen, this, [this, page](Technique technique, bool withRules) {
    m_controller.history().startCourseWith(technique);
    page->setLearning(m_controller.history().learning(), QDate::currentDate());
    if (withRules) emit techniqueWanted(std::nullopt);
  });
  connect(page, &LearnPage::lessonWanted, this,
          [this](Technique technique) { showLesson(technique, LessonStage::See); });
  connect(page, &LearnPage::refreshWanted, this,
          [this](Technique technique) { showLesson(technique, LessonStage::Find); });
  return page;
}

void LearnPages::showLesson(Technique technique, LessonStage from) {
  if (m_lesson == nullptr) m_lesson = makeLesson();
  m_controller.history().recordLearning(technique, LearningKind::Begun);
  m_lesson->setLearning(m_controller.history().learning());
  m_lesson->open(technique, from);
  show(m_lesson);
}

std::optional<Technique> LearnPages::lesson() const {
  const bool isShown = m_lesson != nullptr && m_pages.currentWidget() == m_lesson;
  return isShown ? std::optional(m_lesson->technique()) : std::nullopt;
}

LessonPage* LearnPages::makeLesson() {
  auto* page = new LessonPage(&m_pages);
  m_pages.addWidget(page);
  if (m_stepKey != nullptr) page->setStepKey(*m_stepKey);
  const auto play = [this](const Puzzle& puzzle, const Position& position, auto begin) {
    m_played = puzzle.givens;
    (m_controller.session().*begin)(puzzle, position);
  };
  connect(page, &LessonPage::gameWanted, this, &LearnPages::showCourse);
  connect(page, &LessonPage::techniqueWanted, this, &LearnPages::techniqueWanted);
  connect(page, &LessonPage::lessonWanted, this,
          [this](Technique technique) { showLesson(technique, LessonStage::See); });
  connect(page, &LessonPage::playWanted, this, [play](const Puzzle& puzzle, const Position& position) {
    play(puzzle, position, &GameSession::playPosition);
  });
  connect(page, &LessonPage::notedPlayWanted, this, [play](const Puzzle& puzzle, const Position& position) {
    play(puzzle, position, &GameSession::playNotedPosition);
  });
  connect(page, &LessonPage::learned, this, [this, page](Technique technique, MasteryKind kind) {
    m_controller.history().recordMastery(technique, kind);
    page->setLearning(m_controller.history().learning());
  });
  connect(page, &LessonPage::happened, this, [this, page](Technique technique, LearningKind kind) {
    m_controller.history().recordLearning(technique, kind);
    page->setLearning(m_controller.history().learning());
  });
  return page;
}

void LearnPages::show(QWidget* page) {
  emit showWanted(page);
  page->setFocus();
}

bool LearnPages::takeNextStep() {
  const QWidget* shown = m_pages.currentWidget();
  if (shown == nullptr) return false;
  if (shown == m_course) return m_course->takeNextStep();
  return shown == m_lesson && m_lesson->takeNextStep();
}

void LearnPages::leave(const QWidget* shown) {
  if (m_course != nullptr && shown != m_course) m_course->close();
  if (m_lesson != nullptr && shown != m_lesson) m_lesson->close();
}

void LearnPages::noteSolved() {
  if (!m_played || !m_game.isSolved()) return;
  if (m_game.state().puzzle.givens != *m_played) return;
  m_played.reset();
  m_lesson->setLearning(m_controller.history().learning());
  m_lesson->finish(!m_game.help().any() && !m_game.isGivenUp());
  show(m_lesson);
}

}  // namespace sudoku
