#include <gtest/gtest.h>

#include <sudoku/making/daily.h>
#include <sudoku/making/leveltarget.h>
#include <sudoku/rating/rating.h>

#include "game/puzzles/newgamerequest.h"

namespace sudoku {
namespace {

TEST(NewGameRequestTest, ASeedGivesTheFirstPuzzleOfItsRun) {
  const PuzzleRequest request{{.board = BoardMethod::Diagonal, .symmetry = Symmetry::Diagonal},
                              Level::Medium};
  Random random(7);
  const auto expected = findPuzzle(withLevelTarget(request), random);
  const auto made = makeRequested(SeededRequest{request, 7}, {});
  ASSERT_TRUE(made && expected);
  EXPECT_EQ(made->puzzle, expected->puzzle);
  EXPECT_EQ(made->puzzleId.toStdString(), toText(expected->id));
  EXPECT_EQ(made->level, Level::Medium);
}

TEST(NewGameRequestTest, ADayHasItsPuzzle) {
  const std::chrono::year_month_day date = std::chrono::year(2026) / 7 / 4;
  const auto made = makeRequested(DailyRequest{date, Level::Hard}, {});
  ASSERT_TRUE(made);
  EXPECT_EQ(made->puzzle, dailyPuzzle(date, Level::Hard)->puzzle);
  EXPECT_FALSE(made->puzzleId.isEmpty());
  EXPECT_EQ(made->level, Level::Hard);
}

TEST(NewGameRequestTest, BothKindsOfIdsGiveTheirPuzzles) {
  const std::string id = "1-backtracking-all-180-48213";
  const auto made = makeRequested(IdRequest{id}, {});
  ASSERT_TRUE(made);
  EXPECT_EQ(made->puzzle, makePuzzle(*parsePuzzleId(id)));
  EXPECT_EQ(made->puzzleId.toStdString(), id);
  const auto packed = makeRequested(IdRequest{toPackedId(made->puzzle.givens)}, {});
  ASSERT_TRUE(packed);
  EXPECT_EQ(packed->puzzle, made->puzzle);
  EXPECT_EQ(packed->puzzleId, "");
  for (const auto& game : {made, packed}) EXPECT_EQ(game->level, levelOf(made->puzzle));
}

TEST(NewGameRequestTest, WithoutASeedEachPuzzleIsAnother) {
  const SeededRequest request{{{.symmetry = Symmetry::Rotate180}}, std::nullopt};
  const auto one = makeRequested(request, {});
  const auto other = makeRequested(request, {});
  ASSERT_TRUE(one && other);
  EXPECT_NE(one->puzzleId, other->puzzleId);
}

TEST(NewGameRequestTest, WhereNoLevelIsRequestedItIsFound) {
  const auto made = makeRequested(SeededRequest{{{.symmetry = Symmetry::Rotate180}}, 3}, {});
  ASSERT_TRUE(made);
  EXPECT_EQ(made->level, levelOf(made->puzzle));
}

TEST(NewGameRequestTest, WhatCannotBeHadGivesNothing) {
  const PuzzleRequest tooFew{{.givens = GivensRange{10, 16}}};
  EXPECT_FALSE(makeRequested(SeededRequest{tooFew, 1}, {}));
  EXPECT_FALSE(makeRequested(IdRequest{toPackedId(Grid())}, {}));
  EXPECT_FALSE(makeRequested(IdRequest{"1-2-3"}, {}));
  std::stop_source stopped;
  stopped.request_stop();
  EXPECT_FALSE(makeRequested(SeededRequest{{}, 1}, stopped.get_token()));
  EXPECT_FALSE(makeRequested(IdRequest{"1-backtracking-all-180-48213"}, stopped.get_token()));
}

}  // namespace
}  // namespace sudoku
