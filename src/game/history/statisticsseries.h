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

/// The number of games in a running median: a game and the nine before it.
inline constexpr std::size_t kRunningGames = 10;
/// The number of the game from which on there is a running median: fewer games say little.
inline constexpr std::size_t kFirstRunning = 5;

/// The row ids of the games that were a record of their level when they were solved: without help, in less
/// time than every game of the level that was solved without help before (wasSolvedAlone). The first game of
/// a level is no record, as it had nothing to beat. Games whose level is not known set no records.
std::set<qint64> recordGames(std::span<const GameSummary> games);

/// A game that has a time.
struct TimedGame {
  qint64 id = 0;
  qint64 endedMs = 0;  ///< time of its end in milliseconds since 1970, UTC
  QDate day{};         ///< day of the player's calendar on which it was solved; invalid if that is not known
  qint64 timeMs = 0;
  bool hadHelp = false;  ///< help was used in it or in another game of the puzzle, or the solution was known
  bool isKnown = false;  ///< the solution was known: see wasKnown()
  bool isRecord = false;
  std::optional<qint64> runningMedianMs{};  ///< running median at this game; nothing for the first few games

  friend bool operator==(const TimedGame&, const TimedGame&) = default;
};

/// The games that have a time, in the order in which they ended.
std::vector<TimedGame> timedGames(std::span<const GameSummary> games, const std::set<qint64>& records);

/// How many games took how long, counted in bins of equal width.
struct TimeHistogram {
  qint64 widthMs = 0;         ///< width of a bin: the first begins at 0, each at the end of the one before
  std::vector<int> counts{};  ///< number of games in each bin; at most kMostBins bins
  bool isOpen = false;        ///< the last bin has all longer times too

  friend bool operator==(const TimeHistogram&, const TimeHistogram&) = default;
};
inline constexpr qint64 kMostBins = 14;

/// Counts times in bins of the least round width (5 seconds, 3 minutes, 2 hours) with which they reach the
/// longest time, or four times the median if that is less: a clock that ran through the night must not
/// squeeze all other times into one bin. No bins if there is no time. Precondition: no time is negative.
TimeHistogram histogramOf(const std::vector<qint64>& times);

}  // namespace sudoku
