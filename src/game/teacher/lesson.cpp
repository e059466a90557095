#include "lesson.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include <sudoku/logic/stepfinder.h>

#include "game/play/notehistory.h"
#include "stepparts.h"
#include "stepwords.h"

namespace sudoku {
namespace {

constexpr std::size_t kMostOthers = 20;

/// The techniques that a solution path may use, the easiest first.
std::vector<Technique> pathTechniques() {
  std::vector<Technique> techniques;
  for (const Technique technique : allTechniques())
    if (mayBeOnPath(technique)) techniques.push_back(technique);
  std::stable_sort(techniques.begin(), techniques.end(),
                   [](Technique a, Technique b) { return infoOf(a).level < infoOf(b).level; });
  return techniques;
}

std::optional<Step> allowedStep(const Position& position, const HintChoices& choices,
                                const std::stop_token& stop) {
  for (const Technique technique : pathTechniques()) {
    if (!choices.allow(technique) || stop.stop_requested()) continue;
    auto steps = allSteps(position, technique, stop);
    if (!steps.empty()) return std::move(steps.front());
  }
  return std::nullopt;
}

/// The easiest step whose technique the player allows in hints, and the technique of an easier step that the
/// player does not allow.
struct FoundStep {
  std::optional<Step> step;
  std::optional<Technique> refused;
};

FoundStep easiestStep(const Position& position, const HintChoices& choices, const std::stop_token& stop) {
  FoundStep found{nextStep(position, StepOrder::ByLevel, stop), {}};
  if (!found.step || choices.allow(found.step->technique)) return found;
  found.refused = found.step->technique;
  found.step = allowedStep(position, choices, stop);
  return found;
}

CellSet conclusionCells(const Step& step) {
  return cellsOf(step.placements) | cellsOf(step.eliminations);
}

/// The cells that a picture outlines or in which it marks candidates.
CellSet picturedCells(const StepPicture& picture) {
  CellSet cells;
  for (const auto& outlined : picture.cells) cells |= outlined.cells;
  for (const auto& mark : picture.marks) cells.add(mark.candidate.cell);
  return cells;
}

bool concludesTheSame(const Step& a, const Step& b) {
  return a.placements == b.placements && a.eliminations == b.eliminations;
}

bool isTheSame(const std::optional<Step>& a, const std::optional<Step>& b) {
  return a && b ? a->technique == b->technique && concludesTheSame(*a, *b) : a.has_value() == b.has_value();
}

/// Removes the candidates that the player has rightly crossed out, so that no hint only removes them again.
void takeOut(Candidates& candidates, const DigitsByCell& crossed, const DigitsByCell& right) {
  for (const Cell cell : candidates.openCells()) {
    const auto index = static_cast<std::size_t>(cell.index());
    for (const Digit digit : crossed[index] - right[index]) candidates.eliminate(cell, digit);
  }
}

}  // namespace

TaughtStep teach(const Step& step, const Position& position) {
  return {step, position, explain(step, position), pictureOf(step, position)};
}

Lesson findLesson(const LessonRequest& request, const std::stop_token& stop) {
  Lesson lesson;
  lesson.mistake = Mistakes::first(request.state, request.applied, stop);
  if (lesson.mistake) return lesson;
  const GameState& state = request.state;
  const DigitsByCell crossed = crossedOut(state.puzzle, request.applied);
  Situation situation = situationOf(state, request.notesAreComplete);
  takeOut(situation.position.candidates, crossed, rightDigits(state));
  const FoundStep found = easiestStep(situation.position, request.choices, stop);
  lesson.refused = found.refused;
  lesson.isUndecided = state.solutions == Solutions::Several && !found.step && !found.refused;
  lesson.asksAboutNotes = situation.byNotes &&
                          !isTheSame(found.step, easiestStep(*situation.byNotes, request.choices, stop).step);
  lesson.lacking = situation.lacking;
  for (const auto& [cell, digit] : situation.lacking)
    if (crossed[static_cast<std::size_t>(cell.index())].contains(digit)) lesson.crossedOut.add(cell);
  if (found.step) lesson.step = teach(*found.step, situation.position);
  return lesson;
}

std::optional<Candidate> lackingFor(const TaughtStep& step, const std::vector<Candidate>& lacking) {
  const CellSet needed = picturedCells(step.picture) | conclusionCells(step.step);
  const auto found = std::find_if(lacking.begin(), lacking.end(),
                                  [&](const Candidate& each) { return needed.contains(each.cell); });
  return found == lacking.end() ? std::nullopt : std::optional(*found);
}

std::vector<TaughtStep> findOthers(const TaughtStep& step, const HintChoices& choices,
                                   const std::stop_token& stop) {
  std::vector<TaughtStep> others;
  const Level level = infoOf(step.step.technique).level;
  const auto isKnown = [&](const Step& found) {
    return concludesTheSame(found, step.step) ||
           std::any_of(others.begin(), others.end(),
                       [&](const TaughtStep& other) { return concludesTheSame(found, other.step); });
  };
  for (const Technique technique : pathTechniques()) {
    if (infoOf(technique).level != level || !choices.allow(technique)) continue;
    for (const Step& found : allSteps(step.position, technique, stop)) {
      if (stop.stop_requested() || others.size() == kMostOthers) return others;
      if (!isKnown(found)) others.push_back(teach(found, step.position));
    }
  }
  return others;
}

}  // namespace sudoku
