#include "eliminations.h"

#include <algorithm>
#include <utility>

#include <sudoku/logic/stepfinder.h>

#include "logic/patterncells.h"
#include "logic/techniques/order.h"
#include "logic/techniques/search.h"
#include "rating/opensingles.h"

namespace sudoku::eliminations {
namespace {

using techniques::Group;
using techniques::PathMemory;
using techniques::SearchOptions;
using techniques::State;

std::vector<Group> makeGroups() {
  std::vector<Group> groups;
  for (const Technique technique : allTechniques())
    if (mayBeOnPath(technique) && infoOf(technique).family != TechniqueFamily::Single &&
        infoOf(technique).level <= kHardestKept)
      groups.push_back({technique, technique});
  std::sort(groups.begin(), groups.end(),
            [](const Group& a, const Group& b) { return isHarder(b.first, a.first); });
  for (const Group group : techniques::kByLevel)
    if (infoOf(group.first).level > kHardestKept && infoOf(group.first).level <= kHardest)
      groups.push_back(group);
  return groups;
}

/// Long chains of almost locked sets are left out: where much is open, looking for them takes minutes.
SearchOptions optionsFor(bool wantsAll) {
  SearchOptions options;
  options.wantsAll = wantsAll;
  options.alsChainLength = 4;
  return options;
}

/// Whether a step eliminates a candidate. A chain may say of the last candidate of a cell that it is true.
bool hasEffect(const Step& step, const State& state) {
  return std::any_of(step.eliminations.begin(), step.eliminations.end(),
                     [&](const Candidate& each) { return state.has(each.cell, each.digit); }) ||
         std::any_of(step.placements.begin(), step.placements.end(),
                     [&](const Candidate& each) { return state.at(each.cell).size() > 1; });
}

/// The first step of a group that eliminates anything.
std::vector<Step> firstStepOf(const State& state, Group group, PathMemory& memory) {
  const SearchOptions options = optionsFor(false);
  techniques::Search search(state, options, memory);
  auto step = techniques::firstOf(search, group.first, group.last);
  if (!step) return {};
  if (hasEffect(*step, state)) return {*std::move(step)};
  std::vector<Step> steps = techniques::allOf(state, group, optionsFor(true), memory.stop());
  std::erase_if(steps, [&](const Step& each) { return !hasEffect(each, state); });
  if (steps.size() > 1) steps.resize(1);
  return steps;
}

}  // namespace

const std::vector<Group>& groups() {
  static const std::vector<Group> all = makeGroups();
  return all;
}

Candidates candidatesOf(const State& state) {
  Candidates candidates(state.board());
  for (const Digit digit : allDigits())
    for (const Cell cell : (candidates.cellsOf(digit) & candidates.openCells()) - state.cellsOf(digit))
      candidates.eliminate(cell, digit);
  return candidates;
}

void eliminateBy(const Step& step, State& state) {
  for (const auto [cell, digit] : step.eliminations) state.eliminate(cell, digit);
  for (const auto [cell, digit] : step.placements)
    for (const Digit other : state.at(cell))
      if (other != digit) state.eliminate(cell, other);
}

std::vector<Step> stepsOf(const State& state, Group group, const std::stop_token& stop) {
  std::vector<Step> steps = techniques::allOf(state, group, optionsFor(true), stop);
  if (steps.empty()) return steps;
  const CellSet singles = singlesOf(candidatesOf(state)).all();
  std::erase_if(steps, [&](const Step& step) {
    return !(patternCells(step) & singles).isEmpty() || !hasEffect(step, state);
  });
  return steps;
}

void run(State& state, Level level, const std::stop_token& stop, const IsEnough& isEnough) {
  PathMemory memory(stop);
  for (auto group = groups().begin(); group != groups().end();) {
    if (infoOf(group->first).level > level || stop.stop_requested()) return;
    const bool isKept = infoOf(group->first).level <= kHardestKept;
    const std::vector<Step> steps =
        isKept ? stepsOf(state, *group, stop) : firstStepOf(state, *group, memory);
    if (steps.empty()) {
      ++group;
      continue;
    }
    const State before = state;
    for (const Step& step : steps) eliminateBy(step, state);
    if (isEnough(before, steps)) return;
    group = groups().begin();
  }
}

}  // namespace sudoku::eliminations
