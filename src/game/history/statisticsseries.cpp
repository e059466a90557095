#include "statisticsseries.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

#include "statistics.h"

namespace sudoku {
namespace {

constexpr qint64 kSecond = 1000;
constexpr std::array<qint64, 18> kRoundSeconds = {5,   10,   15,   30,   60,   120,   180,   300,   600,
                                                  900, 1200, 1800, 3600, 7200, 10800, 21600, 43200, 86400};
constexpr qint64 kReach = 4;  // largest time in the histogram, as a multiple of the median

qint64 roundWidth(qint64 reachMs) {
  for (const qint64 seconds : kRoundSeconds)
    if (reachMs / (seconds * kSecond) < kMostBins) return seconds * kSecond;
  qint64 width = kRoundSeconds.back() * kSecond;
  while (reachMs / width >= kMostBins) width *= 2;
  return width;
}

/// The solved games with a time, in the order in which they ended.
std::vector<const GameSummary*> inOrder(std::span<const GameSummary> games) {
  std::vector<const GameSummary*> found;
  for (const GameSummary& game : games)
    if (timeOf(game)) found.push_back(&game);
  std::sort(found.begin(), found.end(), [](const GameSummary* a, const GameSummary* b) {
    return std::tuple(endOf(*a), a->createdMs, a->id) < std::tuple(endOf(*b), b->createdMs, b->id);
  });
  return found;
}

}  // namespace

std::set<qint64> recordGames(std::span<const GameSummary> games) {
  std::set<qint64> records;
  std::map<Level, qint64> best;
  for (const GameSummary* game : inOrder(games)) {
    if (!game->level || !wasSolvedAlone(*game)) continue;
    const auto [known, isFirst] = best.try_emplace(*game->level, game->elapsedMs);
    if (isFirst || game->elapsedMs >= known->second) continue;
    known->second = game->elapsedMs;
    records.insert(game->id);
  }
  return records;
}

std::vector<TimedGame> timedGames(std::span<const GameSummary> games, const std::set<qint64>& records) {
  std::vector<TimedGame> timed;
  std::vector<qint64> times;
  for (const GameSummary* game : inOrder(games)) {
    times.push_back(game->elapsedMs);
    TimedGame next{.id = game->id,
                   .endedMs = endOf(*game),
                   .day = game->solvedDay.value_or(QDate()),
                   .timeMs = game->elapsedMs,
                   .hadHelp = !wasSolvedAlone(*game),
                   .isKnown = wasKnown(*game),
                   .isRecord = records.contains(game->id)};
    const auto running = static_cast<std::ptrdiff_t>(std::min(times.size(), kRunningGames));
    if (times.size() >= kFirstRunning) next.runningMedianMs = medianOf({times.end() - running, times.end()});
    timed.push_back(next);
  }
  return timed;
}

TimeHistogram histogramOf(const std::vector<qint64>& times) {
  if (times.empty()) return {};
  const qint64 longest = *std::max_element(times.begin(), times.end());
  const qint64 reach = std::min(longest, kReach * medianOf(times));
  TimeHistogram histogram{.widthMs = roundWidth(reach)};
  const qint64 bins = reach / histogram.widthMs + 1;
  histogram.counts.resize(static_cast<std::size_t>(bins));
  for (const qint64 time : times)
    ++histogram.counts[static_cast<std::size_t>(std::min(time / histogram.widthMs, bins - 1))];
  histogram.isOpen = longest / histogram.widthMs >= bins;
  return histogram;
}

}  // namespace sudoku
