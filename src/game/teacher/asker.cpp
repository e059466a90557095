#include "asker.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <utility>

#include "game/play/corrections.h"
#include "game/play/game.h"

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto kAnnounced = 300ms;  // a search that takes longer than this is announced to the player
/// The most steps of a proof that is shown without asking the player first, and of a longer one.
constexpr std::size_t kFewSteps = 4;
constexpr std::size_t kManySteps = 20;

std::optional<Disproof> proofOf(const Candidate& option, const Position& position,
                                const std::stop_token& stop) {
  for (const std::size_t steps : {kFewSteps, kManySteps}) {
    auto proof = DisproofFinder(position, {Level::Extreme, steps}).find(option, stop);
    if (proof || stop.stop_requested()) return proof;
  }
  return std::nullopt;
}

}  // namespace

Asker::Asker(const Game& game, QObject* parent)
    : QObject(parent),
      m_game(game),
      m_finder([this](const Answers& found) { take(found); }),
      m_proofFinder([this](const std::optional<Disproof>& proof) { takeProof(proof); }),
      m_whatIfFinder([this](const WhatIf& found) {
        m_thinking.stop();
        m_whatIf = found;
        m_toldEvents = 0;
        show(QuestionHints::ofWhatIf(*m_proof, *m_whatIf, m_toldEvents));
      }) {
  m_thinking.setSingleShot(true);
  m_thinking.setInterval(kAnnounced);
  connect(&m_thinking, &QTimer::timeout, this, [this] { show(QuestionHints::thinking(*m_asked)); });
  connect(&m_game, &Game::started, this, [this] { m_told.clear(); });
  connect(&m_game, &Game::started, this, &Asker::follow);
  connect(&m_game, &Game::cellsChanged, this, &Asker::follow);
  connect(&m_game, &Game::selectionChanged, this, &Asker::followSelection);
}

void Asker::ask(const Question& question) {
  if (!m_game.isStarted() || m_game.isSolved()) return;
  m_question = question;
  m_chosen.reset();
  begin();
}

void Asker::askWhyNot(const Candidate& candidate) {
  if (!m_game.isStarted() || m_game.isSolved()) return;
  m_question = candidate.cell;
  m_chosen = candidate;
  begin();
}

void Asker::choose(const Candidate& option) {
  if (!m_hint || m_hint->kind != Hint::Kind::AllOptions) return;
  m_chosen = option;
  openChosen();
}

void Asker::act(HintAction action) {
  if (!m_hint || !m_hint->offers(action)) return;
  switch (action) {
    case HintAction::NextStep:
    case HintAction::ShowMistake:
      close();
      emit nextStepWanted();
      return;
    case HintAction::NotYet:
      if (m_asked) return goBack();
      m_skipsWrongEntries = true;
      return begin();
    case HintAction::WalkProof:
      return openProof();
    case HintAction::RuleOut:
      return ruleOut();
    case HintAction::WhatIf:
      return askWhatIf();
    case HintAction::WalkBack:
      return walk(-1);
    case HintAction::WalkForward:
      return walk(1);
    case HintAction::Back:
      return goBack();
    default:
      return close();
  }
}

void Asker::retell() {
  if (!m_hint) return;
  if (!m_proof) return begin();
  m_proof = teach(*answerAbout(*m_chosen).proof, m_asked->position);
  showProof();
  if (std::exchange(m_whatIf, std::nullopt)) askWhatIf();
}

bool Asker::hasTold(const Move& move) const {
  return std::any_of(move.parts.begin(), move.parts.end(), [this](const Move::Part& part) {
    return std::any_of(part.digits.begin(), part.digits.end(), [&](Digit digit) {
      return m_told.contains({part.cell, digit});
    });
  });
}

/// Drops the answers when the game has changed, since they belong to the position before.
void Asker::follow() {
  m_skipsWrongEntries = false;
  if (!std::exchange(m_reopens, false)) return close();
  m_chosen.reset();
  begin();
}

void Asker::followSelection() {
  const auto* const cell = m_question ? std::get_if<Cell>(&*m_question) : nullptr;
  if (cell != nullptr && *cell != m_game.selectedCell()) ask(m_game.selectedCell());
}

/// Answers the question anew: what the board says at once, the rest as soon as it is found.
void Asker::begin() {
  stop();
  m_asked.reset();
  const GameState& state = m_game.state();
  const auto* const cell = std::get_if<Cell>(&*m_question);
  if (cell != nullptr && state.board.at(*cell))
    return show(QuestionHints::ofFilled(*cell, state.isGiven(*cell)));
  const CellSet wrong = wrongEntries(state);
  if (!wrong.isEmpty() && !m_skipsWrongEntries) return show(QuestionHints::ofWrongEntries(wrong.size()));
  m_asked = askedPosition(state, *m_question);
  m_answers = answersAtOnce(*m_asked);
  m_shown = {m_answers, false};
  m_isLooking = std::any_of(m_answers.begin(), m_answers.end(),
                            [](const Answer& answer) { return answer.kind != Answer::Kind::Taken; });
  if (m_isLooking) look(std::min(levelOfProofs(), Level::Expert));
  if (m_chosen) return openChosen();
  showAnswers();
}

