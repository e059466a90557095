#pragma once

#include <optional>
#include <set>
#include <span>
#include <vector>

#include <QDate>

#include "game/play/gamesummary.h"

/// The distribution of the times of solved games, and their change over time. All functions are pure and may
/// be called from any thread.
namespace sudoku {

/// The most games of which a running median of solving times is taken: a game and the nine before it.
inline constexpr std::size_t kRunningGames = 10;
/// The fewest games of which a running median is taken.
inline constexpr std::size_t kFirstRunning = 5;

/// The row ids of the games that were a record of their level when they were solved: without help, and in
/// less time than all earlier games of the level that were solved without help (wasSolvedAlone). The first
/// game of a level is no record. Games whose level is not known set no records.
std::set<qint64> recordGames(std::span<const GameSummary> games);

/// A solved game with a time.
struct TimedGame {
  qint64 id = 0;
  qint64 endedMs = 0;  ///< time when the game ended, in milliseconds since 1970, UTC
  QDate day{};  ///< day of the player's calendar on which the game was solved; invalid if it is not known
  qint64 timeMs = 0;
  bool hadHelp = false;  ///< whether help was used in this or another game of the puzzle, or the player knew
                         ///< the solution before
  bool isKnown = false;  ///< whether the player knew the solution before solving the puzzle: see wasKnown()
  bool isRecord = false;
  /// Median solving time of this game and up to nine games before it; empty for the first four games.
  std::optional<qint64> runningMedianMs{};

  friend bool operator==(const TimedGame&, const TimedGame&) = default;
};

/// The solved games with a time, in the order in which they ended. `records` has the row ids that
/// recordGames() returns.
std::vector<TimedGame> timedGames(std::span<const GameSummary> games, const std::set<qint64>& records);

/// A histogram of times, with bins of equal width.
struct TimeHistogram {
  qint64 widthMs = 0;         ///< width of a bin in milliseconds; the first bin begins at 0
  std::vector<int> counts{};  ///< number of games in each bin; at most kMostBins bins
  bool isOpen = false;        ///< whether the last bin contains all longer times too

  friend bool operator==(const TimeHistogram&, const TimeHistogram&) = default;
};
inline constexpr qint64 kMostBins = 14;

/// Makes a histogram whose bins have the smallest round width (5 seconds, 3 minutes, 2 hours) with which they
/// reach the longest time, or only four times the median if the longest time is longer than that, so that one
/// very long time does not leave all others in one bin. No bins if there are no times. Precondition: no time
/// is negative.
TimeHistogram histogramOf(const std::vector<qint64>& times);

}  // namespace sudoku
