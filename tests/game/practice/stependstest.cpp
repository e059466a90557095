#include <gtest/gtest.h>
#include <set>

#include "game/practice/stepends.h"
#include "practicepositions.h"

namespace sudoku {
namespace {

// Checks the ends of patterns against the solution: a cell that sees all ends of a digit does not hold that
// digit.
TEST(StepEndsTest, WhatSeesThemAllCannotHoldTheDigit) {
  for (const PracticePosition& made : support::practicePositions())
    for (const Step& step : made.steps)
      for (const Digit digit : allDigits()) {
        const StepEnds ends = endsOf(step, made.position, digit);
        if (ends.groups.empty()) continue;
        for (const Cell cell : made.puzzle.solution.cellsWith(digit))
          EXPECT_FALSE(made.position.board.isEmpty(cell) && ends.missedFrom(cell).isEmpty())
              << infoOf(step.technique).name;
      }
}

TEST(StepEndsTest, AreKnownWhereAStepWorksByWhatIsSeen) {
  using T = Technique;
  const std::set<Technique> expected = {T::Pointing,  T::Claiming,         T::LockedPair,  T::LockedTriple,
                                        T::NakedPair, T::NakedTriple,      T::Skyscraper,  T::TwoStringKite,
                                        T::WWing,     T::XyWing,           T::TurbotFish,  T::EmptyRectangle,
                                        T::XyzWing,   T::SimpleColorsTrap, T::XChain,      T::XyChain,
                                        T::AlsXyWing, T::AlsXyChain,       T::DeathBlossom};
  std::set<Technique> found;
  for (const PracticePosition& made : support::practicePositions()) {
    const Step& step = made.steps.front();
    if (step.eliminations.empty()) continue;
    const Digit digit = step.eliminations.front().digit;
    if (!endsOf(step, made.position, digit).groups.empty()) found.insert(made.technique);
  }
  for (const Technique technique : expected) EXPECT_TRUE(found.contains(technique)) << infoOf(technique).name;
  EXPECT_FALSE(found.contains(T::HiddenPair));
  EXPECT_FALSE(found.contains(T::XWing));
}

TEST(StepEndsTest, OfASkyscraperAreItsTwoEnds) {
  const PracticePosition& made = support::practicePosition(Technique::Skyscraper);
  const Step& step = made.steps.front();
  const auto& pattern = std::get<reason::SingleDigitPattern>(step.reason);
  const StepEnds ends = endsOf(step, made.position, pattern.digit);
  ASSERT_EQ(ends.groups.size(), 2U);
  const CellSet both = {pattern.ends[0], pattern.ends[1]};
  EXPECT_EQ(ends.groups[0].cells | ends.groups[1].cells, both);
  for (const Cell cell : allCells() - both) {
    EXPECT_EQ(ends.seenFrom(cell), both & peersOf(cell));
    EXPECT_EQ(ends.missedFrom(cell), both - peersOf(cell));
  }
}

}  // namespace
}  // namespace sudoku
