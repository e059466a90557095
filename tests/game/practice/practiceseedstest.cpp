#include <gtest/gtest.h>
#include <set>
#include <string>
#include <utility>

#include <QFile>

#include <sudoku/formats/formats.h>
#include <sudoku/logic/stepfinder.h>
#include <sudoku/solving/solver.h>

#include "game/practice/practiceposition.h"
#include "game/practice/practiceseeds.h"

namespace sudoku {
namespace {

TEST(PracticeSeedsTest, EveryLineIsASeed) {
  QFile file(":/practice/seeds.txt");
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  std::size_t lines = 0;
  for (const QByteArray& line : file.readAll().split('\n'))
    if (!line.isEmpty() && !line.startsWith('#')) ++lines;
  EXPECT_GT(lines, 0U);
  EXPECT_EQ(practiceSeeds().size(), lines);
}

TEST(PracticeSeedsTest, NoneIsThereTwice) {
  std::set<std::pair<Technique, std::string>> known;
  for (const PracticeSeed& seed : practiceSeeds())
    EXPECT_TRUE(known.emplace(seed.technique, toLine(seed.givens)).second) << toLine(seed.givens);
}

TEST(PracticeSeedsTest, TheStepIsNeededNextAndNothingHarderComesAfterIt) {
  for (const PracticeSeed& seed : practiceSeeds()) {
    const auto puzzle = toPuzzle(seed.givens);
    ASSERT_TRUE(puzzle) << toLine(seed.givens);
    const SolutionPath path = solvePath(*puzzle);
    ASSERT_TRUE(path.isSolved) << toLine(seed.givens);
    ASSERT_LT(static_cast<std::size_t>(seed.step), path.steps.size()) << toLine(seed.givens);
    EXPECT_EQ(path.steps[static_cast<std::size_t>(seed.step)].technique, seed.technique)
        << infoOf(seed.technique).name << ' ' << toLine(seed.givens);
    for (auto step = path.steps.begin() + seed.step; step != path.steps.end(); ++step)
      EXPECT_LE(infoOf(step->technique).level, infoOf(seed.technique).level) << toLine(seed.givens);
  }
}

TEST(PracticeSeedsTest, ASeedWhoseStepIsAnotherIsNone) {
  PracticeSeed seed = practiceSeeds(Technique::Swordfish).front();
  ASSERT_TRUE(positionOf(seed));
  seed.technique = Technique::Jellyfish;
  EXPECT_FALSE(positionOf(seed));
  seed.technique = Technique::Swordfish;
  seed.step = 1000;
  EXPECT_FALSE(positionOf(seed));
}

TEST(PracticeSeedsLongTest, EachHasItsPositionAndShuffles) {
  Random random(13);
  for (const PracticeSeed& seed : practiceSeeds()) {
    const auto stored = positionOf(seed);
    ASSERT_TRUE(stored) << infoOf(seed.technique).name << ' ' << toLine(seed.givens);
    ASSERT_EQ(stored->steps.size(), 1U);
    EXPECT_EQ(stored->steps.front(), nextStep(stored->position));
    EXPECT_EQ(stored->steps.front().technique, seed.technique);
    EXPECT_TRUE(shuffled(seed, random) || shuffled(seed, random))
        << infoOf(seed.technique).name << ' ' << toLine(seed.givens);
  }
}

}  // namespace
}  // namespace sudoku
