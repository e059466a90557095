#include <gtest/gtest.h>
#include <vector>

#include "game/storage/foreknowledge.h"

namespace sudoku {
namespace {

TEST(ForeknowledgeTest, OfAnOnlyGameNothingIsKnownUnlessItShowsTheSolution) {
  EXPECT_EQ(foreknowledgeOf(std::vector<PuzzleGame>{{.id = 1, .solvedMs = 10, .helpedMs = 5}}).at(1),
            Foreknowledge::None);
  EXPECT_EQ(foreknowledgeOf(std::vector<PuzzleGame>{{.id = 1, .solvedMs = 10, .shownMs = 5}}).at(1),
            Foreknowledge::Shown);
}

TEST(ForeknowledgeTest, WhatComesLaterSaysNothing) {
  const std::vector<PuzzleGame> games = {
      {.id = 1, .solvedMs = 10}, {.id = 2, .solvedMs = 20, .helpedMs = 15}, {.id = 3, .shownMs = 30}};
  const auto known = foreknowledgeOf(games);
  EXPECT_EQ(known.at(1), Foreknowledge::None);
  EXPECT_EQ(known.at(2), Foreknowledge::SolvedBefore);
  EXPECT_EQ(known.at(3), Foreknowledge::Shown);
}

TEST(ForeknowledgeTest, AnOpenGameKnowsAllThatWasToldSoFar) {
  EXPECT_EQ(foreknowledgeOf(std::vector<PuzzleGame>{{.id = 1}, {.id = 2, .helpedMs = 5}}).at(1),
            Foreknowledge::HelpElsewhere);
  EXPECT_EQ(foreknowledgeOf(std::vector<PuzzleGame>{{.id = 1}, {.id = 2, .solvedMs = 5}}).at(1),
            Foreknowledge::SolvedBefore);
  EXPECT_EQ(foreknowledgeOf(std::vector<PuzzleGame>{{.id = 1}, {.id = 2, .shownMs = 5}}).at(1),
            Foreknowledge::Shown);
}

TEST(ForeknowledgeTest, OfTwoSolvedAtOneTimeOneComesFirst) {
  const auto known =
      foreknowledgeOf(std::vector<PuzzleGame>{{.id = 2, .solvedMs = 10}, {.id = 1, .solvedMs = 10}});
  EXPECT_EQ(known.at(1), Foreknowledge::None);
  EXPECT_EQ(known.at(2), Foreknowledge::SolvedBefore);
}

}  // namespace
}  // namespace sudoku
