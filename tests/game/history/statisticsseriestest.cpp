#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>

#include <sudoku/grid/random.h>

#include "game/base/limits.h"
#include "game/history/statistics.h"
#include "game/history/statisticsseries.h"
#include "statisticssample.h"

namespace sudoku {
namespace {

bool endedBefore(const GameSummary& a, const GameSummary& b) {
  if (endOf(a) != endOf(b)) return endOf(a) < endOf(b);
  return a.createdMs != b.createdMs ? a.createdMs < b.createdMs : a.id < b.id;
}

std::vector<GameSummary> solvedOfLevel(const std::vector<GameSummary>& history, std::optional<Level> level) {
  std::vector<GameSummary> games = gamesOfLevel(history, level);
  std::erase_if(games, [](const GameSummary& game) { return !timeOf(game); });
  std::sort(games.begin(), games.end(), endedBefore);
  return games;
}

TEST(StatisticsSeriesTest, RecordsAreThoseThatAPlainLookFinds) {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const auto history = randomHistory(seed, 150);
    std::set<qint64> expected;
    for (const auto& [level, name] : Names<Level>::kNames) {
      std::vector<GameSummary> games = solvedOfLevel(history, level);
      std::erase_if(games, [](const GameSummary& game) {
        return game.hadHelp || game.foreknowledge != Foreknowledge::None;
      });
      for (std::size_t at = 1; at < games.size(); ++at)
        if (std::all_of(games.begin(), games.begin() + static_cast<std::ptrdiff_t>(at),
                        [&](const GameSummary& before) { return games[at].elapsedMs < before.elapsedMs; }))
          expected.insert(games[at].id);
    }
    EXPECT_FALSE(expected.empty());
    EXPECT_EQ(recordGames(history), expected) << seed;
  }
}

TEST(StatisticsSeriesTest, TheFirstGameAndAnEqualTimeAreNoRecords) {
  std::vector games = {solvedGame(1, Level::Easy, 100), solvedGame(2, Level::Easy, 100),
                       solvedGame(3, Level::Easy, 90), solvedGame(4, Level::Hard, 50),
                       solvedGame(5, Level::Easy, 80)};
  EXPECT_EQ(recordGames(games), (std::set<qint64>{3, 5}));
  games[4].hadHelp = true;
  EXPECT_EQ(recordGames(games), (std::set<qint64>{3}));
  EXPECT_TRUE(recordGames({}).empty());
}

TEST(StatisticsSeriesTest, ARecordStaysOneWhenItIsBeaten) {
  const std::vector games = {solvedGame(9, Level::Easy, 70), solvedGame(1, Level::Easy, 100),
                             solvedGame(3, Level::Easy, 90)};
  EXPECT_EQ(recordGames(games), (std::set<qint64>{3, 9}));
}

TEST(StatisticsSeriesTest, TheRunningMedianIsThatOfTheLastTen) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto history = randomHistory(seed, 120);
    const std::set<qint64> records = recordGames(history);
    const std::vector<GameSummary> games = solvedOfLevel(history, Level::Medium);
    const std::vector<TimedGame> timed = timedGames(gamesOfLevel(history, Level::Medium), records);
    ASSERT_EQ(timed.size(), games.size());
    for (std::size_t at = 0; at < games.size(); ++at) {
      TimedGame expected{.id = games[at].id,
                         .endedMs = endOf(games[at]),
                         .day = games[at].solvedDay.value_or(QDate()),
                         .timeMs = games[at].elapsedMs,
                         .hadHelp = games[at].hadHelp || games[at].foreknowledge != Foreknowledge::None,
                         .isKnown = games[at].foreknowledge == Foreknowledge::SolvedBefore ||
                                    games[at].foreknowledge == Foreknowledge::Shown,
                         .isRecord = records.contains(games[at].id)};
      std::vector<qint64> last;
      for (std::size_t back = 0; back < 10 && back <= at; ++back) last.push_back(games[at - back].elapsedMs);
      if (last.size() >= 5) expected.runningMedianMs = medianOf(last);
      EXPECT_EQ(timed[at], expected) << seed;
    }
  }
}

TEST(StatisticsSeriesTest, EveryTimeIsInOneBin) {
  Random random(5);
  for (int round = 0; round < 400; ++round) {
    const qint64 longest = qint64{1} << (5 + random.below(27));
    std::vector<qint64> times(1 + random.below(50));
    for (qint64& time : times) time = 1 + random.below(static_cast<std::uint64_t>(longest));
    const TimeHistogram histogram = histogramOf(times);
    ASSERT_LE(histogram.counts.size(), static_cast<std::size_t>(kMostBins));
    ASSERT_GT(histogram.widthMs, 0);
    for (std::size_t bin = 0; bin < histogram.counts.size(); ++bin) {
      const qint64 from = static_cast<qint64>(bin) * histogram.widthMs;
      const bool isLast = bin + 1 == histogram.counts.size();
      const auto count = std::count_if(times.begin(), times.end(), [&](qint64 time) {
        return time >= from && ((isLast && histogram.isOpen) || time < from + histogram.widthMs);
      });
      EXPECT_EQ(histogram.counts[bin], count);
    }
    EXPECT_EQ(std::accumulate(histogram.counts.begin(), histogram.counts.end(), 0),
              static_cast<int>(times.size()));
  }
}

TEST(StatisticsSeriesTest, BinsAreRoundAndFew) {
  EXPECT_EQ(histogramOf({}), TimeHistogram());
  const auto widthFor = [](qint64 seconds) { return histogramOf({seconds * 1000}).widthMs / 1000; };
  EXPECT_EQ(widthFor(1), 5);
  EXPECT_EQ(widthFor(69), 5);
  EXPECT_EQ(widthFor(70), 10);
  EXPECT_EQ(widthFor(qint64{36} * 60), 180);
  EXPECT_EQ(widthFor(qint64{50} * 60), 300);
  EXPECT_EQ(histogramOf({kLongestTimeMs}).counts.back(), 1);
}

TEST(StatisticsSeriesTest, AClockThatRanThroughTheNightIsInTheLastBin) {
  const qint64 minute = 60'000;
  const TimeHistogram histogram = histogramOf({10 * minute, 11 * minute, 12 * minute, 600 * minute});
  EXPECT_EQ(histogram.widthMs, 5 * minute);
  EXPECT_TRUE(histogram.isOpen);
  EXPECT_EQ(histogram.counts.back(), 1);
  EXPECT_FALSE(histogramOf({10 * minute, 40 * minute}).isOpen);
}

TEST(StatisticsSeriesTest, EqualTimesAreOneBin) {
  const TimeHistogram histogram = histogramOf({60'000, 60'000, 60'000});
  EXPECT_EQ(histogram.counts.back(), 3);
  EXPECT_FALSE(histogram.isOpen);
}

}  // namespace
}  // namespace sudoku
