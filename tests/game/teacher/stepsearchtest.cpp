#include <gtest/gtest.h>

#include "../../patience.h"
#include "../base/workers.h"
#include "../control/gamefixture.h"
#include "game/teacher/stepfilter.h"
#include "game/teacher/stepsearch.h"

namespace sudoku {
namespace {

/// A puzzle of level Expert: several techniques between runs of singles.
constexpr std::string_view kSearched =
    "..67...9....8.2.........1785....18..9.1...2.3..86....1195.........1.3....3...74..";

TEST(StepSearchTest, HandsStepsOverInOrderWhileOthersAreLookedFor) {
  const Position start = positionOf(puzzle(kSearched).givens);
  const std::vector<ListedStep> whole = listPath(start);
  std::vector<ListedStep> taken;
  std::vector<bool> wasRunning;
  StepSearch* asked = nullptr;
  StepSearch search([&](const std::vector<ListedStep>& more) {
    taken.insert(taken.end(), more.begin(), more.end());
    wasRunning.push_back(asked->isRunning());
  });
  asked = &search;
  search.findPath(start);
  ASSERT_TRUE(waitFor([&] { return !search.isRunning(); }));
  EXPECT_EQ(taken, whole);
  ASSERT_GE(wasRunning.size(), 2U);
  EXPECT_TRUE(wasRunning.front());
  EXPECT_FALSE(wasRunning.back());
}

TEST(StepSearchTest, OpenStepsAreThoseOfTheList) {
  const Position start = positionOf(puzzle(kSearched).givens);
  std::vector<ListedStep> taken;
  StepSearch search(
      [&](const std::vector<ListedStep>& more) { taken.insert(taken.end(), more.begin(), more.end()); });
  search.findOpenSteps(start);
  ASSERT_TRUE(waitFor([&] { return !search.isRunning(); }));
  sortOpenSteps(taken);
  EXPECT_EQ(taken, listOpenSteps(start));
}

TEST(StepSearchTest, NothingComesAfterItIsCancelled) {
  int calls = 0;
  StepSearch search([&](const std::vector<ListedStep>& /*more*/) { ++calls; });
  search.findPath(positionOf(puzzle(kSearched).givens));
  search.cancel();
  finishWork(search);
  EXPECT_EQ(calls, 0);
  EXPECT_FALSE(search.isRunning());
}

Step stepOf(Technique technique, std::vector<Candidate> eliminations) {
  Step step;
  step.technique = technique;
  step.eliminations = std::move(eliminations);
  return step;
}

TEST(StepFilterTest, TakesWhatHasToDoWithAllThatIsTyped) {
  const Step step = stepOf(Technique::XyWing, {{Cell::at(3, 4), Digit(7)}, {Cell::at(8, 8), Digit(2)}});
  for (const char* text : {"", "xy-wing", "XY wing", "wing", "r4c5", "R4C5", "r4", "c5", "7", "r4c5 7",
                           "r9c9 wing 2", "r1c1 r4c5", "wing, r4c5"})
    EXPECT_TRUE(StepFilter(text).takes(step)) << text;
  for (const char* text : {"x-chain", "r4c6", "r3", "c4", "3", "r4c5 2", "r9c9 7", "wing r1c1"})
    EXPECT_FALSE(StepFilter(text).takes(step)) << text;
  EXPECT_TRUE(StepFilter(" ").isEmpty());
  EXPECT_FALSE(StepFilter("7").isEmpty());
}

TEST(StepFilterTest, TechniquesAreCalledByEverydayAndByEnglishNames) {
  EXPECT_TRUE(isCalled(Technique::FullHouse, "last empty"));
  EXPECT_TRUE(isCalled(Technique::FullHouse, "full house"));
  EXPECT_TRUE(isCalled(Technique::BugPlusOne, "bivalue universal grave"));
  EXPECT_TRUE(isCalled(Technique::BugPlusOne, "bug"));
  EXPECT_FALSE(isCalled(Technique::NakedPair, "hidden pair"));
}

}  // namespace
}  // namespace sudoku
