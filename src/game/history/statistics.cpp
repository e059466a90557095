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

bool wasPlayed(const GameSummary& game) {
  return game.board != game.givens || game.status != GameStatus::InProgress || game.solvedMs;
}

bool isCounted(const GameSummary& game, GamesCounted counted) {
  switch (counted) {
    case GamesCounted::All:
      return true;
    case GamesCounted::WithoutHelp:
      return !game.hadHelp;
    case GamesCounted::Daily:
      return game.day.has_value();
  }
  return false;
}

enum class GameOutcome : std::uint8_t { Solved, GivenUp, InProgress };

GameOutcome outcomeOf(const GameSummary& game) {
  if (wasSolved(game)) return GameOutcome::Solved;
  return game.status == GameStatus::GivenUp ? GameOutcome::GivenUp : GameOutcome::InProgress;
}

void addStreaks(GameStatistics& statistics, std::span<const GameSummary> games) {
  std::vector<std::tuple<qint64, qint64, GameOutcome>> order;
  order.reserve(games.size());
  for (const GameSummary& game : games) order.emplace_back(game.createdMs, game.id, outcomeOf(game));
  std::sort(order.begin(), order.end());
  while (!order.empty() && std::get<GameOutcome>(order.back()) == GameOutcome::InProgress) order.pop_back();
  for (const auto& [begun, id, outcome] : order) {
    statistics.streak = outcome == GameOutcome::Solved ? statistics.streak + 1 : 0;
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
    if (!game.hadHelp) statistics.bestMs = std::min(*time, statistics.bestMs.value_or(*time));
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
  // A solved game in which the player has gone back since is in progress again, but solved it was.
  return game.status == GameStatus::Solved || game.solvedMs.has_value();
}

bool wasSolvedAlone(const GameSummary& game) {
  return wasSolved(game) && !game.hadHelp;
}

std::optional<qint64> timeOf(const GameSummary& game) {
  if (!wasSolved(game) || game.elapsedMs <= 0) return std::nullopt;
  return game.elapsedMs;
}

qint64 endOf(const GameSummary& game) {
  return wasSolved(game) ? game.solvedMs.value_or(game.lastPlayedMs) : game.lastPlayedMs;
}

QDate endDayOf(const GameSummary& game, const QTimeZone& zone) {
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
  if (solved == 0) return std::nullopt;
  return (200 * solvedAlone + solved) / (2 * solved);
}

GameStatistics statisticsOf(std::span<const GameSummary> games, const QTimeZone& zone) {
  GameStatistics statistics;
  statistics.played = static_cast<int>(games.size());
  for (const GameSummary& game : games) {
    statistics.solved += wasSolved(game) ? 1 : 0;
    statistics.solvedAlone += wasSolvedAlone(game) ? 1 : 0;
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
