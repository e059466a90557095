#include "teacher.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "game/play/corrections.h"
#include "game/play/game.h"

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto kPause = 400ms;     // time between a change of the game and the search for the next step
constexpr auto kThinking = 300ms;  // a search that takes longer than this is announced to the player

/// Whether a step needs candidates and some open cell has no notes, so that the board cannot show the step.
bool lacksNotes(const TaughtStep& step, const GameState& state) {
  if (infoOf(step.step.technique).family == TechniqueFamily::Single) return false;
  const CellSet open = step.position.candidates.openCells();
  return std::any_of(open.begin(), open.end(), [&](Cell cell) { return state.allNotesAt(cell).isEmpty(); });
}

}  // namespace

Teacher::Teacher(const Game& game, QObject* parent)
    : QObject(parent),
      m_game(game),
      m_finder([this](const Lesson& lesson) { take(lesson); }),
      m_othersFinder([this](const std::vector<TaughtStep>& others) { takeOthers(others); }),
      m_whatIfFinder([this](const WhatIf& found) {
        m_thinking.stop();
        m_whatIf = found;
        showWhatIf(0);
      }) {
  m_ahead.setSingleShot(true);
  m_ahead.setInterval(kPause);
  m_thinking.setSingleShot(true);
  m_thinking.setInterval(kThinking);
  connect(&m_ahead, &QTimer::timeout, this, &Teacher::lookAhead);
  connect(&m_thinking, &QTimer::timeout, this, [this] { show(Hints::thinking()); });
  connect(&m_game, &Game::started, this, [this] { m_told.clear(); });
  connect(&m_game, &Game::started, this, &Teacher::follow);
  connect(&m_game, &Game::cellsChanged, this, &Teacher::follow);
}

void Teacher::setChoices(const HintChoices& choices) {
  if (std::exchange(m_choices, choices) != choices) follow();
}

void Teacher::nextStep() {
  if (!m_hint) return open(Rung::Where);
  if (m_hint->kind != Hint::Kind::Thinking) act(m_hint->actions.front());
}

void Teacher::explainNextStep() {
  if (!m_hint) return open(Rung::Why);
  if (m_hint->kind == Hint::Kind::Step && m_hint->rung != Rung::Why) climb(Rung::Why);
}

void Teacher::act(HintAction action) {
  if (!m_hint || std::find(m_hint->actions.begin(), m_hint->actions.end(), action) == m_hint->actions.end())
    return;
  switch (action) {
    case HintAction::WhatIsIt:
      return climb(Rung::What);
    case HintAction::Why:
      return climb(Rung::Why);
    case HintAction::Apply: {
      const Step step = m_steps.at(m_index).step;
      close();
      emit applied(step);
      return;
    }
    case HintAction::Back:
      return goBack();
    case HintAction::Close:
      return close();
    case HintAction::ShowAnother:
      return showAnother();
    case HintAction::WhatIf:
      return askWhatIf(0);
    case HintAction::NextRemoval:
      return askWhatIf(m_conclusion + 1);
    case HintAction::WalkBack:
      return walk(-1);
    case HintAction::WalkForward:
      return walk(1);
    case HintAction::FillCandidates:
      return refill();
    case HintAction::ClearIt:
      close();
      emit clearingWanted();
      return;
    case HintAction::ShowWhy:
      return showRefutation(0);
    case HintAction::BackToBeforeMistake:
      close();
      emit backWanted();
      return;
    case HintAction::PutNoteBack:
      return putNoteBack();
    case HintAction::Yes:
      return answerNotes(true);
    case HintAction::No:
      return answerNotes(false);
    case HintAction::NextStep:
    case HintAction::RuleOut:
    case HintAction::WalkProof:
    case HintAction::ShowMistake:
    case HintAction::NotYet:
      return;  // offered with the answers to questions alone
  }
}