/// Looks for proofs whose steps are of a level or below, about all options that have none yet.
void Asker::look(Level level) {
  m_finder.run([asked = *m_asked, answers = m_answers, level](const std::stop_token& stop) {
    return provedAnswers(asked, answers, {level, kFewSteps}, stop);
  });
}

/// The hardest level of the proofs that the list of answers tells: that of the puzzle, since most candidates
/// of an easier puzzle fall to harder techniques.
Level Asker::levelOfProofs() const {
  return std::clamp(m_game.level().value_or(Level::Expert), Level::Medium, Level::Extreme);
}

void Asker::take(const Answers& found) {
  const bool isFirst = std::exchange(m_isLooking, false);
  // A proof that was found meanwhile because the player asked for it stays.
  for (const Answer& answer : found)
    if (Answer& known = answerAbout(answer.option); !known.proof) known = answer;
  if (!m_chosen) showAnswers();
  // Proofs above level Expert take so long that those below are told first.
  if (isFirst && levelOfProofs() > Level::Expert) look(levelOfProofs());
}

Answer& Asker::answerAbout(const Candidate& option) {
  return *std::find_if(m_answers.begin(), m_answers.end(),
                       [&](const Answer& answer) { return answer.option == option; });
}

bool Asker::isRuledOut(const Candidate& candidate) const {
  return std::find(m_asked->ruledOut.begin(), m_asked->ruledOut.end(), candidate) != m_asked->ruledOut.end();
}

/// Shows what is known of the chosen option, or looks for a proof about it.
void Asker::openChosen() {
  const Answer& answer = answerAbout(*m_chosen);
  if (answer.taker) return show(QuestionHints::ofTaken(*m_asked, answer));
  if (!answer.proof) return lookFor(*m_chosen);
  if (m_told.tell(*m_asked, *answer.proof)) return openProof();
  show(QuestionHints::ofPossible(*m_asked, *m_chosen));
}

/// Looks for a proof that an option is false. The search is the same for options that are true, so that its
/// time tells nothing.
void Asker::lookFor(const Candidate& option) {
  m_thinking.start();
  m_proofFinder.run([option, position = m_asked->position](const std::stop_token& stop) {
    return proofOf(option, position, stop);
  });
}

void Asker::takeProof(const std::optional<Disproof>& proof) {
  m_thinking.stop();
  if (!proof || !m_told.tell(*m_asked, *proof))
    return show(isRuledOut(*m_chosen) ? QuestionHints::ofRuledOut(*m_asked, *m_chosen)
                                      : QuestionHints::ofPossible(*m_asked, *m_chosen));
  Answer& answer = answerAbout(*m_chosen);
  answer.proof = proof;
  answer.kind = Answer::Kind::Gone;
  if (proof->steps.size() <= kFewSteps) return openProof();
  show(QuestionHints::ofLong(*m_asked, *m_chosen, *proof));
  emit told(Rung::What);
}

void Asker::openProof() {
  m_proof = teach(*answerAbout(*m_chosen).proof, m_asked->position);
  m_toldSteps = m_proof->steps.size() == 1 ? 0 : 1;
  showProof();
  emit told(Rung::Why);
}

void Asker::askWhatIf() {
  const TaughtStep& last = m_proof->steps.back();
  m_whatIfFinder.run([step = last.step, position = last.position, refuted = m_proof->refuted](
                         const std::stop_token& /*stop*/) { return whatIf(step, position, refuted); });
  m_thinking.start();
}

void Asker::walk(int steps) {
  if (m_whatIf) {
    m_toldEvents = m_hint->told + steps;
    return show(QuestionHints::ofWhatIf(*m_proof, *m_whatIf, m_toldEvents));
  }
  m_toldSteps = m_hint->told + steps;
  showProof();
}

void Asker::goBack() {
  if (std::exchange(m_whatIf, std::nullopt)) return showProof();
  m_proofFinder.cancel();
  m_thinking.stop();
  m_proof.reset();
  m_chosen.reset();
  showAnswers();
}

void Asker::ruleOut() {
  const Step step = m_proof->steps.back().step;
  m_reopens = true;
  emit ruledOut(step);
  // The move usually changes the game, which opens the answers again.
  if (m_reopens) follow();
}

void Asker::showAnswers() {
  const auto before = m_told.count();
  if (!m_isLooking) m_shown = m_told.tell(*m_asked, m_answers);
  const auto naming =
      m_game.level() == Level::Easy ? QuestionHints::Naming::Plain : QuestionHints::Naming::Cells;
  show(QuestionHints::ofAnswers(*m_asked, m_shown.answers, m_isLooking, m_shown.keepsBack, naming));
  if (m_told.count() > before) emit told(Rung::What);
}

void Asker::showProof() {
  show(QuestionHints::ofProof(*m_asked, *m_proof, m_toldSteps, isRuledOut(m_proof->refuted)));
}

void Asker::show(const Hint& hint) {
  m_hint = hint;
  emit hintChanged();
}

/// Stops all searches, and drops what they have found for one option.
void Asker::stop() {
  m_finder.cancel();
  m_proofFinder.cancel();
  m_whatIfFinder.cancel();
  m_thinking.stop();
  m_proof.reset();
  m_whatIf.reset();
}

void Asker::close() {
  stop();
  m_question.reset();
  m_chosen.reset();
  if (std::exchange(m_hint, std::nullopt)) emit hintChanged();
}

}  // namespace sudoku
