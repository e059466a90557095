#include "practiceround.h"

#include <algorithm>

#include "game/teacher/phrases.h"
#include "game/teacher/stepparts.h"
#include "game/teacher/techniquewords.h"

namespace sudoku {
namespace {

bool contains(const std::vector<Candidate>& candidates, const Candidate& candidate) {
  return std::find(candidates.begin(), candidates.end(), candidate) != candidates.end();
}

bool concludes(const Step& step, const Candidate& candidate) {
  return contains(step.eliminations, candidate) || contains(step.placements, candidate);
}

int conclusionsOf(const Step& step) {
  return static_cast<int>(step.eliminations.size() + step.placements.size());
}

/// Whether the candidate meets a part of what the step requires: it sees some of the cells that it has to
/// see, or sees the fins of a fish, or is in one of its cover lines. That it only shares a cell with the step
/// does not count: with a few hundred open steps, that is true of nearly every candidate.
bool isAlmostSeen(const NearMiss& miss) {
  return miss.kind <= NearMiss::Kind::LacksLine;
}

}  // namespace

QString PracticeRound::title() const {
  return tr("Find: %1").arg(TechniqueWords::title(m_position.technique));
}

std::vector<Sentence> PracticeRound::task() const {
  return {Phrases::fill(setsCell() ? tr("Click the cell that it sets.")
                                   : tr("Click the candidates that it rules out.")),
          Phrases::fill(tr("Nothing easier is left here."))};
}

PracticeFeedback PracticeRound::judge(const Candidate& candidate) {
  m_miss = {};
  const Position& position = m_position.position;
  if (contains(m_found, candidate))
    return {Verdict::AlreadyFound, {Phrases::fill(tr("You have found this one already."))}};
  if (!position.board.isEmpty(candidate.cell) ||
      !position.candidates.at(candidate.cell).contains(candidate.digit))
    return {Verdict::NoCandidate,
            {Phrases::fill(
                tr("{cell} has no candidate {digit}."),
                {{"cell", Phrases::name(candidate.cell)}, {"digit", Phrases::digit(candidate.digit)}})}};
  const auto step = stepWith(candidate);
  return step ? accept(*step, candidate) : refuse(candidate);
}

PracticeFeedback PracticeRound::judge(Cell cell) {
  for (const Step& step : m_position.steps)
    for (const Candidate& placed : step.placements)
      if (placed.cell == cell) return judge(placed);
  m_miss = {};
  if (!m_position.position.board.isEmpty(cell))
    return {Verdict::NoCandidate,
            {Phrases::fill(tr("{cell} is filled already."), {{"cell", Phrases::name(cell)}})}};
  m_miss.cells.push_back({{cell}, Role::Fin});
  return {Verdict::Miss, cellMissWords(cell)};
}

bool PracticeRound::isFound() const {
  return foundOf(step()) == conclusionsOf(step());
}

StepPicture PracticeRound::picture() const {
  StepPicture picture = m_miss;
  for (const Candidate& candidate : m_found) {
    const bool isPlaced = std::any_of(m_position.steps.begin(), m_position.steps.end(),
                                      [&](const Step& step) { return contains(step.placements, candidate); });
    picture.marks.erase(
        std::remove_if(picture.marks.begin(), picture.marks.end(),
                       [&](const StepPicture::Mark& mark) { return mark.candidate == candidate; }),
        picture.marks.end());
    picture.marks.push_back({candidate, isPlaced ? Role::Placed : Role::Eliminated});
    if (isPlaced) picture.cells.push_back({{candidate.cell}, Role::Placed});
  }
  return picture;
}

PracticeFeedback PracticeRound::accept(std::size_t step, const Candidate& candidate) {
  m_found.push_back(candidate);
  m_step = step;
  const auto [cell, digit] = candidate;
  const bool isPlaced = contains(this->step().placements, candidate);
  const int all = conclusionsOf(this->step());
  const Sentence right = Phrases::fill(
      isPlaced ? tr("Right: {cell} is {digit}.") : tr("Right: the {digit} in {cell} is crossed out."),
      {{"cell", Phrases::cells({cell}, isPlaced ? Role::Placed : Role::Eliminated, {digit})},
       {"digit", Phrases::digit(digit)}});
  PracticeFeedback feedback{isFound() ? Verdict::AllFound : Verdict::Right, {right}};
  if (all > 1)
    feedback.sentences.push_back(
        Phrases::fill(isFound() ? tr("All {all} are found.") : tr("{found} of {all} found."),
                      {{"found", QString::number(foundOf(this->step()))}, {"all", QString::number(all)}}));
  return feedback;
}

PracticeFeedback PracticeRound::refuse(const Candidate& candidate) {
  m_miss.cells.push_back({{candidate.cell}, Role::Fin});
  m_miss.marks.push_back({candidate, Role::Fin});
  if (auto miss = nearestMiss(candidate)) return {Verdict::Near, std::move(miss->sentences)};
  return {Verdict::Miss, missWords(candidate)};
}

std::optional<NearMiss> PracticeRound::nearestMiss(const Candidate& candidate) const {
  auto nearest = NearMissFinder(step(), m_position.position).find(candidate);
  for (const Step& other : m_position.steps) {
    if (nearest && isAlmostSeen(*nearest)) break;
    auto miss = NearMissFinder(other, m_position.position).find(candidate);
    if (miss && isAlmostSeen(*miss)) nearest = std::move(miss);
  }
  return nearest;
}

std::optional<std::size_t> PracticeRound::stepWith(const Candidate& candidate) const {
  std::optional<std::size_t> best;
  for (std::size_t index = 0; index < m_position.steps.size(); ++index) {
    const Step& step = m_position.steps[index];
    if (concludes(step, candidate) && (!best || foundOf(step) > foundOf(m_position.steps[*best])))
      best = index;
  }
  return best;
}

int PracticeRound::foundOf(const Step& step) const {
  return static_cast<int>(std::count_if(m_found.begin(), m_found.end(), [&](const Candidate& candidate) {
    return concludes(step, candidate);
  }));
}

std::vector<Sentence> PracticeRound::missWords(const Candidate& candidate) const {
  const Sentence words = candidateWords(candidate);
  if (setsCell())
    return {Phrases::fill(tr("This technique does not show that {cell} is {digit}."),
                          {{"cell", Phrases::cells({candidate.cell}, Role::Fin, {candidate.digit})},
                           {"digit", Phrases::digit(candidate.digit)}}),
            Phrases::fill(tr("Look for the pattern first, then for the cell that it sets."))};
  const bool isDigitRight =
      std::any_of(m_position.steps.begin(), m_position.steps.end(),
                  [&](const Step& step) { return digitsOf(step.eliminations).contains(candidate.digit); });
  if (isDigitRight)
    return {
        Phrases::fill(tr("The digit is right, but nothing leads to {candidate}."), {{"candidate", words}}),
        Phrases::fill(tr("Look for the pattern first, then for what it rules out."))};
  return {Phrases::fill(tr("Nothing of this kind rules out {candidate}."), {{"candidate", words}}),
          Phrases::fill(tr("Look at another digit."))};
}

std::vector<Sentence> PracticeRound::cellMissWords(Cell cell) const {
  const Sentence name = Phrases::cells({cell}, Role::Fin);
  switch (m_position.technique) {
    case Technique::FullHouse:
      return {
          Phrases::fill(tr("{cell} is not the last empty cell of a row, column or box."), {{"cell", name}}),
          Phrases::fill(tr("Look for a row, column or box with one empty cell."))};
    case Technique::NakedSingle:
      return {Phrases::fill(
                  tr("{cell} can still be {digits}."),
                  {{"cell", name},
                   {"digits", Phrases::digits(m_position.position.candidates.at(cell), Phrases::Joint::Or)}}),
              Phrases::fill(tr("Look for a cell whose row, column and box hold eight digits."))};
    case Technique::HiddenSingle:
      return {Phrases::fill(tr("{cell} is the only place of no digit in its row, column or box."),
                            {{"cell", name}}),
              Phrases::fill(tr("Take one digit, and look where it can still go in a box."))};
    default:
      return {Phrases::fill(tr("This technique does not set {cell}."), {{"cell", name}}),
              Phrases::fill(tr("Look for the pattern first, then for the cell that it sets."))};
  }
}

}  // namespace sudoku
