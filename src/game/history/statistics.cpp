#include "statistics.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <numeric>
#include <tuple>

#include <QDateTime>

namespace sudoku {
namespace {

constexpr int kMonthsOfYear = 12;

bool isCounted(const GameSummary& game, GamesCounted counted) {
  switch (counted) {
    case GamesCounted::All:
      return true;
    case GamesCounted::WithoutHelp:
      return !game.hadHelp && game.foreknowledge == Foreknowledge::None;
    case GamesCounted::Daily:
      return game.day.has_value();
  }
  return false;
}

void addStreaks(GameStatistics& statistics, std::span<const GameSummary> games) {
  std::vector<std::tuple<qint64, qint64, bool>> order;
  order.reserve(games.size());
  for (const GameSummary& game : games)
    if (game.status == GameStatus::GivenUp || (wasSolved(game) && !wasKnown(game)))
      order.emplace_back(game.createdMs, game.id, wasSolved(game));
  std::sort(order.begin(), order.end());
  for (const auto& [begun, id, isSolved] : order) {
    statistics.streak = isSolved ? statistics.streak + 1 : 0;
    statistics.longestStreak = std::max(statistics.longestStreak, statistics.streak);
  }
}

void addTimes(GameStatistics& statistics, std::span<const GameSummary> games, const QTimeZone& zone) {
  std::vector<qint64> times;
  std::map<QDate, std::vector<qint64>> months;
  for (const GameSummary& game : games) {
    const std::optional<qint64> time = timeOf(game);
    if (!time) continue;
    times.push_back(*time);
    const QDate day = endDayOf(game, zone);
    months[QDate(day.year(), day.month(), 1)].push_back(*time);
    if (wasSolvedAlone(game)) statistics.bestMs = std::min(*time, statistics.bestMs.value_or(*time));
  }
  if (times.empty()) return;
  const qint64 sum = std::accumulate(times.begin(), times.end(), qint64{0});
  statistics.averageMs = sum / static_cast<qint64>(times.size());
  statistics.medianMs = medianOf(times);
  for (const auto& [month, ofMonth] : months)
    statistics.months.push_back({month, static_cast<int>(ofMonth.size()), medianOf(ofMonth)});
}

}  // namespace

bool wasSolved(const GameSummary& game) {
  if (game.status == GameStatus::GivenUp) return false;
  // A solved game whose player has gone back to an earlier position is in progress again, but still counts as
  // solved.
  return game.status == GameStatus::Solved || game.solvedMs.has_value();
}

bool wasKnown(const GameSummary& game) {
  return game.foreknowledge >= Foreknowledge::SolvedBefore;
}

bool wasSolvedAlone(const GameSummary& game) {
  return wasSolved(game) && !game.hadHelp && game.foreknowledge == Foreknowledge::None;
}

std::optional<qint64> timeOf(const GameSummary& game) {
  if (!wasSolved(game) || game.elapsedMs <= 0) return std::nullopt;
  return game.elapsedMs;
}

qint64 endOf(const GameSummary& game) {
  return wasSolved(game) ? game.solvedMs.value_or(game.lastPlayedMs) : game.lastPlayedMs;
}

QDate endDayOf(const GameSummary& game, const QTimeZone& zone) {
  if (wasSolved(game) && game.solvedDay) return *game.solvedDay;
  return QDateTime::fromMSecsSinceEpoch(endOf(game), zone).date();
}

std::optional<QDate> firstDayOf(StatisticsPeriod period, const QDate& today) {
  switch (period) {
    case StatisticsPeriod::ThisMonth:
      return QDate(today.year(), today.month(), 1);
    case StatisticsPeriod::ThisYear:
      return QDate(today.year(), 1, 1);
    case StatisticsPeriod::LastTwelveMonths:
      return today.addMonths(-kMonthsOfYear).addDays(1);
    case StatisticsPeriod::Always:
      return std::nullopt;
  }
  return std::nullopt;
}

bool wasPlayed(const GameSummary& game) {
  return game.board != game.givens || game.status != GameStatus::InProgress || game.solvedMs;
}

std::vector<GameSummary> countedGames(std::span<const GameSummary> games, GamesCounted counted,
                                      StatisticsPeriod period, const QDate& today, const QTimeZone& zone) {
  const std::optional<QDate> firstDay = firstDayOf(period, today);
  std::vector<GameSummary> found;
  for (const GameSummary& game : games)
    if (wasPlayed(game) && isCounted(game, counted) && (!firstDay || endDayOf(game, zone) >= *firstDay))
      found.push_back(game);
  return found;
}

std::vector<GameSummary> gamesSince(std::vector<GameSummary> games, qint64 timeMs) {
  const auto isEarlier = [timeMs](const GameSummary& game) { return endOf(game) < timeMs; };
  games.erase(std::remove_if(games.begin(), games.end(), isEarlier), games.end());
  return games;
}

std::vector<GameSummary> gamesOfLevel(std::span<const GameSummary> games, std::optional<Level> level) {
  std::vector<GameSummary> found;
  for (const GameSummary& game : games)
    if (game.level == level) found.push_back(game);
  return found;
}

qint64 medianOf(std::vector<qint64> times) {
  assert(!times.empty());
  const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
  std::nth_element(times.begin(), middle, times.end());
  if (times.size() % 2 == 1) return *middle;
  return (*std::max_element(times.begin(), middle) + *middle) / 2;
}

std::optional<int> GameStatistics::alonePercent() const {
  const int counting = solved - solvedKnown;
  if (counting == 0) return std::nullopt;
  return (200 * solvedAlone + counting) / (2 * counting);
}

GameStatistics statisticsOf(std::span<const GameSummary> games, const QTimeZone& zone) {
  GameStatistics statistics;
  statistics.played = static_cast<int>(games.size());
  for (const GameSummary& game : games) {
    statistics.solved += wasSolved(game) ? 1 : 0;
    statistics.solvedAlone += wasSolvedAlone(game) ? 1 : 0;
    statistics.solvedKnown += wasSolved(game) && wasKnown(game) ? 1 : 0;
    statistics.playedMs += game.elapsedMs;
  }
  addStreaks(statistics, games);
  addTimes(statistics, games, zone);
  return statistics;
}

std::vector<LevelStatistics> statisticsByLevel(std::span<const GameSummary> games, const QTimeZone& zone) {
  std::vector<LevelStatistics> levels;
  const auto add = [&](std::optional<Level> level) {
    levels.push_back({level, statisticsOf(gamesOfLevel(games, level), zone)});
  };
  for (const auto& [level, name] : Names<Level>::kNames) add(level);
  add(std::nullopt);
  return levels;
}

}  // namespace sudoku
