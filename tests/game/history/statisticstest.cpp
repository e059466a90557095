#include <algorithm>
#include <gtest/gtest.h>

#include <QDateTime>
#include <QTimeZone>

#include "game/history/statistics.h"
#include "game/history/statisticsseries.h"
#include "statisticssample.h"

namespace sudoku {
namespace {

constexpr int kHourSeconds = 3600;

QDate today() {
  return {2025, 11, 20};
}

QTimeZone utcZone() {
  return QTimeZone::utc();
}

std::vector<qint64> idsOf(const std::vector<GameSummary>& games) {
  std::vector<qint64> ids;
  ids.reserve(games.size());
  for (const GameSummary& game : games) ids.push_back(game.id);
  return ids;
}

/// Statistics calculated plainly: everything is sorted, everything is looked at anew.
namespace plain {

bool isSolved(const GameSummary& game) {
  return game.status == GameStatus::Solved ||
         (game.status == GameStatus::InProgress && game.solvedMs.has_value());
}

bool isKnown(const GameSummary& game) {
  return game.foreknowledge == Foreknowledge::SolvedBefore || game.foreknowledge == Foreknowledge::Shown;
}

bool isAlone(const GameSummary& game) {
  return isSolved(game) && !game.hadHelp && game.foreknowledge == Foreknowledge::None;
}

QDate lastDay(const GameSummary& game, int offsetSeconds) {
  if (isSolved(game) && game.solvedDay) return *game.solvedDay;
  const qint64 ms = isSolved(game) && game.solvedMs ? *game.solvedMs : game.lastPlayedMs;
  return QDateTime::fromMSecsSinceEpoch(ms + qint64{offsetSeconds} * 1000).toUTC().date();
}

std::vector<qint64> sortedTimes(const std::vector<GameSummary>& games, bool alone) {
  std::vector<qint64> times;
  for (const GameSummary& game : games)
    if (isSolved(game) && game.elapsedMs > 0 && (!alone || isAlone(game))) times.push_back(game.elapsedMs);
  std::sort(times.begin(), times.end());
  return times;
}

qint64 median(const std::vector<qint64>& sorted) {
  return (sorted[(sorted.size() - 1) / 2] + sorted[sorted.size() / 2]) / 2;
}

/// The length of the streak that ends with each game that counts; games are in the order in which they were
/// begun.
std::vector<int> streaks(std::vector<GameSummary> games) {
  std::erase_if(games, [](const GameSummary& game) {
    return game.status != GameStatus::GivenUp && (!isSolved(game) || isKnown(game));
  });
  std::stable_sort(games.begin(), games.end(), [](const GameSummary& a, const GameSummary& b) {
    return a.createdMs != b.createdMs ? a.createdMs < b.createdMs : a.id < b.id;
  });
  std::vector<int> lengths;
  for (std::size_t end = 0; end < games.size(); ++end) {
    int length = 0;
    for (std::size_t at = end + 1; at > 0 && isSolved(games[at - 1]); --at) ++length;
    lengths.push_back(length);
  }
  return lengths;
}

GameStatistics statistics(const std::vector<GameSummary>& games, int offsetSeconds) {
  GameStatistics found;
  found.played = static_cast<int>(games.size());
  for (const GameSummary& game : games) {
    found.playedMs += game.elapsedMs;
    if (!isSolved(game)) continue;
    ++found.solved;
    if (isAlone(game)) ++found.solvedAlone;
    if (isKnown(game)) ++found.solvedKnown;
  }
  const std::vector<qint64> times = sortedTimes(games, false);
  if (!times.empty()) {
    qint64 sum = 0;
    for (const qint64 time : times) sum += time;
    found.averageMs = sum / static_cast<qint64>(times.size());
    found.medianMs = median(times);
  }
  const std::vector<qint64> alone = sortedTimes(games, true);
  if (!alone.empty()) found.bestMs = alone.front();
  for (const int length : streaks(games)) {
    found.streak = length;
    found.longestStreak = std::max(found.longestStreak, length);
  }
  for (QDate month(2020, 1, 1); month < QDate(2027, 1, 1); month = month.addMonths(1)) {
    std::vector<GameSummary> ofMonth;
    for (const GameSummary& game : games)
      if (lastDay(game, offsetSeconds).addDays(1 - lastDay(game, offsetSeconds).day()) == month)
        ofMonth.push_back(game);
    const std::vector<qint64> monthTimes = sortedTimes(ofMonth, false);
    if (!monthTimes.empty())
      found.months.push_back({month, static_cast<int>(monthTimes.size()), median(monthTimes)});
  }
  return found;
}

}  // namespace plain

TEST(StatisticsTest, AgreesWithAPlainRecomputation) {
  for (const int hours : {-11, 0, 13}) {
    const QTimeZone zone(hours * kHourSeconds);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      const auto history = randomHistory(seed, static_cast<int>(seed * 7 % 160));
      EXPECT_EQ(statisticsOf(history, zone), plain::statistics(history, hours * kHourSeconds)) << seed;
      int played = 0;
      for (const LevelStatistics& level : statisticsByLevel(history, zone)) {
        const auto ofLevel = gamesOfLevel(history, level.level);
        EXPECT_EQ(level.statistics, plain::statistics(ofLevel, hours * kHourSeconds)) << seed;
        played += level.statistics.played;
      }
      EXPECT_EQ(played, static_cast<int>(history.size()));
    }
  }
}

TEST(StatisticsTest, CountsWhatAPlainLookCounts) {
  const std::vector<std::pair<StatisticsPeriod, QDate>> periods = {
      {StatisticsPeriod::ThisMonth, QDate(2025, 11, 1)},
      {StatisticsPeriod::ThisYear, QDate(2025, 1, 1)},
      {StatisticsPeriod::LastTwelveMonths, QDate(2024, 11, 21)},
      {StatisticsPeriod::Always, QDate(1, 1, 1)}};
  const auto history = randomHistory(77, 600);
  for (const auto& [period, first] : periods) {
    for (const auto counted : {GamesCounted::All, GamesCounted::WithoutHelp, GamesCounted::Daily}) {
      std::vector<qint64> expected;
      for (const GameSummary& game : history) {
        if (plain::lastDay(game, kHourSeconds) < first) continue;
        if (counted == GamesCounted::WithoutHelp &&
            (game.hadHelp || game.foreknowledge != Foreknowledge::None))
          continue;
        if (counted == GamesCounted::Daily && !game.day) continue;
        if (game.board == game.givens && game.status == GameStatus::InProgress && !game.solvedMs) continue;
        expected.push_back(game.id);
      }
      EXPECT_FALSE(expected.empty());
      EXPECT_EQ(idsOf(countedGames(history, counted, period, today(), QTimeZone(kHourSeconds))), expected);
    }
  }
}

TEST(StatisticsTest, NoGameGivesNoTimes) {
  EXPECT_EQ(statisticsOf({}, utcZone()), GameStatistics());
  EXPECT_EQ(GameStatistics().alonePercent(), std::nullopt);
  const auto levels = statisticsByLevel({}, utcZone());
  ASSERT_EQ(levels.size(), 7U);
  EXPECT_EQ(levels.front().level, Level::Easy);
  EXPECT_EQ(levels[5].level, Level::Inhuman);
  EXPECT_EQ(levels.back().level, std::nullopt);
}

TEST(StatisticsTest, OneGameIsBestAverageAndMedian) {
  const std::vector games = {solvedGame(1, Level::Hard, 90)};
  const GameStatistics statistics = statisticsOf(games, utcZone());
  EXPECT_EQ(statistics.bestMs, 90'000);
  EXPECT_EQ(statistics.averageMs, 90'000);
  EXPECT_EQ(statistics.medianMs, 90'000);
  EXPECT_EQ(statistics.streak, 1);
  EXPECT_EQ(statistics.alonePercent(), 100);
  EXPECT_EQ(statistics.months, (std::vector<MonthMedian>{{QDate(2025, 1, 1), 1, 90'000}}));
}

TEST(StatisticsTest, GivenUpAndUnfinishedGamesHaveNoTime) {
  GameSummary givenUp = solvedGame(1, Level::Easy, 60);
  givenUp.status = GameStatus::GivenUp;
  GameSummary unfinished = solvedGame(2, Level::Easy, 60);
  unfinished.status = GameStatus::InProgress;
  unfinished.solvedMs.reset();
  EXPECT_EQ(timeOf(givenUp), std::nullopt);
  EXPECT_EQ(timeOf(unfinished), std::nullopt);
  EXPECT_EQ(timeOf(solvedGame(3, Level::Easy, 0)), std::nullopt);
  const GameStatistics statistics = statisticsOf(std::vector{givenUp, unfinished}, utcZone());
  EXPECT_EQ(statistics.solved, 0);
  EXPECT_EQ(statistics.playedMs, 120'000);
  EXPECT_EQ(statistics.medianMs, std::nullopt);
}

TEST(StatisticsTest, ASolvedGameStaysSolvedWhenThePlayerGoesBackInIt) {
  GameSummary game = solvedGame(1, Level::Easy, 60);
  game.status = GameStatus::InProgress;
  game.lastPlayedMs += 1'000'000'000'000;
  EXPECT_TRUE(wasSolvedAlone(game));
  EXPECT_EQ(endOf(game), game.solvedMs);
}

TEST(StatisticsTest, APuzzleThatWasOnlyLookedAtDoesNotCount) {
  GameSummary game = solvedGame(1, Level::Easy, 60);
  game.status = GameStatus::InProgress;
  game.solvedMs.reset();
  const auto count = [&] {
    return countedGames(std::vector{game}, GamesCounted::All, StatisticsPeriod::Always, today(), utcZone())
        .size();
  };
  EXPECT_EQ(count(), 1U);
  game.board = game.givens;
  EXPECT_EQ(count(), 0U);
  game.status = GameStatus::GivenUp;
  EXPECT_EQ(count(), 1U);
}

TEST(StatisticsTest, TheBestTimeIsWithoutHelp) {
  GameSummary helped = solvedGame(1, Level::Easy, 10);
  helped.hadHelp = true;
  EXPECT_EQ(statisticsOf(std::vector{helped}, utcZone()).bestMs, std::nullopt);
  EXPECT_EQ(statisticsOf(std::vector{helped, solvedGame(2, Level::Easy, 30)}, utcZone()).bestMs, 30'000);
  EXPECT_EQ(statisticsOf(std::vector{helped, solvedGame(2, Level::Easy, 30)}, utcZone()).medianMs, 20'000);
}

TEST(StatisticsTest, OnlyAGameGivenUpEndsAStreak) {
  std::vector games = {solvedGame(1, Level::Easy, 10), solvedGame(2, Level::Easy, 10),
                       solvedGame(3, Level::Easy, 10)};
  EXPECT_EQ(statisticsOf(games, utcZone()).streak, 3);
  games[1].status = GameStatus::InProgress;
  games[1].solvedMs.reset();
  EXPECT_EQ(statisticsOf(games, utcZone()).streak, 2) << "an open game does not";
  games[1].status = GameStatus::GivenUp;
  EXPECT_EQ(statisticsOf(games, utcZone()).streak, 1);
  std::swap(games[1].createdMs, games[2].createdMs);  // the second game is now the newest
  EXPECT_EQ(statisticsOf(games, utcZone()).streak, 0);
  EXPECT_EQ(statisticsOf(games, utcZone()).longestStreak, 2);
}

TEST(StatisticsTest, AGameWhoseSolutionWasKnownCountsForNothingButItself) {
  for (const Foreknowledge known : {Foreknowledge::SolvedBefore, Foreknowledge::Shown}) {
    std::vector games = {solvedGame(1, Level::Easy, 30), solvedGame(2, Level::Easy, 10),
                         solvedGame(3, Level::Easy, 20)};
    games[1].foreknowledge = known;
    const GameStatistics statistics = statisticsOf(games, utcZone());
    EXPECT_EQ(statistics.solved, 3);
    EXPECT_EQ(statistics.solvedAlone, 2);
    EXPECT_EQ(statistics.solvedKnown, 1);
    EXPECT_EQ(statistics.alonePercent(), 100) << "of those that say something";
    EXPECT_EQ(statistics.bestMs, 20'000);
    EXPECT_EQ(statistics.streak, 2);
    EXPECT_EQ(recordGames(games), std::set<qint64>{3});
  }
}

TEST(StatisticsTest, HelpInAnotherGameOfThePuzzleIsHelp) {
  std::vector games = {solvedGame(1, Level::Easy, 30), solvedGame(2, Level::Easy, 10)};
  games[1].foreknowledge = Foreknowledge::HelpElsewhere;
  const GameStatistics statistics = statisticsOf(games, utcZone());
  EXPECT_EQ(statistics.solvedAlone, 1);
  EXPECT_EQ(statistics.solvedKnown, 0);
  EXPECT_EQ(statistics.streak, 2);
  EXPECT_TRUE(recordGames(games).empty());
}

TEST(StatisticsTest, ADayThatWasKeptStaysInEveryZone) {
  GameSummary game = solvedGame(1, Level::Easy, 10);
  game.solvedMs = QDateTime(QDate(2025, 11, 1), QTime(3, 0), QTimeZone::utc()).toMSecsSinceEpoch();
  game.solvedDay = QDate(2025, 10, 31);
  for (const int hours : {-11, 0, 13}) {
    const QTimeZone zone(hours * kHourSeconds);
    EXPECT_EQ(endDayOf(game, zone), game.solvedDay);
    EXPECT_EQ(statisticsOf(std::vector{game}, zone).months,
              (std::vector<MonthMedian>{{QDate(2025, 10, 1), 1, 10'000}}));
  }
}

TEST(StatisticsTest, ADayBelongsToTheTimeZone) {
  GameSummary game = solvedGame(1, Level::Easy, 10);
  game.solvedMs = QDateTime(QDate(2025, 11, 1), QTime(3, 0), QTimeZone::utc()).toMSecsSinceEpoch();
  const auto ofMonth = [&game](int hours) {
    return countedGames(std::vector{game}, GamesCounted::All, StatisticsPeriod::ThisMonth, today(),
                        QTimeZone(hours * kHourSeconds));
  };
  EXPECT_EQ(ofMonth(0).size(), 1U);
  EXPECT_EQ(ofMonth(-3).size(), 1U);
  EXPECT_EQ(ofMonth(-4).size(), 0U);
  EXPECT_EQ(endDayOf(game, QTimeZone(-4 * kHourSeconds)), QDate(2025, 10, 31));
}

TEST(StatisticsTest, TwelveMonthsEndWithTheLastDayOfFebruaryToo) {
  EXPECT_EQ(firstDayOf(StatisticsPeriod::LastTwelveMonths, QDate(2024, 2, 29)), QDate(2023, 3, 1));
  EXPECT_EQ(firstDayOf(StatisticsPeriod::LastTwelveMonths, QDate(2025, 11, 20)), QDate(2024, 11, 21));
  EXPECT_EQ(firstDayOf(StatisticsPeriod::Always, today()), std::nullopt);
}

TEST(StatisticsTest, TheMedianOfAnEvenNumberIsBetweenTheMiddleTwo) {
  EXPECT_EQ(medianOf({5}), 5);
  EXPECT_EQ(medianOf({9, 2}), 5);
  EXPECT_EQ(medianOf({7, 7, 7, 7}), 7);
  EXPECT_EQ(medianOf({1, 100, 3, 2}), 2);
}

TEST(StatisticsTest, TheShareIsRounded) {
  EXPECT_EQ((GameStatistics{.solved = 3, .solvedAlone = 2}.alonePercent()), 67);
  EXPECT_EQ((GameStatistics{.solved = 8, .solvedAlone = 1}.alonePercent()), 13);
  EXPECT_EQ((GameStatistics{.solved = 3, .solvedAlone = 1}.alonePercent()), 33);
}

}  // namespace
}  // namespace sudoku
