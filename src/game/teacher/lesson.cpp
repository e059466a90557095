#include "lesson.h"

#include <algorithm>

#include <sudoku/logic/stepfinder.h>

#include "stepparts.h"
#include "stepwords.h"

namespace sudoku {
namespace {

constexpr std::size_t kMostOthers = 20;

/// The techniques that a path may use, the easiest first.
std::vector<Technique> pathTechniques() {
  std::vector<Technique> techniques;
  for (int index = 0; index <= static_cast<int>(Technique::RefutationTree); ++index)
    if (const auto technique = static_cast<Technique>(index); mayBeOnPath(technique))
      techniques.push_back(technique);
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

CellSet conclusionCells(const Step& step) {
  return cellsOf(step.placements) | cellsOf(step.eliminations);
}

/// The cells that a picture gives a meaning.
CellSet picturedCells(const StepPicture& picture) {
  CellSet cells;
  for (const auto& outlined : picture.cells) cells |= outlined.cells;
  for (const auto& mark : picture.marks) cells.add(mark.candidate.cell);
  return cells;
}

/// Whether all that a step does has been done in the notes.
bool isDoneIn(const Step& step, const Position& byNotes) {
  return step.placements.empty() &&
         std::none_of(step.eliminations.begin(), step.eliminations.end(), [&](const Candidate& gone) {
           return byNotes.candidates.at(gone.cell).contains(gone.digit);
         });
}

bool concludesTheSame(const Step& a, const Step& b) {
  return a.placements == b.placements && a.eliminations == b.eliminations;
}

}  // namespace

TaughtStep teach(const Step& step, const Position& position) {
  return {step, position, explain(step, position), pictureOf(step, position)};
}

Lesson findLesson(const LessonRequest& request, const std::stop_token& stop) {
  Lesson lesson;
  lesson.mistake = Mistakes::first(request.state, request.applied);
  if (lesson.mistake) return lesson;
  const Situation situation = situationOf(request.state, request.notesAreComplete);
  auto step = nextStep(situation.position, StepOrder::ByLevel, stop);
  if (step && !request.choices.allow(step->technique)) {
    lesson.refused = step->technique;
    step = allowedStep(situation.position, request.choices, stop);
  }
  if (!step) return lesson;
  lesson.step = teach(*step, situation.position);
  lesson.asksAboutNotes = situation.byNotes && isDoneIn(*step, *situation.byNotes);
  const CellSet needed =
      situation.wrongNotes & (picturedCells(lesson.step->picture) | conclusionCells(*step));
  if (!needed.isEmpty()) lesson.wrongNotes = needed.first();
  return lesson;
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
