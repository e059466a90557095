#include "walk.h"

#include "basics.h"
#include "logic/techniques/order.h"

namespace sudoku {
namespace {

/// The least number of candidates that an Inhuman puzzle has left after all steps of levels Easy and Medium;
/// 15 of 16 other puzzles have fewer (measured on 20,000).
constexpr int kInhumanCandidates = 150;

constexpr bool isBasic(Level level) {
  return level <= Level::Medium;
}

}  // namespace

int Walk::candidatesLeft() const {
  int count = 0;
  const Candidates& left = m_position.candidates;
  for (const Digit digit : allDigits()) count += (left.cellsOf(digit) & left.openCells()).size();
  return count;
}

bool Walk::solveUpTo(Level most, const std::stop_token& stop) {
  techniques::PathMemory memory(stop);
  do applyBasicTechniques(m_position.candidates, most);
  while (!isSolved() && !isBasic(most) && takeStep(most, memory));
  return isSolved();
}

bool Walk::takeAll(Technique first, Technique last) {
  techniques::SearchOptions options;
  options.wantsAll = true;
  const techniques::State here = state();
  techniques::PathMemory memory;
  techniques::Search search(here, options, memory);
  search.lookFor(first, last);
  techniques::rowOf(first).find(search);
  for (const Step& step : search.steps()) m_position = applyStep(m_position, step);
  return !search.steps().empty();
}

techniques::State Walk::state() {
  const Candidates& left = m_position.candidates;
  for (const Digit digit : allDigits())
    for (const Cell cell : left.cellsOf(digit) - left.openCells()) m_position.board.set(cell, digit);
  return techniques::State(m_position);
}

bool Walk::takeStep(Level most, techniques::PathMemory& memory) {
  const techniques::State here = state();
  const techniques::SearchOptions options;
  techniques::Search search(here, options, memory);
  for (const auto [first, last] : techniques::kByLevel) {
    const Level level = infoOf(first).level;
    if (isBasic(level)) continue;
    if (level > most || memory.stop().stop_requested()) return false;
    if (const auto step = techniques::firstOf(search, first, last)) {
      m_position = applyStep(m_position, *step);
      return true;
    }
  }
  return false;
}

bool seemsInhuman(const Puzzle& puzzle, const std::stop_token& stop) {
  Walk walk(puzzle);
  if (walk.solveUpTo(Level::Medium, stop) || walk.candidatesLeft() < kInhumanCandidates) return false;
  // Chains solve nearly all Extreme puzzles, and applying all chains of a position at once takes far fewer
  // searches.
  while (walk.takeAll(Technique::ContinuousNiceLoop, Technique::Aic) ||
         walk.takeAll(Technique::ForcingChainContradiction, Technique::ForcingChainVerity)) {
    if (walk.solveUpTo(Level::Medium, stop)) return false;
    if (stop.stop_requested()) return false;
  }
  return true;
}

}  // namespace sudoku
