#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include <QDateTime>
#include <QTimeZone>

#include <sudoku/grid/random.h>

#include "game/history/dailyresults.h"

namespace sudoku {
namespace {

QDate resultDay() {
  return {2026, 11, 22};
}

qint64 momentOf(QDate day, QTime time) {
  return QDateTime(day, time, QTimeZone::utc()).toMSecsSinceEpoch();
}

GameSummary begun(qint64 id, QDate day, Level level = Level::Medium) {
  GameSummary game;
  game.id = id;
  game.level = level;
  game.day = day;
  game.begunDay = day;
  game.createdMs = momentOf(day, QTime(8, 0));
  game.lastPlayedMs = momentOf(day, QTime(9, 0));
  return game;
}

GameSummary solved(qint64 id, QDate day, qint64 solvedMs, qint64 elapsedMs = 60'000, bool hadHelp = false) {
  GameSummary game = begun(id, day);
  game.status = GameStatus::Solved;
  game.solvedMs = solvedMs;
  game.elapsedMs = elapsedMs;
  game.hadHelp = hadHelp;
  return game;
}

GameSummary solvedInTime(qint64 id, QDate day, qint64 elapsedMs = 60'000, bool hadHelp = false) {
  return solved(id, day, momentOf(day, QTime(12, 0)), elapsedMs, hadHelp);
}

DailyResults resultsOf(const std::vector<GameSummary>& games, QDate day = resultDay()) {
  return {games, day};
}

TEST(DailyResultsTest, DaysWithoutGamesAreMissedOpenOrToCome) {
  const DailyResults results = resultsOf({});
  EXPECT_EQ(results.ofDay(resultDay().addDays(-1)), (DayResult{.state = DayState::Missed}));
  EXPECT_EQ(results.ofDay(resultDay()), (DayResult{.state = DayState::Open}));
  EXPECT_EQ(results.ofDay(resultDay().addDays(1)), (DayResult{.state = DayState::Future}));
  EXPECT_EQ(results.streaks(), DailyStreaks());
}

TEST(DailyResultsTest, AGameThatIsNoDailyPuzzleSaysNothing) {
  GameSummary game = solvedInTime(1, resultDay());
  game.day.reset();
  EXPECT_EQ(resultsOf({game}).ofDay(resultDay()).state, DayState::Open);
}

TEST(DailyResultsTest, TheGameBegunIsTheOnePlayedLast) {
  std::vector<GameSummary> games = {begun(1, resultDay()), begun(2, resultDay()), begun(3, resultDay())};
  games[1].lastPlayedMs += 5;
  const DayResult expected{.state = DayState::Begun,
                           .begunGame = 2,
                           .countsUntilMs = momentOf(resultDay().addDays(1), QTime(8, 0))};
  EXPECT_EQ(resultsOf(games).ofDay(resultDay()), expected);
  std::reverse(games.begin(), games.end());
  EXPECT_EQ(resultsOf(games).ofDay(resultDay()), expected);
}

TEST(DailyResultsTest, ADaySolvedSaysHowAndInWhatTime) {
  const QDate day = resultDay().addDays(-2);
  EXPECT_EQ(resultsOf({solvedInTime(7, day, 573'000)}).ofDay(day),
            (DayResult{.state = DayState::Solved, .counts = true, .timeMs = 573'000}));
  EXPECT_EQ(resultsOf({solvedInTime(7, day, 5'000, true)}).ofDay(day),
            (DayResult{.state = DayState::SolvedWithHelp, .hadHelp = true, .counts = true, .timeMs = 5'000}));
  EXPECT_EQ(resultsOf({solved(7, day, momentOf(day.addDays(1), QTime(8, 0, 1)))}).ofDay(day),
            (DayResult{.state = DayState::SolvedLate, .timeMs = 60'000}));
}

TEST(DailyResultsTest, OfSeveralGamesTheBestOneSpeaksForTheDay) {
  const QDate day = resultDay().addDays(-3);
  std::vector<GameSummary> games = {
      solved(1, day, momentOf(day.addDays(1), QTime(8, 1)), 1'000),
      solved(2, day, momentOf(day, QTime(8, 0)), 2'000, true),
      solved(3, day, momentOf(day, QTime(10, 0)), 3'000),
      solved(4, day, momentOf(day, QTime(9, 0)), 4'000),
      begun(5, day),
  };
  std::sort(games.begin(), games.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
  do {
    const DayResult result = resultsOf(games).ofDay(day);
    ASSERT_EQ(result.state, DayState::Solved);
    ASSERT_EQ(result.timeMs, 4'000) << "in time, without help, and first";
    ASSERT_EQ(result.begunGame, 5);
  } while (std::next_permutation(games.begin(), games.end(),
                                 [](const auto& a, const auto& b) { return a.id < b.id; }));
}

TEST(DailyResultsTest, EachLevelHasAResultOfItsOwn) {
  std::vector<GameSummary> games = {solvedInTime(1, resultDay()), begun(2, resultDay(), Level::Hard)};
  GameSummary unknown = solvedInTime(3, resultDay().addDays(-1));
  unknown.level.reset();
  games.push_back(unknown);
  const DailyResults results = resultsOf(games);
  EXPECT_EQ(results.ofPuzzle(resultDay(), Level::Medium).state, DayState::Solved);
  EXPECT_EQ(results.ofPuzzle(resultDay(), Level::Hard).state, DayState::Begun);
  EXPECT_EQ(results.ofPuzzle(resultDay(), Level::Easy).state, DayState::Open);
  EXPECT_EQ(results.ofDay(resultDay().addDays(-1)).state, DayState::Solved);
  EXPECT_EQ(results.ofPuzzle(resultDay().addDays(-1), Level::Medium).state, DayState::Missed);
}

TEST(DailyResultsTest, AGameGivenUpLeavesTheDayAsItWas) {
  GameSummary game = solvedInTime(1, resultDay().addDays(-1));
  game.status = GameStatus::GivenUp;
  const DailyResults results = resultsOf({game});
  EXPECT_EQ(results.ofDay(resultDay().addDays(-1)), (DayResult{.state = DayState::Missed}));
  EXPECT_EQ(results.streaks(), DailyStreaks());
}

TEST(DailyResultsTest, AGameThatWasSolvedStaysSo) {
  GameSummary undone = solvedInTime(1, resultDay());
  undone.status = GameStatus::InProgress;
  EXPECT_EQ(resultsOf({undone}).ofDay(resultDay()).state, DayState::Solved);
}

TEST(DailyResultsTest, TodayDoesNotBreakTheStreakUntilItIsOver) {
  std::vector<GameSummary> games;
  for (int back = 3; back >= 1; --back) games.push_back(solvedInTime(back, resultDay().addDays(-back)));
  EXPECT_EQ(resultsOf(games).streaks(), (DailyStreaks{3, 3}));
  EXPECT_EQ(resultsOf(games, resultDay().addDays(1)).streaks(), (DailyStreaks{0, 3}));
  games.push_back(solvedInTime(9, resultDay()));
  EXPECT_EQ(resultsOf(games).streaks(), (DailyStreaks{4, 4}));
}

TEST(DailyResultsTest, ADaySolvedLaterDoesNotMendTheStreak) {
  const QDate gap = resultDay().addDays(-2);
  EXPECT_EQ(resultsOf({solvedInTime(1, gap.addDays(-1)), solved(2, gap, momentOf(resultDay(), QTime(7, 0))),
                       solvedInTime(3, gap.addDays(1))})
                .streaks(),
            (DailyStreaks{1, 1}));
}

TEST(DailyResultsTest, HelpDoesNotBreakTheStreak) {
  EXPECT_EQ(
      resultsOf({solvedInTime(1, resultDay().addDays(-1), 1, true), solvedInTime(2, resultDay())}).streaks(),
      (DailyStreaks{2, 2}));
}

TEST(DailyResultsTest, ALateGameBesideOneInTimeCountsOnce) {
  const QDate day = resultDay().addDays(-1);
  const DailyResults results =
      resultsOf({solved(1, day, momentOf(resultDay(), QTime(8, 1))), solvedInTime(2, day, 1, true)});
  EXPECT_EQ(results.ofDay(day).state, DayState::SolvedWithHelp);
  EXPECT_EQ(results.streaks(), (DailyStreaks{1, 1}));
}

TEST(DailyResultsTest, AStreakGoesOnOverTheEndOfAYear) {
  std::vector<GameSummary> games;
  const QDate first(2027, 12, 28);
  games.reserve(70);
  for (int day = 0; day < 70; ++day) games.push_back(solvedInTime(day + 1, first.addDays(day)));
  EXPECT_EQ(resultsOf(games, first.addDays(69)).streaks(), (DailyStreaks{70, 70})) << "with a 29 February";
}

TEST(DailyResultsTest, AGameBegunOnItsDayCountsIfItIsSolvedWithinADay) {
  const QDate day = resultDay().addDays(-3);
  const auto recordAfter = [&](qint64 milliseconds) {
    return resultsOf({solved(1, day, momentOf(day, QTime(8, 0)) + milliseconds)}).ofDay(day);
  };
  for (const qint64 inTime : {qint64{1}, 16 * qint64{3'600'000}, kDailyTimeMs, -kDailyTimeMs}) {
    EXPECT_TRUE(recordAfter(inTime).counts) << inTime << ": midnight and a clock set back do not matter";
    EXPECT_EQ(recordAfter(inTime).state, DayState::Solved) << inTime;
  }
  EXPECT_FALSE(recordAfter(kDailyTimeMs + 1).counts);
  EXPECT_EQ(recordAfter(kDailyTimeMs + 1).state, DayState::SolvedLate);
}

TEST(DailyResultsTest, AGameBegunLaterDoesNotCount) {
  GameSummary game = solvedInTime(1, resultDay().addDays(-3));
  game.begunDay = resultDay().addDays(-2);
  EXPECT_EQ(resultsOf({game}).ofDay(*game.day).state, DayState::SolvedLate);
  EXPECT_FALSE(resultsOf({game}).ofDay(*game.day).counts);
}

TEST(DailyResultsTest, AStreakStaysWhatItWasInAnotherZone) {
  // Six games on evenings in Tokyo, the last less than a day ago: in New York it is still the day before.
  std::vector<GameSummary> games;
  games.reserve(6);
  const QDate first(2026, 11, 18);
  for (int evening = 0; evening < 6; ++evening)
    games.push_back(solvedInTime(evening + 1, first.addDays(evening)));
  const QDate newYork = first.addDays(4);
  EXPECT_EQ(resultsOf(games, newYork).streaks(), (DailyStreaks{6, 6}));
  EXPECT_EQ(resultsOf(games, newYork).ofDay(first.addDays(5)).state, DayState::Solved);
  EXPECT_EQ(resultsOf(games, newYork).ofMonth(newYork), (MonthResult{6, 23, 60'000}));
  EXPECT_EQ(resultsOf(games, first.addDays(6)).streaks(), (DailyStreaks{6, 6}));
}

TEST(DailyResultsTest, WhatWasPlayedWithAClockFarAheadIsNoStreakOfToday) {
  const std::vector games = {solvedInTime(1, resultDay().addDays(-1)), solvedInTime(2, resultDay()),
                             solvedInTime(3, QDate(2099, 1, 1))};
  EXPECT_EQ(resultsOf(games).streaks(), (DailyStreaks{2, 2}));
  EXPECT_EQ(resultsOf(games, QDate(1970, 1, 1)).streaks(), (DailyStreaks{0, 2}))
      << "a clock without a battery";
}

TEST(DailyResultsTest, AGameWhoseSolutionWasKnownCountsForNoStreak) {
  for (const Foreknowledge known : {Foreknowledge::SolvedBefore, Foreknowledge::Shown}) {
    GameSummary game = solvedInTime(1, resultDay());
    game.foreknowledge = known;
    EXPECT_EQ(
        resultsOf({game}).ofDay(resultDay()),
        (DayResult{.state = DayState::SolvedWithHelp, .hadHelp = true, .isKnown = true, .timeMs = 60'000}));
    EXPECT_EQ(resultsOf({game}).streaks(), DailyStreaks());
    const GameSummary first = solvedInTime(2, resultDay(), 70'000);
    EXPECT_EQ(resultsOf({game, first}).ofDay(resultDay()),
              (DayResult{.state = DayState::Solved, .counts = true, .timeMs = 70'000}));
  }
  GameSummary helped = solvedInTime(1, resultDay());
  helped.foreknowledge = Foreknowledge::HelpElsewhere;
  EXPECT_EQ(
      resultsOf({helped}).ofDay(resultDay()),
      (DayResult{.state = DayState::SolvedWithHelp, .hadHelp = true, .counts = true, .timeMs = 60'000}));
}

TEST(DailyResultsTest, AGameThatIsOpenSaysUntilWhenItCounts) {
  const QDate yesterday = resultDay().addDays(-1);
  EXPECT_EQ(resultsOf({begun(1, yesterday)}).ofDay(yesterday).countsUntilMs,
            momentOf(resultDay(), QTime(8, 0)));
  GameSummary late = begun(1, yesterday);
  late.begunDay = resultDay();
  EXPECT_EQ(resultsOf({late}).ofDay(yesterday).countsUntilMs, std::nullopt);
  GameSummary known = begun(1, yesterday);
  known.foreknowledge = Foreknowledge::Shown;
  EXPECT_EQ(resultsOf({known}).ofDay(yesterday).countsUntilMs, std::nullopt);
}

TEST(DailyResultsTest, AMonthCountsWhatIsOverAndTodayOnceSolved) {
  std::vector<GameSummary> games;
  for (int day = 1; day <= 21; ++day)
    if (day != 9) games.push_back(solvedInTime(day, QDate(2026, 11, day), qint64{1'000} * day));
  games.push_back(begun(50, resultDay()));
  EXPECT_EQ(resultsOf(games).ofMonth(resultDay()), (MonthResult{20, 21, 11'500}));
  games.push_back(solvedInTime(51, resultDay(), 1));
  EXPECT_EQ(resultsOf(games).ofMonth(QDate(2026, 11, 3)), (MonthResult{21, 22, 11'000}));
  EXPECT_EQ(resultsOf(games).ofMonth(QDate(2026, 10, 3)), (MonthResult{0, 31, std::nullopt}));
  EXPECT_EQ(resultsOf(games).ofMonth(QDate(2026, 12, 3)), (MonthResult{0, 0, std::nullopt}));
}

/// Games of some weeks, several of them on one day, some late, in any order.
std::vector<GameSummary> randomDays(Random& random) {
  std::vector<GameSummary> games;
  const int count = static_cast<int>(random.below(60));
  for (int id = 1; id <= count; ++id) {
    const QDate day = resultDay().addDays(2 - static_cast<int>(random.below(45)));
    const auto level = static_cast<Level>(random.below(6));
    GameSummary game = begun(id, day, level);
    game.lastPlayedMs += static_cast<qint64>(random.below(3));
    if (random.below(4) != 0) {
      const QTime time(static_cast<int>(random.below(24)), static_cast<int>(random.below(60)));
      const int late = random.below(3) == 0 ? static_cast<int>(random.below(4)) - 1 : 0;
      game.solvedMs = momentOf(day.addDays(late), time);
      game.status = GameStatus::Solved;
      game.elapsedMs = static_cast<qint64>(random.below(1'000'000));
      game.hadHelp = random.below(3) == 0;
    }
    if (random.below(10) == 0) game.status = GameStatus::GivenUp;
    if (random.below(12) == 0) game.day.reset();
    if (random.below(6) == 0) game.begunDay = day.addDays(static_cast<qint64>(random.below(3)) - 1);
    if (random.below(5) == 0) game.foreknowledge = static_cast<Foreknowledge>(random.below(4));
    games.push_back(game);
  }
  return games;
}

/// A plain model of DailyResults, which looks through all games for each question.
class PlainResults {
 public:
  explicit PlainResults(std::vector<GameSummary> games) : m_games(std::move(games)) {}

  bool counts(QDate day) const {
    return std::any_of(m_games.begin(), m_games.end(), [&](const GameSummary& game) {
      return isOf(game, day) && game.solvedMs && isInTime(game) &&
             game.foreknowledge != Foreknowledge::SolvedBefore && game.foreknowledge != Foreknowledge::Shown;
    });
  }
  DailyStreaks streaks() const {
    DailyStreaks streaks;
    for (QDate from = resultDay().addDays(-60); from <= resultDay().addDays(10); from = from.addDays(1)) {
      int run = 0;
      while (counts(from.addDays(run))) ++run;
      streaks.longest = std::max(streaks.longest, run);
    }
    QDate day = resultDay().addDays(2);
    while (!counts(day) && day >= resultDay()) day = day.addDays(-1);
    for (; counts(day); day = day.addDays(-1)) ++streaks.now;
    return streaks;
  }
  DayState state(QDate day) const {
    bool isBegun = false;
    bool isLate = false;
    bool hadHelp = false;
    for (const GameSummary& game : m_games) {
      if (!isOf(game, day)) continue;
      if (!game.solvedMs)
        isBegun = true;
      else if (!isInTime(game))
        isLate = true;
      else if (game.hadHelp || game.foreknowledge != Foreknowledge::None)
        hadHelp = true;
      else
        return DayState::Solved;
    }
    if (hadHelp) return DayState::SolvedWithHelp;
    if (isLate) return DayState::SolvedLate;
    if (isBegun) return DayState::Begun;
    if (day > resultDay()) return DayState::Future;
    return day == resultDay() ? DayState::Open : DayState::Missed;
  }

 private:
  static bool isOf(const GameSummary& game, QDate day) {
    return game.day == day && game.status != GameStatus::GivenUp;
  }
  static bool isInTime(const GameSummary& game) {
    return game.begunDay <= game.day && *game.solvedMs <= game.createdMs + qint64{86'400'000};
  }

  std::vector<GameSummary> m_games;
};

TEST(DailyResultsTest, AgreesWithAPlainModelOnRandomHistories) {
  Random random(18);
  for (int round = 0; round < 300; ++round) {
    const std::vector<GameSummary> games = randomDays(random);
    const DailyResults results(games, resultDay());
    const PlainResults plain(games);
    ASSERT_EQ(results.streaks(), plain.streaks()) << round;
    int solvedDays = 0;
    for (QDate day = resultDay().addDays(-50); day <= resultDay().addDays(5); day = day.addDays(1)) {
      const DayResult found = results.ofDay(day);
      ASSERT_EQ(found.state, plain.state(day)) << round;
      ASSERT_EQ(found.counts, plain.counts(day)) << round;
      ASSERT_EQ(found.timeMs.has_value(), isSolved(found.state)) << round;
      if (day.month() == resultDay().month() && isSolved(found.state)) ++solvedDays;
    }
    ASSERT_EQ(results.ofMonth(resultDay()).solved, solvedDays) << round;
  }
}

}  // namespace
}  // namespace sudoku
