#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <set>

#include <sudoku/formats/formats.h>
#include <sudoku/logic/stepfinder.h>
#include <sudoku/solving/solver.h>

#include "game/practice/practiceposition.h"
#include "game/teacher/mastery.h"
#include "practicepositions.h"

namespace sudoku {
namespace {

/// Techniques to practise of which no position is known: easier techniques leave them nothing to do.
constexpr std::array kUnknown = {
    // Neighbours in a remote pair are a naked pair, which leaves their digits no other places in their house:
    // then colouring removes what the remote pair does.
    Technique::RemotePair,
    // In each of 22,000 positions with one of these techniques, and without anything easier than XY-chains,
    // there was an XY-chain.
    Technique::BugType2,
    Technique::BugType3,
    Technique::BugType4,
    // Locked candidates remove the same.
    Technique::FrankenXWing,
    // Found on the path of none of 5,500 Extreme puzzles, and of none of 260 that forcing chains do not
    // solve.
    Technique::FrankenSwordfish,
    Technique::FinnedFrankenXWing,
    Technique::AlignedPairExclusion,
    Technique::AlignedTripleExclusion,
    Technique::NishioForcingChains,
};

bool isUnknown(Technique technique) {
  return std::ranges::find(kUnknown, technique) != kUnknown.end();
}

/// Expects everything that a practice position of a technique promises.
void expectToBeFor(Technique technique, const PracticePosition& made) {
  const std::string name(infoOf(technique).name);
  EXPECT_EQ(made.technique, technique) << name;
  EXPECT_EQ(made.position.givens, made.puzzle.givens) << name;
  const auto puzzle = toPuzzle(made.puzzle.givens);
  ASSERT_TRUE(puzzle) << name;
  EXPECT_EQ(puzzle->solution, made.puzzle.solution) << name;
  for (const Cell cell : allCells()) {
    const Digit digit = *made.puzzle.solution.at(cell);
    EXPECT_TRUE(made.position.board.isEmpty(cell) || made.position.board.at(cell) == digit) << name;
    EXPECT_TRUE(made.position.candidates.at(cell).contains(digit)) << name;
  }
  const SolutionPath path = solvePath(made.position);
  ASSERT_TRUE(path.isSolved) << name;
  ASSERT_FALSE(made.steps.empty()) << name;
  EXPECT_EQ(path.steps.front(), made.steps.front()) << name;
  for (const Step& step : made.steps) EXPECT_EQ(step.technique, technique) << name;
  for (const Step& step : path.steps)
    EXPECT_LE(infoOf(step.technique).level, infoOf(technique).level) << name;
}

TEST(PracticePositionTest, EveryTechniqueUpToExtremeCanBePractised) {
  std::set<Technique> stored;
  for (const PracticeSeed& seed : practiceSeeds()) stored.insert(seed.technique);
  for (const Technique technique : practiceTechniques()) {
    EXPECT_TRUE(mayBeOnPath(technique));
    EXPECT_NE(stored.contains(technique), isUnknown(technique)) << infoOf(technique).name;
  }
  const auto served = servedTechniques();
  EXPECT_EQ(std::set(served.begin(), served.end()), stored);
  EXPECT_EQ(served.front(), Technique::FullHouse);
}

TEST(PracticePositionTest, TheTechniquesComeEasiestFirst) {
  const auto techniques = practiceTechniques();
  EXPECT_EQ(techniques.front(), Technique::FullHouse);
  EXPECT_TRUE(std::is_sorted(techniques.begin(), techniques.end(),
                             [](Technique a, Technique b) { return infoOf(a).level < infoOf(b).level; }));
  EXPECT_FALSE(isForPractice(Technique::Squirmbag));
  EXPECT_FALSE(isForPractice(Technique::DynamicForcingChains));
}

TEST(PracticePositionTest, AStoredPositionIsShuffledAndStillTheTechniques) {
  for (const PracticePosition& made : support::practicePositions()) expectToBeFor(made.technique, made);
}

TEST(PracticePositionTest, CommonTechniquesAreMadeLive) {
  for (const Technique technique : {Technique::HiddenSingle, Technique::Pointing, Technique::Skyscraper}) {
    EXPECT_TRUE(isMadeLive(technique));
    Random random(5);
    const auto made = makePractice(technique, random);
    ASSERT_TRUE(made);
    expectToBeFor(technique, *made);
  }
}

TEST(PracticePositionTest, TheSameDrawsMakeTheSameAndOthersMakeAnother) {
  for (const Technique technique : {Technique::NakedPair, Technique::HiddenQuadruple}) {
    Random one(7);
    Random same(7);
    const auto first = makePractice(technique, one);
    ASSERT_TRUE(first);
    EXPECT_EQ(makePractice(technique, same), first);
    const auto next = makePractice(technique, one);
    ASSERT_TRUE(next);
    EXPECT_NE(next->puzzle, first->puzzle);
  }
}

TEST(PracticePositionTest, WhatIsNotForPracticeHasNone) {
  Random random(1);
  EXPECT_FALSE(makePractice(Technique::Leviathan, random));
  EXPECT_FALSE(makePractice(Technique::RefutationTree, random));
}

TEST(PracticePositionTest, MakesNothingOnceItIsAskedToStop) {
  std::stop_source source;
  source.request_stop();
  Random random(1);
  for (const Technique technique : {Technique::NakedPair, Technique::HiddenQuadruple})
    EXPECT_FALSE(makePractice(technique, random, source.get_token()));
}

TEST(PracticePositionTest, AnIsomorphHasTheIsomorphsCandidates) {
  const Grid givens = practiceSeeds(Technique::Swordfish).front().givens;
  Random random(3);
  for (int count = 0; count < 20; ++count) {
    const Transformation transformation = randomTransformation(random);
    EXPECT_EQ(transformed(positionOf(givens), transformation),
              positionOf(transformed(givens, transformation)));
  }
}

TEST(PracticePositionTest, WhatIsEliminatedIsEliminatedInTheIsomorph) {
  Position position = positionOf(practiceSeeds(Technique::Swordfish).front().givens);
  const Cell cell = position.candidates.openCells().first();
  const Digit digit = position.candidates.at(cell).first();
  Grid only;
  only.set(cell, digit);
  Random random(4);
  for (int count = 0; count < 20; ++count) {
    const Transformation transformation = randomTransformation(random);
    Position expected = transformed(position, transformation);
    const Grid there = transformed(only, transformation);
    const Cell place = there.filledCells().first();
    expected.candidates.eliminate(place, *there.at(place));
    Position gone = position;
    gone.candidates.eliminate(cell, digit);
    EXPECT_EQ(transformed(gone, transformation), expected);
  }
}

TEST(PracticePositionLongTest, EachTechniqueIsMadeThreeTimes) {
  for (const Technique technique : practiceTechniques()) {
    if (isUnknown(technique)) continue;
    Random random(11);
    std::set<std::string> known;
    for (int count = 0; count < 3; ++count) {
      const auto made = makePractice(technique, random);
      ASSERT_TRUE(made) << infoOf(technique).name;
      expectToBeFor(technique, *made);
      EXPECT_TRUE(known.insert(toLine(made->puzzle.givens)).second) << infoOf(technique).name;
    }
  }
}

}  // namespace
}  // namespace sudoku
