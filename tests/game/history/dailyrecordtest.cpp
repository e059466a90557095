#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include <QDateTime>

#include <sudoku/grid/random.h>

#include "game/history/dailyrecord.h"

namespace sudoku {
namespace {

QDate recordDay() {
  return {2026, 11, 22};
}

qint64 momentOf(QDate day, QTime time) {
  return QDateTime(day, time, Qt::UTC).toMSecsSinceEpoch();
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

DailyRecord recordOf(const std::vector<GameSummary>& games, QDate day = recordDay()) {
  return {games, day};
}

TEST(DailyRecordTest, DaysWithoutGamesAreMissedOpenOrToCome) {
  const DailyRecord record = recordOf({});
  EXPECT_EQ(record.ofDay(recordDay().addDays(-1)), (DayRecord{.state = DayState::Missed}));
  EXPECT_EQ(record.ofDay(recordDay()), (DayRecord{.state = DayState::Open}));
  EXPECT_EQ(record.ofDay(recordDay().addDays(1)), (DayRecord{.state = DayState::Future}));
  EXPECT_EQ(record.streaks(), DailyStreaks());
}

TEST(DailyRecordTest, AGameThatIsNoDailyPuzzleSaysNothing) {
  GameSummary game = solvedInTime(1, recordDay());
  game.day.reset();
  EXPECT_EQ(recordOf({game}).ofDay(recordDay()).state, DayState::Open);
}

TEST(DailyRecordTest, TheGameBegunIsTheOnePlayedLast) {
  std::vector<GameSummary> games = {begun(1, recordDay()), begun(2, recordDay()), begun(3, recordDay())};
  games[1].lastPlayedMs += 5;
  const DayRecord expected{.state = DayState::Begun,
                           .begunGame = 2,
                           .countsUntilMs = momentOf(recordDay().addDays(1), QTime(8, 0))};
  EXPECT_EQ(recordOf(games).ofDay(recordDay()), expected);
  std::reverse(games.begin(), games.end());
  EXPECT_EQ(recordOf(games).ofDay(recordDay()), expected);
}

TEST(DailyRecordTest, ADaySolvedSaysHowAndInWhatTime) {
  const QDate day = recordDay().addDays(-2);
  EXPECT_EQ(recordOf({solvedInTime(7, day, 573'000)}).ofDay(day),
            (DayRecord{.state = DayState::Solved, .counts = true, .timeMs = 573'000}));
  EXPECT_EQ(recordOf({solvedInTime(7, day, 5'000, true)}).ofDay(day),
            (DayRecord{.state = DayState::SolvedWithHelp, .hadHelp = true, .counts = true, .timeMs = 5'000}));
  EXPECT_EQ(recordOf({solved(7, day, momentOf(day.addDays(1), QTime(8, 0, 1)))}).ofDay(day),
            (DayRecord{.state = DayState::SolvedLate, .timeMs = 60'000}));
}

TEST(DailyRecordTest, OfSeveralGamesTheBestOneSpeaksForTheDay) {
  const QDate day = recordDay().addDays(-3);
  std::vector<GameSummary> games = {
      solved(1, day, momentOf(day.addDays(1), QTime(8, 1)), 1'000),
      solved(2, day, momentOf(day, QTime(8, 0)), 2'000, true),
      solved(3, day, momentOf(day, QTime(10, 0)), 3'000),
      solved(4, day, momentOf(day, QTime(9, 0)), 4'000),
      begun(5, day),
  };
  std::sort(games.begin(), games.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
  do {
    const DayRecord record = recordOf(games).ofDay(day);
    ASSERT_EQ(record.state, DayState::Solved);
    ASSERT_EQ(record.timeMs, 4'000) << "in time, without help, and first";
    ASSERT_EQ(record.begunGame, 5);
  } while (std::next_permutation(games.begin(), games.end(),
                                 [](const auto& a, const auto& b) { return a.id < b.id; }));
}

TEST(DailyRecordTest, EachLevelHasARecordOfItsOwn) {
  std::vector<GameSummary> games = {solvedInTime(1, recordDay()), begun(2, recordDay(), Level::Hard)};
  GameSummary unknown = solvedInTime(3, recordDay().addDays(-1));
  unknown.level.reset();
  games.push_back(unknown);
  const DailyRecord record = recordOf(games);
  EXPECT_EQ(record.ofPuzzle(recordDay(), Level::Medium).state, DayState::Solved);
  EXPECT_EQ(record.ofPuzzle(recordDay(), Level::Hard).state, DayState::Begun);
  EXPECT_EQ(record.ofPuzzle(recordDay(), Level::Easy).state, DayState::Open);
  EXPECT_EQ(record.ofDay(recordDay().addDays(-1)).state, DayState::Solved);
  EXPECT_EQ(record.ofPuzzle(recordDay().addDays(-1), Level::Medium).state, DayState::Missed);
}

TEST(DailyRecordTest, AGameGivenUpLeavesTheDayAsItWas) {
  GameSummary game = solvedInTime(1, recordDay().addDays(-1));
  game.status = GameStatus::GivenUp;
  const DailyRecord record = recordOf({game});
  EXPECT_EQ(record.ofDay(recordDay().addDays(-1)), (DayRecord{.state = DayState::Missed}));
  EXPECT_EQ(record.streaks(), DailyStreaks());
}

TEST(DailyRecordTest, AGameThatWasSolvedStaysSo) {
  GameSummary undone = solvedInTime(1, recordDay());
  undone.status = GameStatus::InProgress;
  EXPECT_EQ(recordOf({undone}).ofDay(recordDay()).state, DayState::Solved);
}

TEST(DailyRecordTest, TodayDoesNotBreakTheStreakUntilItIsOver) {
  std::vector<GameSummary> games;
  for (int back = 3; back >= 1; --back) games.push_back(solvedInTime(back, recordDay().addDays(-back)));
  EXPECT_EQ(recordOf(games).streaks(), (DailyStreaks{3, 3}));
  EXPECT_EQ(recordOf(games, recordDay().addDays(1)).streaks(), (DailyStreaks{0, 3}));
  games.push_back(solvedInTime(9, recordDay()));
  EXPECT_EQ(recordOf(games).streaks(), (DailyStreaks{4, 4}));
}

TEST(DailyRecordTest, ADaySolvedLaterDoesNotMendTheStreak) {
  const QDate gap = recordDay().addDays(-2);
  EXPECT_EQ(recordOf({solvedInTime(1, gap.addDays(-1)), solved(2, gap, momentOf(recordDay(), QTime(7, 0))),
                      solvedInTime(3, gap.addDays(1))})
                .streaks(),
            (DailyStreaks{1, 1}));
}

TEST(DailyRecordTest, HelpDoesNotBreakTheStreak) {
  EXPECT_EQ(
      recordOf({solvedInTime(1, recordDay().addDays(-1), 1, true), solvedInTime(2, recordDay())}).streaks(),
      (DailyStreaks{2, 2}));
}

TEST(DailyRecordTest, ALateGameBesideOneInTimeCountsOnce) {
  const QDate day = recordDay().addDays(-1);
  const DailyRecord record =
      recordOf({solved(1, day, momentOf(recordDay(), QTime(8, 1))), solvedInTime(2, day, 1, true)});
  EXPECT_EQ(record.ofDay(day).state, DayState::SolvedWithHelp);
  EXPECT_EQ(record.streaks(), (DailyStreaks{1, 1}));
}

TEST(DailyRecordTest, AStreakGoesOnOverTheEndOfAYear) {
  std::vector<GameSummary> games;
  const QDate first(2027, 12, 28);
  games.reserve(70);
  for (int day = 0; day < 70; ++day) games.push_back(solvedInTime(day + 1, first.addDays(day)));
  EXPECT_EQ(recordOf(games, first.addDays(69)).streaks(), (DailyStreaks{70, 70})) << "with a 29 February";
}

TEST(DailyRecordTest, AGameBegunOnItsDayCountsIfItIsSolvedWithinADay) {
  const QDate day = recordDay().addDays(-3);
  const auto recordAfter = [&](qint64 milliseconds) {
    return recordOf({solved(1, day, momentOf(day, QTime(8, 0)) + milliseconds)}).ofDay(day);
  };
  for (const qint64 inTime : {qint64{1}, 16 * qint64{3'600'000}, kDailyTimeMs, -kDailyTimeMs}) {
    EXPECT_TRUE(recordAfter(inTime).counts) << inTime << ": midnight and a clock set back do not matter";
    EXPECT_EQ(recordAfter(inTime).state, DayState::Solved) << inTime;
  }
  EXPECT_FALSE(recordAfter(kDailyTimeMs + 1).counts);
  EXPECT_EQ(recordAfter(kDailyTimeMs + 1).state, DayState::SolvedLate);
}

TEST(DailyRecordTest, AGameBegunLaterDoesNotCount) {
  GameSummary game = solvedInTime(1, recordDay().addDays(-3));
  game.begunDay = recordDay().addDays(-2);
  EXPECT_EQ(recordOf({game}).ofDay(*game.day).state, DayState::SolvedLate);
  EXPECT_FALSE(recordOf({game}).ofDay(*game.day).counts);
}

TEST(DailyRecordTest, AStreakStaysWhatItWasInAnotherZone) {
  // Six games on evenings in Tokyo, the last less than a day ago: in New York it is still the day before.
  std::vector<GameSummary> games;
  games.reserve(6);
  const QDate first(2026, 11, 18);
  for (int evening = 0; evening < 6; ++evening)
    games.push_back(solvedInTime(evening + 1, first.addDays(evening)));
  const QDate newYork = first.addDays(4);
  EXPECT_EQ(recordOf(games, newYork).streaks(), (DailyStreaks{6, 6}));
  EXPECT_EQ(recordOf(games, newYork).ofDay(first.addDays(5)).state, DayState::Solved);
  EXPECT_EQ(recordOf(games, newYork).ofMonth(newYork), (MonthRecord{6, 23, 60'000}));
  EXPECT_EQ(recordOf(games, first.addDays(6)).streaks(), (DailyStreaks{6, 6}));
}

TEST(DailyRecordTest, WhatWasPlayedWithAClockFarAheadIsNoStreakOfToday) {
  const std::vector games = {solvedInTime(1, recordDay().addDays(-1)), solvedInTime(2, recordDay()),
                             solvedInTime(3, QDate(2099, 1, 1))};
  EXPECT_EQ(recordOf(games).streaks(), (DailyStreaks{2, 2}));
  EXPECT_EQ(recordOf(games, QDate(1970, 1, 1)).streaks(), (DailyStreaks{0, 2}))
      << "a clock without a battery";
}

TEST(DailyRecordTest, AGameWhoseSolutionWasKnownCountsForNoStreak) {
  for (const Foreknowledge known : {Foreknowledge::SolvedBefore, Foreknowledge::Shown}) {
    GameSummary game = solvedInTime(1, recordDay());
    game.foreknowledge = known;
    EXPECT_EQ(
        recordOf({game}).ofDay(recordDay()),
        (DayRecord{.state = DayState::SolvedWithHelp, .hadHelp = true, .isKnown = true, .timeMs = 60'000}));
    EXPECT_EQ(recordOf({game}).streaks(), DailyStreaks());
    const GameSummary first = solvedInTime(2, recordDay(), 70'000);
    EXPECT_EQ(recordOf({game, first}).ofDay(recordDay()),
              (DayRecord{.state = DayState::Solved, .counts = true, .timeMs = 70'000}));
  }
  GameSummary helped = solvedInTime(1, recordDay());
  helped.foreknowledge = Foreknowledge::HelpElsewhere;
  EXPECT_EQ(
      recordOf({helped}).ofDay(recordDay()),
      (DayRecord{.state = DayState::SolvedWithHelp, .hadHelp = true, .counts = true, .timeMs = 60'000}));
}

TEST(DailyRecordTest, AGameThatIsOpenSaysUntilWhenItCounts) {
  const QDate yesterday = recordDay().addDays(-1);
  EXPECT_EQ(recordOf({begun(1, yesterday)}).ofDay(yesterday).countsUntilMs,
            momentOf(recordDay(), QTime(8, 0)));
  GameSummary late = begun(1, yesterday);
  late.begunDay = recordDay();
  EXPECT_EQ(recordOf({late}).ofDay(yesterday).countsUntilMs, std::nullopt);
  GameSummary known = begun(1, yesterday);
  known.foreknowledge = Foreknowledge::Shown;
  EXPECT_EQ(recordOf({known}).ofDay(yesterday).countsUntilMs, std::nullopt);
}

TEST(DailyRecordTest, AMonthCountsWhatIsOverAndTodayOnceSolved) {
  std::vector<GameSummary> games;
  for (int day = 1; day <= 21; ++day)
    if (day != 9) games.push_back(solvedInTime(day, QDate(2026, 11, day), qint64{1'000} * day));
  games.push_back(begun(50, recordDay()));
  EXPECT_EQ(recordOf(games).ofMonth(recordDay()), (MonthRecord{20, 21, 11'500}));
  games.push_back(solvedInTime(51, recordDay(), 1));
  EXPECT_EQ(recordOf(games).ofMonth(QDate(2026, 11, 3)), (MonthRecord{21, 22, 11'000}));
  EXPECT_EQ(recordOf(games).ofMonth(QDate(2026, 10, 3)), (MonthRecord{0, 31, std::nullopt}));
  EXPECT_EQ(recordOf(games).ofMonth(QDate(2026, 12, 3)), (MonthRecord{0, 0, std::nullopt}));
}

/// Games of some weeks, several of them on one day, some late, in any order.
std::vector<GameSummary> randomDays(Random& random) {
  std::vector<GameSummary> games;
  const int count = static_cast<int>(random.below(60));
  for (int id = 1; id <= count; ++id) {
    const QDate day = recordDay().addDays(2 - static_cast<int>(random.below(45)));
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

/// A plain model of DailyRecord, which looks through all games for each question.
class PlainRecord {
 public:
  explicit PlainRecord(std::vector<GameSummary> games) : m_games(std::move(games)) {}

  bool counts(QDate day) const {
    return std::any_of(m_games.begin(), m_games.end(), [&](const GameSummary& game) {
      return isOf(game, day) && game.solvedMs && isInTime(game) &&
             game.foreknowledge != Foreknowledge::SolvedBefore && game.foreknowledge != Foreknowledge::Shown;
    });
  }
  DailyStreaks streaks() const {
    DailyStreaks streaks;
    for (QDate from = recordDay().addDays(-60); from <= recordDay().addDays(10); from = from.addDays(1)) {
      int run = 0;
      while (counts(from.addDays(run))) ++run;
      streaks.longest = std::max(streaks.longest, run);
    }
    QDate day = recordDay().addDays(2);
    while (!counts(day) && day >= recordDay()) day = day.addDays(-1);
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
    if (day > recordDay()) return DayState::Future;
    return day == recordDay() ? DayState::Open : DayState::Missed;
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

TEST(DailyRecordTest, AgreesWithAPlainModelOnRandomHistories) {
  Random random(18);
  for (int round = 0; round < 300; ++round) {
    const std::vector<GameSummary> games = randomDays(random);
    const DailyRecord record(games, recordDay());
    const PlainRecord plain(games);
    ASSERT_EQ(record.streaks(), plain.streaks()) << round;
    int solvedDays = 0;
    for (QDate day = recordDay().addDays(-50); day <= recordDay().addDays(5); day = day.addDays(1)) {
      const DayRecord found = record.ofDay(day);
      ASSERT_EQ(found.state, plain.state(day)) << round;
      ASSERT_EQ(found.counts, plain.counts(day)) << round;
      ASSERT_EQ(found.timeMs.has_value(), isSolved(found.state)) << round;
      if (day.month() == recordDay().month() && isSolved(found.state)) ++solvedDays;
    }
    ASSERT_EQ(record.ofMonth(recordDay()).solved, solvedDays) << round;
  }
}

}  // namespace
}  // namespace sudoku
