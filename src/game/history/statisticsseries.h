#pragma once

#include <optional>
#include <set>
#include <span>
#include <vector>

#include <QDate>

#include "game/play/gamesummary.h"

/// How the times of solved games spread, and how they change. All functions are pure and may be called from
/// any thread.
namespace sudoku {

/// The running median is that of a game and of the nine before it.
inline constexpr std::size_t kRunningGames = 10;
/// It begins with this game: the median of fewer says little.
inline constexpr std::size_t kFirstRunning = 5;

/// The rows of the games that were a record of their level when they happened: without help, in less time
/// than every game of the level that was solved without help before (wasSolvedAlone). The first one is none,
/// as it had nothing to beat. Games of which the level is not known set no records.
std::set<qint64> recordGames(std::span<const GameSummary> games);

/// A game that has a time.
struct TimedGame {
  qint64 id = 0;
  qint64 endedMs = 0;  ///< milliseconds since 1970, UTC
  QDate day{};         ///< the player's own on which it was solved; invalid if it is not known
  qint64 timeMs = 0;
  bool hadHelp = false;  ///< or another game of the puzzle had, or the solution was known
  bool isKnown = false;  ///< the solution was: wasKnown()
  bool isRecord = false;
  std::optional<qint64> runningMedianMs{};  ///< none for the first few

  friend bool operator==(const TimedGame&, const TimedGame&) = default;
};

/// The games that have a time, in the order in which they ended.
std::vector<TimedGame> timedGames(std::span<const GameSummary> games, const std::set<qint64>& records);

/// How many games took how long.
struct TimeHistogram {
  qint64 widthMs = 0;         ///< of a bin: the first begins at 0, each at the end of the one before
  std::vector<int> counts{};  ///< at most kMostBins
  bool isOpen = false;        ///< the last one has all longer times too

  friend bool operator==(const TimeHistogram&, const TimeHistogram&) = default;
};
inline constexpr qint64 kMostBins = 14;

/// Bins of the least round width (5 seconds, 3 minutes, 2 hours) with which they reach the longest time, or
/// four times the median if that is less: a clock that ran through the night must not squeeze the rest into
/// one bin. No bins if there is no time. Precondition: no time is below 0.
TimeHistogram histogramOf(const std::vector<qint64>& times);

}  // namespace sudoku
