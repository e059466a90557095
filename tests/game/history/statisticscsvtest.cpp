#include <gtest/gtest.h>

#include "game/history/statisticscsv.h"
#include "statisticssample.h"

namespace sudoku {
namespace {

TEST(StatisticsCsvTest, AGameIsALine) {
  GameSummary game = solvedGame(1, Level::Hard, 61);
  game.puzzleId = "1-backtracking-level3-none-5";
  game.day = QDate(2025, 1, 2);
  game.name = "My \"best\", so far";
  game.tags = {"fish", "again"};
  game.begunDay = QDate(2025, 1, 1);
  game.solvedDay = QDate(2025, 1, 2);
  game.foreknowledge = Foreknowledge::Shown;
  const std::string empty(81, '.');
  EXPECT_EQ(
      gamesCsv(std::vector{game}, {1}),
      "puzzle,id,level,state,help,seconds,begun,last played,solved,day,record,name,tags,begun day,solved day,"
      "known before\r\n" +
          empty +
          ",1-backtracking-level3-none-5,hard,solved,no,61,2025-01-02T00:00:00Z,2025-01-02T00:01:00Z,"
          "2025-01-02T00:01:00Z,2025-01-02,yes,\"My \"\"best\"\", so far\",fish; again,2025-01-01,"
          "2025-01-02,solution shown\r\n");
}

TEST(StatisticsCsvTest, WhatThereIsNotIsEmpty) {
  GameSummary game = solvedGame(1, Level::Hard, 61);
  game.level.reset();
  game.solvedMs.reset();
  game.status = GameStatus::GivenUp;
  game.hadHelp = true;
  const std::string text = gamesCsv(std::vector{game}, {});
  EXPECT_NE(text.find(",,,given up,yes,61,2025-01-02T00:00:00Z,2025-01-02T00:01:00Z,,,no,,,,,no\r\n"),
            std::string::npos)
      << text;
}

TEST(StatisticsCsvTest, NamesAreNoFormulas) {
  GameSummary game = solvedGame(1, Level::Hard, 61);
  for (const auto& [name, field] : {std::pair("=1+1", ",'=1+1,"), std::pair("@a", ",'@a,"),
                                    std::pair("a=1", ",a=1,"), std::pair("-\n", ",\"'-\n\",")}) {
    game.name = name;
    EXPECT_NE(gamesCsv(std::vector{game}, {}).find(field), std::string::npos) << name;
  }
}

TEST(StatisticsCsvTest, ALevelIsALine) {
  const std::vector games = {solvedGame(1, Level::Easy, 10), solvedGame(2, Level::Easy, 21)};
  const std::string text = levelsCsv(statisticsByLevel(games, QTimeZone::utc()));
  EXPECT_EQ(
      text.find("level,played,solved,solved without help,seconds played,best without help,average,"
                "median,streak,longest streak\r\neasy,2,2,2,31,10,15,15,2,2\r\nmedium,0,0,0,0,,,,0,0\r\n"),
      0U)
      << text;
}

TEST(StatisticsCsvTest, ATechniqueIsALine) {
  EXPECT_EQ(techniquesCsv({{Technique::XWing, {.seen = 3, .foundAlone = 1, .foundInPractice = 2}}}),
            "technique,level,seen,found in practice,found alone\r\nX-Wing,hard,3,2,1\r\n");
}

}  // namespace
}  // namespace sudoku