void Teacher::retell() {
  m_finder.cancel();
  m_othersFinder.cancel();
  m_whatIfFinder.cancel();
  m_lesson.reset();
  if (!m_hint) return m_ahead.start();
  const bool isOfStep = m_hint->kind == Hint::Kind::Step || m_hint->kind == Hint::Kind::WhatIf;
  if (!isOfStep) {
    m_tellsAgain = true;
    return open(m_telling.rung);
  }
  for (TaughtStep& step : m_steps) step = teach(step.step, step.position);
  lookAhead();
  showStep();
  if (std::exchange(m_whatIf, std::nullopt)) askWhatIf(m_conclusion);
}

/// Drops the hint and what was found for it when the game has changed, since they belong to the position
/// before.
void Teacher::follow() {
  m_finder.cancel();
  m_othersFinder.cancel();
  m_lesson.reset();
  if (m_reopened) return open(*std::exchange(m_reopened, std::nullopt));
  close();
  m_ahead.start();
}

bool Teacher::isHinted(const Move& move) const {
  if (!m_hint || (m_hint->kind != Hint::Kind::Step && m_hint->kind != Hint::Kind::WhatIf)) return false;
  const Step& step = m_steps.at(m_index).step;
  const GameState& before = m_game.state();
  const AppliedMove after = applyMoveWithChanges(before, move);
  if (move.kind == Move::Kind::Enter)
    return !step.placements.empty() && move.parts.size() == step.placements.size() &&
           std::all_of(step.placements.begin(), step.placements.end(), [&](const Candidate& placed) {
             return after.state.board.at(placed.cell) == placed.digit;
           });
  const auto goesFrom = [&step](Cell cell) {
    DigitSet gone;
    for (const Candidate& each : step.eliminations)
      if (each.cell == cell) gone.add(each.digit);
    return gone;
  };
  return !after.changed.isEmpty() && std::all_of(after.changed.begin(), after.changed.end(), [&](Cell cell) {
    const DigitSet lost = before.allNotesAt(cell) - after.state.allNotesAt(cell);
    return !lost.isEmpty() && (lost - goesFrom(cell)).isEmpty();
  });
}

bool Teacher::hasTold(const Move& move) const {
  return std::any_of(m_told.begin(), m_told.end(), [&move](const Candidate& told) {
    return std::any_of(move.parts.begin(), move.parts.end(), [&told](const Move::Part& part) {
      return part.cell == told.cell && part.digits.contains(told.digit);
    });
  });
}

LessonRequest Teacher::request() const {
  return {m_game.state(), appliedMoves(m_game.stored()), m_game.notesComplete(), m_choices};
}

void Teacher::lookAhead() {
  if (!m_game.isStarted() || m_game.isSolved() || m_lesson || m_finder.isRunning()) return;
  m_answer = m_game.notesComplete();
  m_finder.run([asked = request()](const std::stop_token& stop) { return findLesson(asked, stop); });
}

void Teacher::take(const Lesson& lesson) {
  m_lesson = lesson;
  if (m_wanted) openLesson(*std::exchange(m_wanted, std::nullopt));
}

void Teacher::open(Rung rung) {
  if (!m_game.isStarted() || m_game.isSolved()) return;
  if (m_answer != m_game.notesComplete()) {
    m_finder.cancel();
    m_lesson.reset();
  }
  if (m_lesson) return openLesson(rung);
  m_wanted = rung;
  m_ahead.stop();
  m_thinking.start();
  lookAhead();
}

void Teacher::openLesson(Rung rung) {
  m_thinking.stop();
  m_telling.rung = rung;  // how much to tell after the player has answered the question about notes
  if (m_lesson->mistake) {
    showMistake();
    if (!std::exchange(m_tellsAgain, false)) emit mistakeShown();
  } else if (m_lesson->asksAboutNotes) {
    show(Hints::notesQuestion());
  } else if (m_lesson->isUndecided) {
    show(Hints::undecided());
  } else if (!m_lesson->step) {
    show(Hints::nothing(m_lesson->refused));
  } else {
    m_steps = {*m_lesson->step};
    m_index = 0;
    m_knowsOthers = false;
    climb(rung);
  }
}

