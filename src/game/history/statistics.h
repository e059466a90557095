#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <QDate>
#include <QTimeZone>

#include "game/play/gamesummary.h"

/// Statistics over a player's games. All functions are pure and may be called from any thread. Times are
/// milliseconds; days and months are those of a time zone, the player's.
///
/// A game counts as played once an entry stands on its board, or once it is over: that of a puzzle that was
/// only looked at does not. It is solved if it was solved once and was never given up. The day on which it
/// was solved is the player's own; that on which an unsolved one was played last is one of a time zone.
namespace sudoku {

/// Which games are looked at.
enum class GamesCounted : std::uint8_t {
  All,
  WithoutHelp,  ///< of any kind, and of puzzles of which nothing was known before
  Daily,        ///< of daily puzzles, solved on their day or later
};

/// From when on games are looked at.
enum class StatisticsPeriod : std::uint8_t { ThisMonth, ThisYear, LastTwelveMonths, Always };

/// Whether it was solved, and never given up.
bool wasSolved(const GameSummary& game);
/// Whether the solution was known before: by its being shown, or by another game that was solved. Such a game
/// counts for no record, for no streak, and not as solved without help.
bool wasKnown(const GameSummary& game);
/// Whether it was solved without help of any kind, in this game or in another of the puzzle before it.
bool wasSolvedAlone(const GameSummary& game);
/// How long it took. None if it is not solved, or if the clock never ran.
std::optional<qint64> timeOf(const GameSummary& game);
/// When it was solved, else last played: milliseconds since 1970, UTC.
qint64 endOf(const GameSummary& game);
/// The day on which it ended.
QDate endDayOf(const GameSummary& game, const QTimeZone& zone);

/// The first day of a period; none if there is no such day. The last twelve months begin on the day after
/// that of a year ago.
std::optional<QDate> firstDayOf(StatisticsPeriod period, const QDate& today);

/// Whether an entry stands on its board, or it is over.
bool wasPlayed(const GameSummary& game);

/// Those of the games that were played, are of the kind and ended in the period, in their order.
std::vector<GameSummary> countedGames(std::span<const GameSummary> games, GamesCounted counted,
                                      StatisticsPeriod period, const QDate& today, const QTimeZone& zone);
/// Those that ended at a time or later, in their order: what counts after a reset of the statistics.
std::vector<GameSummary> gamesSince(std::vector<GameSummary> games, qint64 timeMs);
/// Those of a level, in their order; of none: those of which it is not known.
std::vector<GameSummary> gamesOfLevel(std::span<const GameSummary> games, std::optional<Level> level);

/// The median; of an even number the mean of the two in the middle, rounded down. Precondition: there is a
/// time.
qint64 medianOf(std::vector<qint64> times);

/// The times of the games that were solved in one month.
struct MonthMedian {
  QDate month;  ///< its first day
  int games = 0;
  qint64 medianMs = 0;

  friend bool operator==(const MonthMedian&, const MonthMedian&) = default;
};

/// What is to be said of some games.
struct GameStatistics {
  /// Of the solved games whose solution was not known those without help, in per cent, rounded half up. None
  /// if there is none.
  std::optional<int> alonePercent() const;

  int played = 0;
  int solved = 0;
  int solvedAlone = 0;                ///< without help
  int solvedKnown = 0;                ///< with a solution that was known before
  qint64 playedMs = 0;                ///< by the clocks of all, solved or not
  std::optional<qint64> bestMs{};     ///< of the games solved without help
  std::optional<qint64> averageMs{};  ///< of all with a time, rounded down
  std::optional<qint64> medianMs{};   ///< of all with a time
  /// A streak is a run of solved games in the order in which they were begun. A game that was given up ends
  /// it. One in progress does not, and one whose solution was known counts for none.
  int longestStreak = 0;
  int streak = 0;                     ///< the one that goes on
  std::vector<MonthMedian> months{};  ///< those with a time, in their order

  friend bool operator==(const GameStatistics&, const GameStatistics&) = default;
};

/// Looks at all the games, whatever their level.
GameStatistics statisticsOf(std::span<const GameSummary> games, const QTimeZone& zone);

/// What is to be said of a level, or of the games of which it is not known.
struct LevelStatistics {
  std::optional<Level> level;
  GameStatistics statistics;

  friend bool operator==(const LevelStatistics&, const LevelStatistics&) = default;
};

/// Each level in its order, also those of no game; at last the games of which it is not known.
std::vector<LevelStatistics> statisticsByLevel(std::span<const GameSummary> games, const QTimeZone& zone);

}  // namespace sudoku
