#include <gtest/gtest.h>

#include <sudoku/daily.h>

#include "game/puzzleorder.h"

namespace sudoku {
namespace {

TEST(PuzzleOrderTest, ASeedGivesTheFirstPuzzleOfItsRun) {
  const PuzzleWish wish{{.board = BoardMethod::Diagonal, .symmetry = Symmetry::Diagonal}, Level::Medium};
  Random random(7);
  const auto expected = findPuzzle(wish, random);
  const auto made = fulfil(SeededWish{wish, 7}, {});
  ASSERT_TRUE(made && expected);
  EXPECT_EQ(made->puzzle, expected->puzzle);
  EXPECT_EQ(made->number.toStdString(), toText(expected->id));
}

TEST(PuzzleOrderTest, ADayHasItsPuzzle) {
  const std::chrono::year_month_day date = std::chrono::year(2026) / 7 / 4;
  const auto made = fulfil(DailyWish{date, Level::Hard}, {});
  ASSERT_TRUE(made);
  EXPECT_EQ(made->puzzle, dailyPuzzle(date, Level::Hard)->puzzle);
  EXPECT_FALSE(made->number.isEmpty());
}

TEST(PuzzleOrderTest, BothKindsOfIdsGiveTheirPuzzles) {
  const std::string id = "1-backtracking-all-180-48213";
  const auto made = fulfil(IdWish{id}, {});
  ASSERT_TRUE(made);
  EXPECT_EQ(made->puzzle, makePuzzle(*parsePuzzleId(id)));
  EXPECT_EQ(made->number.toStdString(), id);
  const auto packed = fulfil(IdWish{toPackedId(made->puzzle.givens)}, {});
  ASSERT_TRUE(packed);
  EXPECT_EQ(packed->puzzle, made->puzzle);
  EXPECT_EQ(packed->number, "");
}

TEST(PuzzleOrderTest, WhatCannotBeHadGivesNothing) {
  const PuzzleWish tooFew{{.givens = GivensRange{10, 16}}};
  EXPECT_FALSE(fulfil(SeededWish{tooFew, 1}, {}));
  EXPECT_FALSE(fulfil(IdWish{toPackedId(Grid())}, {}));
  EXPECT_FALSE(fulfil(IdWish{"1-2-3"}, {}));
  std::stop_source stopped;
  stopped.request_stop();
  EXPECT_FALSE(fulfil(SeededWish{{}, 1}, stopped.get_token()));
}

}  // namespace
}  // namespace sudoku
