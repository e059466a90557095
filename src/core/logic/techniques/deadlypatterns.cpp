#include <optional>
#include <utility>
#include <vector>

#include "finders.h"
#include "logic/patterns/loopsearch.h"

namespace sudoku::techniques {
namespace {

using patterns::DeadlyPattern;

bool take(Search& search, Step step, const patterns::CellDigits& eliminated) {
  for (const Cell cell : allCells())
    for (const Digit digit : DigitSet::fromBits(eliminated[patterns::at(cell.index())]))
      step.eliminations.push_back({cell, digit});
  return search.takeEliminating(std::move(step));
}

/// Passes the type 3 steps of a deadly pattern to `search`: the extra digits form a naked subset with further
/// cells of a house. `begin` is a function that makes a step with the reason for it.
template <typename Begin>
bool takeNakedSet(Search& search, const patterns::OptionPosition& position, const DeadlyPattern& pattern,
                  const Begin& begin) {
  for (const House house : housesOf(pattern.cells.first())) {
    if (!(pattern.cells - cellsOf(house)).isEmpty()) continue;
    const CellSet others = (cellsOf(house) & search.state.openCells()) - pattern.cells;
    const std::vector<Cell> cells(others.begin(), others.end());
    const auto takeSet = [&](CellSet set, patterns::Mask digits) {
      return take(search, begin(DigitCells{set, DigitSet::fromBits(digits)}),
                  candidatesIn(position, others - set, digits));
    };
    if (forEachNakedExtension<patterns::SetRule::Hodoku>(position, cells, pattern.digits, takeSet))
      return true;
  }
  return false;
}

/// Passes the steps of a unique loop of six or more cells to the search. Loops of four cells are unique
/// rectangles.
bool takeLoop(Search& search, const patterns::OptionPosition& position, const patterns::UniqueLoop& loop) {
  const DeadlyPattern& pattern = loop.pattern;
  const auto begin = [&loop](std::optional<DigitCells> set = std::nullopt) -> Step {
    return {Technique::UniqueLoop, reason::UniqueLoop{loop.cells, DigitSet::fromBits(loop.digits), set}};
  };
  if (loop.cells.size() < 6 || pattern.cells.isEmpty()) return false;
  if (pattern.cells.hasOne()) return take(search, begin(), eliminatedInCell(position, pattern));
  if (patterns::countOf(pattern.digits) == 1 && take(search, begin(), eliminatedByDigit(position, pattern)))
    return true;
  return takeNakedSet(search, position, pattern, begin) ||
         take(search, begin(), eliminatedByPair(position, pattern));
}

}  // namespace

void findUniqueLoops(Search& search) {
  if (!search.options.isUnique) return;
  const patterns::OptionPosition& position = search.state.position();
  for (const patterns::UniqueLoop& loop : uniqueLoops(position, patterns::LoopRule::Complete))
    if (search.isStopped() || takeLoop(search, position, loop)) return;
}

void findBugPlusOne(Search& search) {
  if (!search.options.isUnique) return;
  int tooMany = 0;
  for (const Cell cell : search.state.openCells()) tooMany += search.state.at(cell).size() - 2;
  if (tooMany != 1) return;
  const patterns::OptionPosition& position = search.state.position();
  const auto bug = findBugPattern(position);
  if (!bug) return;
  const reason::BugPlusOne reason{bug->cells.first(), DigitSet::fromBits(bug->digits).first()};
  take(search, {Technique::BugPlusOne, reason}, eliminatedInCell(position, *bug));
}

void findBugs(Search& search) {
  if (!search.options.isUnique) return;
  const patterns::OptionPosition& position = search.state.position();
  const auto bug = findBugPattern(position);
  if (!bug || bug->cells.hasOne()) return;
  const auto begin = [&](std::optional<DigitCells> set = std::nullopt) -> Step {
    return {search.wanted(), reason::Bug{bug->cells, DigitSet::fromBits(bug->digits), set}};
  };
  const bool hasOneDigit = patterns::countOf(bug->digits) == 1;
  if (search.wanted() == Technique::BugType2 && hasOneDigit)
    take(search, begin(), eliminatedByDigit(position, *bug));
  else if (search.wanted() == Technique::BugType3 && !hasOneDigit)
    takeNakedSet(search, position, *bug, begin);
  else if (search.wanted() == Technique::BugType4)
    take(search, begin(), eliminatedByPair(position, *bug));
}

}  // namespace sudoku::techniques
