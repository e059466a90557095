#include <algorithm>
#include <gtest/gtest.h>

#include <sudoku/logic/stepfinder.h>

#include "../practice/practicepositions.h"
#include "game/teacher/mastery.h"

namespace sudoku {
namespace {

/// The technique's place in the list of techniques to practise.
std::ptrdiff_t placeOf(Technique technique) {
  const auto techniques = practiceTechniques();
  return std::find(techniques.begin(), techniques.end(), technique) - techniques.begin();
}

TEST(MasteryTest, TheBestThatWasShownCounts) {
  EXPECT_EQ(masteryOf({}), Mastery::None);
  EXPECT_EQ(masteryOf({3, 0, 0}), Mastery::Seen);
  EXPECT_EQ(masteryOf({3, 0, 1}), Mastery::FoundInPractice);
  EXPECT_EQ(masteryOf({0, 1, 0}), Mastery::FoundAlone);
}

TEST(MasteryTest, CommonTechniquesAreMoreFrequentThanRareOnes) {
  EXPECT_GT(frequencyOf(Technique::HiddenSingle), frequencyOf(Technique::NakedPair));
  EXPECT_GT(frequencyOf(Technique::NakedPair), frequencyOf(Technique::Swordfish));
  EXPECT_GT(frequencyOf(Technique::Swordfish), frequencyOf(Technique::Jellyfish));
  EXPECT_EQ(frequencyOf(Technique::Leviathan), 0);
  for (const Technique technique : practiceTechniques()) {
    EXPECT_GE(frequencyOf(technique), 0);
    EXPECT_LE(frequencyOf(technique), 10'000);
  }
}

// In a position where a technique is needed next, nothing easier justifies its moves.
TEST(MasteryTest, AMoveIsCreditedToTheTechniqueThatIsNeeded) {
  for (const PracticePosition& made : support::practicePositions()) {
    const Step& step = made.steps.front();
    const Level level = infoOf(made.technique).level;
    for (const Candidate& placed : step.placements) {
      const auto credited = creditForEntry(made.position, placed, level);
      ASSERT_TRUE(credited) << infoOf(made.technique).name;
      EXPECT_EQ(infoOf(*credited).level, level);
      EXPECT_LE(placeOf(*credited), placeOf(made.technique));
    }
    for (const Candidate& gone : step.eliminations) {
      const auto credited = creditForRemoval(made.position, gone, level);
      ASSERT_TRUE(credited) << infoOf(made.technique).name;
      EXPECT_EQ(infoOf(*credited).level, level) << infoOf(made.technique).name;
      if (level <= Level::Medium) continue;
      const auto below = static_cast<Level>(static_cast<int>(level) - 1);
      EXPECT_FALSE(creditForRemoval(made.position, gone, below)) << infoOf(made.technique).name;
    }
  }
}

TEST(MasteryTest, AnEntryThatEliminationsMakeASingleIsCreditedToThose) {
  for (const PracticeSeed& seed : practiceSeeds(Technique::Pointing)) {
    const auto made = positionOf(seed);
    ASSERT_TRUE(made);
    Position after = made->position;
    after = applyStep(after, made->steps.front());
    const auto next = nextStep(after);
    ASSERT_TRUE(next);
    if (next->placements.empty()) continue;
    EXPECT_EQ(creditForEntry(made->position, next->placements.front(), Level::Medium), Technique::Pointing);
    return;
  }
  FAIL() << "no pointing leads to a single";
}

TEST(MasteryTest, AGuessHasNoCredit) {
  const PracticePosition& made = support::practicePosition(Technique::XyChain);
  int guesses = 0;
  for (const Cell cell : made.position.candidates.openCells())
    if (!creditForEntry(made.position, {cell, *made.puzzle.solution.at(cell)}, Level::Medium)) ++guesses;
  EXPECT_GT(guesses, 0);
}

TEST(MasteryTest, ANoteThatASingleSeesIsCreditedToIt) {
  const PracticePosition& made = support::practicePosition(Technique::NakedSingle);
  const auto [cell, digit] = made.steps.front().placements.front();
  const CellSet peers = peersOf(cell) & made.position.candidates.cellsOf(digit);
  ASSERT_FALSE(peers.isEmpty());
  const auto credited = creditForRemoval(made.position, {peers.first(), digit}, Level::Medium);
  ASSERT_TRUE(credited);
  EXPECT_LE(placeOf(*credited), placeOf(Technique::NakedSingle));
}

}  // namespace
}  // namespace sudoku
