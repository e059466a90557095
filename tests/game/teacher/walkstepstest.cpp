#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <vector>

#include <sudoku/formats/formats.h>
#include <sudoku/logic/notation.h>
#include <sudoku/logic/stepfinder.h>

#include "game/teacher/walksteps.h"
#include "references.h"

namespace sudoku {
namespace {

using Rule = WalkStep::Rule;
using Walk = std::vector<WalkStep>;

bool isPattern(const WalkStep& step) {
  return step.rule == Rule::LockedDigit || step.rule == Rule::NakedSet || step.rule == Rule::HiddenSet ||
         step.rule == Rule::XWing;
}

/// Candidates that have to be gone for a pattern: for a naked set other digits of its cells, else the digits
/// in other cells.
std::vector<Candidate> neededGone(const WalkStep& step, const Position& position) {
  std::vector<Candidate> needed;
  const auto need = [&](CellSet cells, DigitSet digits) {
    for (const Cell cell : cells& position.candidates.openCells())
      for (const Digit digit : position.candidates.at(cell) & digits) needed.push_back({cell, digit});
  };
  if (step.rule == Rule::NakedSet) need(step.cells, DigitSet::all() - step.digits);
  if (step.rule == Rule::HiddenSet) need(cellsOf(step.house) - step.cells, step.digits);
  for (const House house : step.from) need(cellsOf(house) - step.cells, {step.node.digit});
  return needed;
}

/// The supposition within which each supposition stands; nothing for the outermost.
std::vector<std::optional<std::size_t>> surroundings(const Walk& walk) {
  std::vector<std::optional<std::size_t>> around(walk.size());
  std::vector<std::size_t> open;  // index of the open supposition at each depth
  for (std::size_t at = 0; at < walk.size(); ++at) {
    if (walk[at].rule != Rule::Supposed) continue;
    open.resize(static_cast<std::size_t>(walk[at].depth));
    if (!open.empty()) around[at] = open.back();
    open.push_back(at);
  }
  return around;
}

/// Checks the reason of each step of a walk. Returns how many patterns the walk has.
int expectReasons(const Step& step, const Position& position) {
  int patterns = 0;
  const Walk walk = walkSteps(step, position);
  const auto around = surroundings(walk);
  const auto isWithin = [&](std::size_t start, std::size_t other) {
    for (std::optional<std::size_t> at = start; at; at = around[*at])
      if (*at == other) return true;
    return false;
  };
  for (std::size_t at = 0; at < walk.size(); ++at) {
    const WalkStep& told = walk[at];
    const std::string where = toNotation(step) + ": step " + std::to_string(told.link);
    if (isPattern(told)) {
      ++patterns;
      for (const Candidate& gone : neededGone(told, position))
        EXPECT_TRUE(std::any_of(told.premises.begin(), told.premises.end(),
                                [&](std::size_t premise) {
                                  const ChainNode& node = walk[premise].node;
                                  return !node.isOn && node.digit == gone.digit &&
                                         node.cells.contains(gone.cell);
                                }))
            << where << " needs that " << gone.digit.value() << " is gone from cell " << gone.cell.index();
    }
    const bool isEnd = told.rule == Rule::Refuted || told.rule == Rule::EachCase;
    if (isEnd || told.rule == Rule::Again || told.rule == Rule::Recalled) continue;
    for (const std::size_t premise : told.premises) {
      EXPECT_LT(premise, at);
      if (isWithin(told.start, walk[premise].start)) continue;
      const auto end = walk.begin() + static_cast<std::ptrdiff_t>(at);
      EXPECT_TRUE(std::any_of(walk.begin(), end,
                              [&](const WalkStep& other) {
                                return (other.rule == Rule::Recalled || other.rule == Rule::Again) &&
                                       other.node == walk[premise].node && isWithin(told.start, other.start);
                              }))
          << where << " rests on step " << walk[premise].link << " of another case";
    }
  }
  return patterns;
}

TEST(WalkStepsTest, WhatAStepRestsOnIsToldWhereItHolds) {
  int walks = 0;
  for (const support::Reference& reference : support::references()) {
    expectReasons(reference.step, reference.position);
    walks += walkSteps(reference.step, reference.position).empty() ? 0 : 1;
  }
  EXPECT_GT(walks, 0);
}

TEST(WalkStepsTest, WhatAStepRestsOnIsToldInTheHardestPuzzlesToo) {
  constexpr int kPuzzles = 4;
  std::ifstream file(SUDOKU_TEST_DATA "/hardest.txt");
  std::string line;
  int count = 0;
  int patterns = 0;
  while (count < kPuzzles && std::getline(file, line)) {
    const auto puzzle = parsePuzzle(line.substr(0, kCellCount));
    if (!puzzle) continue;
    ++count;
    Position position{puzzle->givens, puzzle->givens, Candidates(puzzle->givens)};
    while (const auto step = nextStep(position, StepOrder::ByLevel)) {
      patterns += expectReasons(*step, position);
      for (const auto& [cell, digit] : step->eliminations) position.candidates.eliminate(cell, digit);
      for (const auto& [cell, digit] : step->placements) {
        position.board.set(cell, digit);
        position.candidates.place(cell, digit);
      }
    }
  }
  EXPECT_EQ(count, kPuzzles);
  EXPECT_GT(patterns, 0);
}

}  // namespace
}  // namespace sudoku
