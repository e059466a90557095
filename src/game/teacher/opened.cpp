#include "opened.h"

#include <algorithm>
#include <set>
#include <variant>
#include <vector>

#include <sudoku/logic/stepfinder.h>

#include "phrases.h"

namespace sudoku {
namespace {

/// The singles of a position, those with only one place in a house first, as they are the easiest to see.
std::vector<Step> singlesIn(const Position& position) {
  std::vector<Step> singles;
  for (const Technique technique : {Technique::HiddenSingle, Technique::FullHouse, Technique::NakedSingle})
    for (Step& step : allSteps(position, technique)) singles.push_back(std::move(step));
  return singles;
}

const reason::Single& singleOf(const Step& step) {
  return std::get<reason::Single>(step.reason);
}

bool shows(const StepPicture& picture, const std::optional<House>& house) {
  return house && std::any_of(picture.bands.begin(), picture.bands.end(),
                              [&](const StepPicture::Band& band) { return band.house == *house; });
}

/// Whether the elimination of a candidate helps to open a single.
bool opens(const Candidate& gone, const reason::Single& single) {
  if (!single.house) return gone.cell == single.candidate.cell;
  return gone.digit == single.candidate.digit && cellsOf(*single.house).contains(gone.cell);
}

}  // namespace

std::optional<TaughtStep> Opened::by(const TaughtStep& step) {
  if (!step.step.placements.empty()) return std::nullopt;
  std::set<Candidate> before;
  for (const Step& each : singlesIn(step.position)) before.insert(singleOf(each).candidate);
  const Position after = applyStep(step.position, step.step);
  std::vector<Step> singles = singlesIn(after);
  std::erase_if(singles, [&](const Step& each) { return before.contains(singleOf(each).candidate); });
  if (singles.empty()) return std::nullopt;
  const auto near = std::find_if(singles.begin(), singles.end(),
                                 [&](const Step& each) { return shows(step.picture, singleOf(each).house); });
  const Step& single = near == singles.end() ? singles.front() : *near;
  TaughtStep opened = teach(single, after);
  for (const Candidate& gone : step.step.eliminations)
    if (opens(gone, singleOf(single))) opened.picture.marks.push_back({gone, Role::Gone});
  return opened;
}

Sentence Opened::sentence(const TaughtStep& single) {
  const auto& [candidate, house] = singleOf(single.step);
  const auto [cell, digit] = candidate;
  const Sentence place = Phrases::cells({cell}, Role::Placed, {digit});
  if (!house)
    return Phrases::fill(tr("Then only {digit} is left for {cell}."),
                         {{"digit", Phrases::digit(digit)}, {"cell", place}});
  return Phrases::fill(
      tr("Then {cell} is the only place for {digit} in {house}."),
      {{"cell", place}, {"digit", Phrases::digit(digit)}, {"house", Phrases::house(*house, Role::Cover)}});
}

}  // namespace sudoku
