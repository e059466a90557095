#include "pages.h"

#include <utility>

#include "game/control/gamecontroller.h"
#include "game/history/dailyresults.h"
#include "game/history/libraryfilter.h"
#include "game/play/game.h"
#include "game/puzzles/puzzleentry.h"
#include "game/settings/settings.h"
#include "game/teacher/situation.h"
#include "learnpages.h"
#include "ui/daily/dailypage.h"
#include "ui/entry/entrypage.h"
#include "ui/keys/menukeys.h"
#include "ui/library/librarypage.h"
#include "ui/pages/allstepspage.h"
#include "ui/pages/guidepage.h"
#include "ui/pages/pathpage.h"
#include "ui/pages/practicepage.h"
#include "ui/replay/movespage.h"
#include "ui/replay/replaypage.h"
#include "ui/review/reviewpage.h"
#include "ui/statistics/statisticspage.h"

namespace sudoku {

Pages::Pages(const Game& game, GameController& controller, const Settings& settings, QWidget* gameView,
             QWidget* parent)
    : QStackedWidget(parent),
      m_game(game),
      m_controller(controller),
      m_settings(settings),
      m_learn(new LearnPages(game, controller, *this)) {
  addWidget(gameView);
  connect(m_learn, &LearnPages::showWanted, this, &Pages::show);
  connect(m_learn, &LearnPages::gameWanted, this, &Pages::showGame);
  connect(m_learn, &LearnPages::guideWanted, this, &Pages::showGuide);
  connect(m_learn, &LearnPages::techniqueWanted, this, &Pages::showTechnique);
  connect(&m_game, &Game::started, this, &Pages::followGame);
  connect(&m_game, &Game::cellsChanged, this, &Pages::followGame);
  connect(&m_controller.time(), &PlayTime::pausedChanged, this, &Pages::followGame);
  connect(&m_controller.session(), &GameSession::awaitedChanged, this, &Pages::followGame);
}

template <typename Page>
Page* Pages::take(Page* page) {
  addWidget(page);
  connect(page, &Page::gameWanted, this, &Pages::showGame);
  return page;
}

template <typename Page>
Page* Pages::takeTeaching(Page* page) {
  connect(page, &BoardPage::techniqueWanted, this, &Pages::showTechnique);
  return take(page);
}

void Pages::setKeys(const MenuKeys& keys) {
  m_keys = &keys;
  m_learn->setStepKey(keys.at("next-step").action);
}

bool Pages::takeNextStep() {
  if (m_learn->takeNextStep()) return true;
  if (currentWidget() == m_review) return m_review->takeNextStep();
  auto* page = qobject_cast<BoardPage*>(currentWidget());
  return page != nullptr && page->takeNextStep();
}

void Pages::showGame() {
  if (showsGame()) return;
  show(widget(0));
}

void Pages::followGame() {
  // If the library deletes the game being played, another game replaces it; the library then stays visible.
  if (m_library == nullptr || !m_library->isRemoving()) showGame();
}

void Pages::showLibrary() {
  library()->setHidden(hiddenGame());
  library()->setPlayed(m_game.stored().id);
  library()->open();
  show(library());
}

void Pages::importCollection() {
  showLibrary();
  m_library->askForCollection();
}

LibraryPage* Pages::library() {
  if (m_library == nullptr) {
    m_library = take(new LibraryPage(m_controller.history().library(), this));
    connect(&m_game, &Game::started, m_library, &LibraryPage::forgetImport);
    connect(m_library, &LibraryPage::continueWanted, &m_controller.session(), &GameSession::resume);
    connect(m_library, &LibraryPage::restartWanted, &m_controller,
            [this](qint64 id) { m_controller.session().restart(id); });
    connect(m_library, &LibraryPage::newGameWanted, &m_controller.session(), &GameSession::newGame);
    connect(m_library, &LibraryPage::reviewWanted, this, &Pages::showReview);
    connect(m_library, &LibraryPage::replayWanted, this, &Pages::showReplay);
    connect(m_library, &LibraryPage::undoChanged, this, &Pages::undoChanged);
    connect(m_library, &LibraryPage::exportWanted, &m_controller,
            [this](const std::vector<qint64>& ids, const QString& file) {
              m_controller.files().exportHistory(file, ids);
            });
    connect(m_library, &LibraryPage::printWanted, this, &Pages::printWanted);
    connect(m_library, &LibraryPage::nextWanted, &m_controller.session(), &GameSession::playNext);
    connect(m_library, &LibraryPage::puzzleWanted, &m_controller.session(), &GameSession::playPuzzle);
  }
  return m_library;
}

void Pages::showReview(qint64 id) {
  if (id == hiddenGame() && !m_controller.time().mayPlay()) return;
  auto game = m_controller.history().library().game(id);
  if (!game) return;
  const auto medianMs = m_controller.history().medianMsOf(game->level);
  m_reviewed = id;
  review()->open(*std::move(game), medianMs, m_controller.history().library().review(id));
  show(review());
}

ReviewPage* Pages::review() {
  if (m_review == nullptr) {
    m_review = take(new ReviewPage(this));
    m_review->setStepKey(*m_keys->at("next-step").action);
    connect(m_review, &ReviewPage::replayWanted, this, &Pages::showReplayAt);
    connect(m_review, &ReviewPage::practiceWanted, this, &Pages::practise);
    connect(m_review, &ReviewPage::reviewMade, &m_controller.history().library(), &Library::keepReview);
    connect(m_review, &ReviewPage::pathWanted, this, [this](const Puzzle& puzzle, const Position& position) {
      showPathOf(puzzle, Solutions::One, position, PathPage::Use::Look);
    });
  }
  return m_review;
}

void Pages::showReplayAt(qint64 id, int move) {
  showReplay(id);
  if (m_replay != nullptr && currentWidget() == m_replay) m_replay->goToMove(move);
}

void Pages::showReplay(qint64 id) {
  if (id == hiddenGame() && !m_controller.time().mayPlay()) return;
  auto game = m_controller.history().library().game(id);
  if (!game) return;
  m_replayed = id;
  replay()->open(*std::move(game));
  show(replay());
}

ReplayPage* Pages::replay() {
  if (m_replay == nullptr) {
    m_replay = takeTeaching(new ReplayPage(this));
    connect(m_replay, &ReplayPage::reviewWanted, this, &Pages::showReview);
    connect(m_replay, &ReplayPage::positionWanted, &m_controller, [this](const GameContents& position) {
      m_controller.board().resumeAt(m_replayed, position);
      showGame();
    });
    connect(m_replay, &ReplayPage::mistakesRevealed, &m_controller, [this](qint64 id) {
      if (id == m_game.stored().id)
        m_controller.board().recordHelp(HelpKind::MistakeShown);
      else
        m_controller.history().library().recordHelp(id, HelpKind::MistakeShown);
    });
  }
  return m_replay;
}

void Pages::showMoves() {
  if (!m_game.isStarted() || !m_controller.time().mayPlay()) return;
  moves()->open(m_game);
  show(moves());
}

MovesPage* Pages::moves() {
  if (m_moves == nullptr) {
    m_moves = takeTeaching(new MovesPage(this));
    connect(m_moves, &MovesPage::moveWanted, &m_controller, [this](int move) {
      m_controller.board().goTo(move);
      showGame();
    });
  }
  return m_moves;
}

void Pages::showStatistics() {
  fillStatistics();
  show(statistics());
}

void Pages::fillStatistics() {
  auto games = m_controller.history().gamesThatCount();
  const DailyStreaks streaks = DailyResults(games, QDate::currentDate()).streaks();
  statistics()->setDailyStreak(streaks.now, streaks.longest);
  statistics()->setMastery(m_controller.history().mastery());
  statistics()->setReviews(m_controller.history().library().reviewCounts());
  statistics()->setReset(m_controller.history().canUndoStatisticsReset() ? ResetOffer::Undo
                                                                         : ResetOffer::Reset);
  statistics()->setGames(std::move(games));
}

StatisticsPage* Pages::statistics() {
  if (m_statistics == nullptr) {
    m_statistics = take(new StatisticsPage(this));
    connect(m_statistics, &StatisticsPage::resetWanted, this, [this] {
      m_controller.history().resetStatistics();
      fillStatistics();
      emit undoChanged();
    });
    connect(m_statistics, &StatisticsPage::undoResetWanted, this, &Pages::undoReset);
  }
  return m_statistics;
}

void Pages::showDaily() {
  auto games = m_controller.history().library().games();
  for (GameSummary& game : games)
    if (game.id == hiddenGame()) hideBoard(game);
  daily()->setGames(std::move(games));
  daily()->open();
  show(daily());
}

void Pages::showDailyAtStart() {
  if (!m_game.isStarted())
    connect(&m_game, &Game::started, this, &Pages::showDaily, Qt::SingleShotConnection);
  showDaily();
}

DailyPage* Pages::daily() {
  if (m_daily == nullptr) {
    Library& library = m_controller.history().library();
    const auto storedId = [&library](QDate day, Level level) { return library.dailyId(day, level); };
    m_daily = take(new DailyPage(storedId, m_settings.newGameChoices().dailyLevel, this));
    connect(m_daily, &DailyPage::made, &library, &Library::keepDailyId);
    connect(m_daily, &DailyPage::playWanted, &m_controller.session(), &GameSession::playDaily);
    connect(m_daily, &DailyPage::continueWanted, &m_controller.session(), &GameSession::resume);
    connect(m_daily, &DailyPage::levelChosen, &m_controller.preferences(), &Preferences::setDailyLevel);
  }
  return m_daily;
}

void Pages::showEntry() {
  if (m_entry == nullptr) {
    m_entry = take(new EntryPage(*m_keys, this));
    connect(m_entry, &EntryPage::playWanted, &m_controller.session(), &GameSession::playEntered);
    connect(m_entry, &EntryPage::playAllTheSameWanted, &m_controller.session(), &GameSession::playAllTheSame);
    connect(&m_entry->entry(), &PuzzleEntry::givensChanged, this, &Pages::undoChanged);
  }
  show(m_entry);
}

void Pages::showEntry(const Grid& givens) {
  showEntry();
  m_entry->entry().enter(givens);
}

void Pages::showPath() {
  if (!m_game.isStarted() || !m_controller.time().mayPlay()) return;
  m_controller.board().recordHelp(HelpKind::PathSeen);
  const Puzzle& puzzle = m_game.state().puzzle;
  // In a solved game there are no steps left, so the solution path is shown from the givens on.
  const Position from = m_game.isSolved() ? positionOf(puzzle.givens) : position();
  showPathOf(puzzle, m_game.state().solutions, from, PathPage::Use::Play);
}

void Pages::showPathOf(const Puzzle& puzzle, Solutions solutions, const Position& from, PathPage::Use use) {
  m_pathAgain = [=](Pages& pages) { pages.showPathOf(puzzle, solutions, from, use); };
  show(path());
  m_path->open(puzzle, solutions, from, use);
}

PathPage* Pages::path() {
  if (m_path == nullptr) {
    m_path = takeTeaching(new PathPage(this));
    connect(m_path, &PathPage::playWanted, &m_controller.board(), &BoardCommands::playFrom);
  }
  return m_path;
}

void Pages::showAllSteps() {
  if (!m_game.isStarted() || !m_controller.time().mayPlay()) return;
  m_controller.board().recordHelp(HelpKind::StepsSeen);
  openAllSteps();
}

void Pages::openAllSteps() {
  if (m_allSteps == nullptr) {
    m_allSteps = takeTeaching(new AllStepsPage(this));
    connect(m_allSteps, &AllStepsPage::applyWanted, &m_controller.board(), &BoardCommands::applyStep);
  }
  show(m_allSteps);
  m_allSteps->open(position(), m_settings.hintChoices());
}

void Pages::showGuide() {
  show(guide());
  m_guide->setFocus();
}

void Pages::showTechnique(std::optional<Technique> technique) {
  technique ? guide()->showTechnique(*technique) : guide()->showRules();
  showGuide();
}

GuidePage* Pages::guide() {
  if (m_guide == nullptr) {
    m_guide = takeTeaching(new GuidePage(this));
    connect(m_guide, &GuidePage::practiceWanted, this, &Pages::practise);
    connect(m_guide, &GuidePage::lessonWanted, this, &Pages::showLesson);
  }
  return m_guide;
}

void Pages::showPractice() {
  practice()->open();
  show(practice());
}

void Pages::practise(Technique technique) {
  practice()->practise(technique);
  show(practice());
}

PracticePage* Pages::practice() {
  if (m_practice == nullptr) {
    m_practice = takeTeaching(new PracticePage(this));
    connect(m_practice, &PracticePage::lessonWanted, this, &Pages::showLesson);
    connect(m_practice, &PracticePage::playWanted, &m_controller.session(), &GameSession::playPosition);
    connect(m_practice, &PracticePage::notedPlayWanted, &m_controller.session(),
            &GameSession::playNotedPosition);
    connect(m_practice, &PracticePage::learned, this, [this](Technique technique, MasteryKind kind) {
      m_controller.history().recordMastery(technique, kind);
      practice();  // tells the page what the player knows now
    });
  }
  GameHistory& history = m_controller.history();
  m_practice->setMastery(history.mastery(), history.learning().next());
  return m_practice;
}

void Pages::showLearn() {
  m_learn->showCourse();
  emit learnShown();
}

void Pages::showLesson(Technique technique) {
  m_learn->showLesson(technique, LessonStage::See);
}

void Pages::show(QWidget* page) {
  m_learn->leave(page);
  if (m_review != nullptr && page != m_review) m_review->close();
  if (m_replay != nullptr && page != m_replay) m_replay->close();
  if (m_path != nullptr && page != m_path) m_path->close();
  if (m_allSteps != nullptr && page != m_allSteps) m_allSteps->close();
  if (m_guide != nullptr && page != m_guide) m_guide->close();
  setCurrentWidget(page);
  if (page->focusWidget() != nullptr)
    page->focusWidget()->setFocus();
  else
    page->setFocus();
  emit turned();
}

qint64 Pages::hiddenGame() const {
  return m_controller.time().isPaused() ? m_game.stored().id : 0;
}

Position Pages::position() const {
  return situationOf(m_game.state(), m_game.notesComplete()).position;
}

}  // namespace sudoku