void Teacher::climb(Rung rung) {
  m_telling.rung = rung;
  m_telling.told = 0;
  m_telling.mayHaveOthers = !m_knowsOthers || m_steps.size() > 1;
  m_telling.offersNotes = lacksNotes(m_steps.at(m_index), m_game.state());
  m_telling.lacking = m_lesson->lacking;
  if (const auto lacking = lackingFor(m_steps.at(m_index), m_lesson->lacking))
    return show(Hints::wrongNotes(*lacking, m_lesson->crossedOut.contains(lacking->cell)));
  const Step& step = m_steps.at(m_index).step;
  m_told.insert(m_told.end(), step.placements.begin(), step.placements.end());
  m_told.insert(m_told.end(), step.eliminations.begin(), step.eliminations.end());
  showStep();
  emit told(rung);
}

void Teacher::askWhatIf(std::size_t index) {
  const TaughtStep& step = m_steps.at(m_index);
  const auto& conclusions = step.step.placements.empty() ? step.step.eliminations : step.step.placements;
  m_conclusion = index % conclusions.size();
  const Candidate conclusion = conclusions[m_conclusion];
  m_whatIfFinder.run([step, conclusion](const std::stop_token& /*stop*/) {
    return whatIf(step.step, step.position, conclusion);
  });
  m_thinking.start();
}

void Teacher::showWhatIf(int told) {
  show(Hints::ofWhatIf(m_steps.at(m_index), *m_whatIf, told));
}

void Teacher::showMistake() {
  show(Hints::ofMistake(*m_lesson->mistake));
}

void Teacher::showRefutation(int told) {
  show(Hints::ofRefutation(*m_lesson->mistake, told));
}

void Teacher::goBack() {
  if (isRefuting()) return showMistake();
  if (std::exchange(m_whatIf, std::nullopt)) return showStep();
  climb(m_telling.rung == Rung::Why ? Rung::What : Rung::Where);
}

void Teacher::walk(int steps) {
  if (m_whatIf) return showWhatIf(m_hint->told + steps);
  if (isRefuting()) return showRefutation(m_hint->told + steps);
  const auto length = static_cast<int>(m_hint->walk.size());
  m_telling.told = std::clamp(m_telling.told + steps, 0, length);
  showStep();
}

void Teacher::showStep() {
  show(Hints::ofStep(m_steps.at(m_index), m_telling));
}

void Teacher::showAnother() {
  if (!m_knowsOthers) {
    m_othersFinder.run([step = m_steps.front(), choices = m_choices](const std::stop_token& stop) {
      return findOthers(step, choices, stop);
    });
    m_thinking.start();
    return;
  }
  m_index = (m_index + 1) % m_steps.size();
  climb(m_telling.rung);
}

void Teacher::takeOthers(const std::vector<TaughtStep>& others) {
  m_thinking.stop();
  m_steps.insert(m_steps.end(), others.begin(), others.end());
  m_knowsOthers = true;
  showAnother();
}

void Teacher::refill() {
  m_reopened = m_telling.rung;
  emit candidatesWanted();
  // Filling in notes usually changes the game, which reopens the hint. If the notes were complete already,
  // the hint has to be reopened here.
  if (m_reopened) open(*std::exchange(m_reopened, std::nullopt));
}

void Teacher::putNoteBack() {
  m_reopened = m_telling.rung;
  emit noteWanted(*m_hint->lacking);
  if (m_reopened) open(*std::exchange(m_reopened, std::nullopt));
}

void Teacher::answerNotes(bool areComplete) {
  const Rung rung = m_telling.rung;
  emit notesAnswered(areComplete);
  m_lesson.reset();
  open(rung);
}

void Teacher::show(const Hint& hint) {
  m_hint = hint;
  emit hintChanged();
}

void Teacher::close() {
  m_wanted.reset();
  m_tellsAgain = false;
  m_thinking.stop();
  m_othersFinder.cancel();
  m_whatIfFinder.cancel();
  m_whatIf.reset();
  if (std::exchange(m_hint, std::nullopt)) emit hintChanged();
}

}  // namespace sudoku
