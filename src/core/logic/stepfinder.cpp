#include <algorithm>
#include <array>
#include <utility>

#include <sudoku/logic/stepfinder.h>
#include <sudoku/solving/solver.h>

#include "logic/techniques/hodokuorder.h"
#include "logic/techniques/order.h"

namespace sudoku {
namespace {

using techniques::firstOf;
using techniques::Group;
using techniques::kByLevel;
using techniques::PathMemory;
using techniques::Search;
using techniques::SearchOptions;
using techniques::State;

/// Whether some candidate is in no solution of the board; false if stopped. Where all are in solutions, no
/// long search for a proof is needed.
bool isSomethingWrong(const State& state, const std::stop_token& stop) {
  std::vector<Grid> grids;
  for (const Cell cell : state.openCells())
    for (const Digit digit : state.at(cell)) grids.emplace_back(state.board()).set(cell, digit);
  std::vector<std::size_t> counts(grids.size());
  return countAllSolutions(grids, 1, counts, stop) &&
         std::find(counts.begin(), counts.end(), 0U) != counts.end();
}

std::optional<Step> firstByLevel(const State& state, const SearchOptions& options, PathMemory& memory) {
  Search search(state, options, memory);
  bool isProvable = options.isUnique;
  for (const auto [first, last] : kByLevel) {
    if (!isProvable && infoOf(first).level == Level::Inhuman) {
      isProvable = isSomethingWrong(state, memory.stop());
      if (!isProvable) return std::nullopt;
    }
    if (auto step = firstOf(search, first, last)) return step;
  }
  return std::nullopt;
}

std::optional<Step> firstStep(const State& state, StepOrder order, const SearchOptions& options,
                              PathMemory& memory) {
  if (state.openCells().isEmpty() || state.isContradictory() || memory.stop().stop_requested())
    return std::nullopt;
  return order == StepOrder::Hodoku ? techniques::firstByHodoku(state, options, memory)
                                    : firstByLevel(state, options, memory);
}

constexpr bool isListed(const techniques::Row& row) {
  return row.has(techniques::kListed);
}
constexpr auto kListedGroups = techniques::groupsOf<isListed>();
static_assert(std::all_of(techniques::kTable.begin(), techniques::kTable.end(),
                          [](const techniques::Row& row) {
                            return isListed(row) == isListed(techniques::rowOf(row.group));
                          }));

SearchOptions optionsFor(const Position& position) {
  SearchOptions options;
  options.isUnique = hasUniqueSolution(position.givens);
  return options;
}

SolutionPath pathFrom(State state, StepOrder order, const SearchOptions& options, const std::stop_token& stop,
                      const StepListener& found) {
  PathMemory memory(stop);
  SolutionPath path;
  while (auto step = firstStep(state, order, options, memory)) {
    carryOut(*step, state);
    if (found) found(*step);
    path.steps.push_back(*std::move(step));
  }
  path.isSolved = state.openCells().isEmpty();
  path.isStopped = !path.isSolved && stop.stop_requested();
  return path;
}

}  // namespace

bool mayBeOnPath(Technique technique) {
  return techniques::rowOf(technique).has(techniques::kOnPath);
}

std::optional<Step> nextStep(const Position& position, StepOrder order, const std::stop_token& stop) {
  PathMemory memory(stop);
  return firstStep(State(position), order, optionsFor(position), memory);
}

std::vector<Step> allSteps(const Position& position, std::optional<Technique> technique,
                           const std::stop_token& stop, const StepListener& found) {
  const SearchOptions options = techniques::allStepsOptions(position);
  const State state(position);
  if (state.isContradictory()) return {};
  std::vector<Step> steps;
  const auto addAll = [&](std::vector<Step> more) {
    for (Step& step : more) {
      if (found) found(step);
      steps.push_back(std::move(step));
    }
  };
  if (technique) {
    addAll(allOf(state, {*technique, *technique}, options, stop));
  } else {
    for (const Group group : kListedGroups)
      if (!stop.stop_requested()) addAll(allOf(state, group, options, stop));
  }
  return steps;
}

SolutionPath solvePath(const Position& position, StepOrder order, const std::stop_token& stop,
                       const StepListener& found) {
  return pathFrom(State(position), order, optionsFor(position), stop, found);
}

SolutionPath solvePath(const Puzzle& puzzle, StepOrder order, const std::stop_token& stop) {
  return pathFrom(State(positionOf(puzzle.givens)), order, SearchOptions(), stop, {});
}

}  // namespace sudoku
