#include "practicesession.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include <QRandomGenerator>

#include "game/teacher/hints.h"
#include "game/teacher/phrases.h"
#include "game/teacher/stepwords.h"

namespace sudoku {
namespace {

/// A picture with only the houses and cells that a sentence refers to.
StepPicture pictureOf(const Sentence& sentence) {
  StepPicture picture;
  for (const Phrase& phrase : sentence) {
    if (phrase.role == Role::Words) continue;
    for (const House house : phrase.houses) picture.bands.push_back({house, phrase.role});
    if (phrase.houses.empty() && !phrase.cells.isEmpty())
      picture.cells.push_back({phrase.cells, phrase.role});
  }
  return picture;
}

template <typename Part>
void append(std::vector<Part>& parts, const std::vector<Part>& more) {
  parts.insert(parts.end(), more.begin(), more.end());
}

}  // namespace

PracticeSession::PracticeSession(std::vector<Technique> chosen, std::uint64_t seed, Maker make,
                                 QObject* parent)
    : QObject(parent),
      m_make(std::move(make)),
      m_random(seed),
      m_chosen(std::move(chosen)),
      m_job([this](const Made& made) { take(made); }, this) {
  assert(!m_chosen.empty());
  m_random.shuffle(m_chosen);
  makeNext();
}

std::uint64_t PracticeSession::newSeed() {
  return QRandomGenerator::system()->generate64();
}

void PracticeSession::choose(std::vector<Technique> chosen) {
  assert(!chosen.empty());
  if (m_phase == Phase::Over) return;
  const bool hasEnded = m_phase == Phase::Found || m_phase == Phase::Told;
  const bool isAskedFor =
      m_phase == Phase::Asking &&
      std::find(chosen.begin(), chosen.end(), m_round->position().technique) != chosen.end();
  m_chosen = std::move(chosen);
  m_random.shuffle(m_chosen);
  m_turn = 0;
  m_ahead.reset();
  m_job.cancel();
  const int begun = static_cast<int>(m_outcomes.size()) + (isAskedFor ? 1 : 0);
  if (begun < m_rounds) makeNext();
  if (hasEnded || isAskedFor) return;
  prepare();
  emit changed();
}

int PracticeSession::roundNumber() const {
  return std::min(
      static_cast<int>(m_outcomes.size()) + (m_phase == Phase::Found || m_phase == Phase::Told ? 0 : 1),
      m_rounds);
}

int PracticeSession::count(Outcome outcome) const {
  return static_cast<int>(std::count(m_outcomes.begin(), m_outcomes.end(), outcome));
}

StepPicture PracticeSession::picture() const {
  if (!m_round) return {};
  if (m_phase == Phase::Told || m_phase == Phase::Found) return m_helpPicture;
  StepPicture picture = m_round->picture();
  append(picture.bands, m_helpPicture.bands);
  append(picture.cells, m_helpPicture.cells);
  return picture;
}

void PracticeSession::judge(const Candidate& candidate) {
  if (m_phase == Phase::Asking) react(m_round->judge(candidate));
}

void PracticeSession::judge(Cell cell) {
  if (m_phase == Phase::Asking) react(m_round->judge(cell));
}

void PracticeSession::showWhere() {
  if (m_phase != Phase::Asking) return;
  const Sentence where = sudoku::explain(m_round->step(), m_round->position().position).where;
  m_help = {where};
  m_helpPicture = pictureOf(where);
  m_wasShown = true;
  emit changed();
}

void PracticeSession::explain() {
  if (m_phase != Phase::Asking) return;
  m_lastMiss.reset();
  m_phase = Phase::Told;
  tellStep();
  end(Outcome::Shown);
  emit changed();
}

void PracticeSession::playOn() {
  if (m_phase == Phase::Asking) m_wasShown = true;
}

void PracticeSession::tellStep() {
  const Step& step = m_round->step();
  const Position& position = m_round->position().position;
  const Explanation explanation = sudoku::explain(step, position);
  m_help = explanation.why;
  m_explanation = explanation;
  m_told = 0;
  m_helpPicture = sudoku::pictureOf(step, position);
}

void PracticeSession::goAlong(int links) {
  const int told = std::clamp(m_told + links, 0, static_cast<int>(m_explanation.walk.size()));
  if (std::exchange(m_told, told) != told) emit changed();
}

std::optional<int> PracticeSession::toldLinks() const {
  return m_told == 0 ? std::nullopt : std::optional(linksTold(m_explanation, m_told));
}

void PracticeSession::skip() {
  if (m_phase != Phase::Asking) return;
  end(Outcome::Skipped);
  beginNext();
}

void PracticeSession::next() {
  if (m_phase == Phase::Found || m_phase == Phase::Told) beginNext();
}

void PracticeSession::makeNext() {
  const Technique technique = m_chosen[m_turn];
  const Random random(m_random.next());
  m_job.run([make = m_make, technique, random](const std::stop_token& stop) {
    Random draws = random;
    return Made{technique, make(technique, draws, stop)};
  });
}

void PracticeSession::take(const Made& made) {
  if (made.position) {
    m_turn = (m_turn + 1) % m_chosen.size();
    m_ahead = made.position;
    if (m_phase == Phase::Preparing) begin();
    return;
  }
  // A technique without positions is no longer chosen, so the other techniques take its turns.
  m_chosen.erase(m_chosen.begin() + static_cast<std::ptrdiff_t>(m_turn));
  if (m_turn == m_chosen.size()) m_turn = 0;
  if (!m_chosen.empty()) {
    makeNext();
  } else if (m_phase == Phase::Preparing) {
    m_phase = Phase::Nothing;
    emit changed();
  }
}

void PracticeSession::beginNext() {
  if (static_cast<int>(m_outcomes.size()) == m_rounds) {
    m_phase = Phase::Over;
    emit changed();
    return;
  }
  prepare();
  if (m_chosen.empty() && !m_ahead) m_phase = Phase::Nothing;
  if (m_ahead)
    begin();
  else
    emit changed();
}

void PracticeSession::prepare() {
  m_phase = Phase::Preparing;
  m_round.reset();
  m_lastRight.reset();
  m_lastMiss.reset();
  m_help.clear();
  m_helpPicture = {};
  m_explanation = {};
  m_told = 0;
  m_misses = 0;
  m_wasShown = false;
}

void PracticeSession::begin() {
  m_round.emplace(*std::exchange(m_ahead, std::nullopt));
  m_phase = Phase::Asking;
  if (static_cast<int>(m_outcomes.size()) + 1 < m_rounds && !m_chosen.empty()) makeNext();
  emit changed();
}

void PracticeSession::react(const PracticeFeedback& feedback) {
  using Verdict = PracticeFeedback::Verdict;
  if (feedback.verdict == Verdict::Right || feedback.verdict == Verdict::AllFound) {
    m_lastRight = feedback;
    m_lastMiss.reset();
  } else {
    m_lastMiss = feedback;
    const bool isMiss = feedback.verdict == Verdict::Near || feedback.verdict == Verdict::Miss;
    if (isMiss && ++m_misses == kManyMisses && !m_wasShown)
      m_lastMiss->sentences.push_back(Phrases::fill(tr("After three misses it counts as found with help.")));
  }
  if (feedback.verdict == Verdict::AllFound) {
    m_phase = Phase::Found;
    tellStep();
    end(m_wasShown || m_misses >= kManyMisses ? Outcome::FoundWithHelp : Outcome::FoundAlone);
  }
  emit changed();
}

void PracticeSession::end(Outcome outcome) {
  m_outcomes.push_back(outcome);
  emit roundEnded(m_round->position().technique, outcome);
}

}  // namespace sudoku
