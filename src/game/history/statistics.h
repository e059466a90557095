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
/// A game counts as played once an entry stands on its board, or once it is over; a puzzle that was only
/// looked at does not count. A game counts as solved if it was solved once and was never given up. The day on
/// which a game was solved is that of the player's own calendar; the day on which an unsolved game was played
/// last is that of a time zone.
namespace sudoku {

/// Which games the statistics count.
enum class GamesCounted : std::uint8_t {
  All,
  WithoutHelp,  ///< solved without help, and of puzzles whose solution was not known before
  Daily,        ///< daily puzzles, solved on their day or later
};

/// The period whose games the statistics count.
enum class StatisticsPeriod : std::uint8_t { ThisMonth, ThisYear, LastTwelveMonths, Always };

/// Whether the game was solved, and never given up.
bool wasSolved(const GameSummary& game);
/// Whether the solution was known before: it had been shown, or another game of the puzzle had been solved.
/// Such a game counts for no record, for no streak, and not as solved without help.
bool wasKnown(const GameSummary& game);
/// Whether the game was solved without help of any kind, in this game and in earlier games of the puzzle.
bool wasSolvedAlone(const GameSummary& game);
/// How long the game took. Nothing if it is not solved, or if the clock never ran.
std::optional<qint64> timeOf(const GameSummary& game);
/// The time at which the game was solved, else last played: milliseconds since 1970, UTC.
qint64 endOf(const GameSummary& game);
/// The day on which the game was solved, else last played.
QDate endDayOf(const GameSummary& game, const QTimeZone& zone);

/// The first day of a period; nothing if the period has no beginning. The last twelve months begin a year
/// ago, on the day after.
std::optional<QDate> firstDayOf(StatisticsPeriod period, const QDate& today);

/// Whether an entry stands on the game's board, or the game is over.
bool wasPlayed(const GameSummary& game);

/// The games that were played, are of the kind and ended in the period, in their order.
std::vector<GameSummary> countedGames(std::span<const GameSummary> games, GamesCounted counted,
                                      StatisticsPeriod period, const QDate& today, const QTimeZone& zone);
/// The games that ended at a time or later, in their order: those that count after a reset of the statistics.
std::vector<GameSummary> gamesSince(std::vector<GameSummary> games, qint64 timeMs);
/// The games of a level, in their order; without a level: games whose level is not known.
std::vector<GameSummary> gamesOfLevel(std::span<const GameSummary> games, std::optional<Level> level);

/// The median of some times; of an even number the mean of the two in the middle, rounded down. Precondition:
/// `times` is not empty.
qint64 medianOf(std::vector<qint64> times);

/// The median time of the games that were solved in one month.
struct MonthMedian {
  QDate month;  ///< first day of the month
  int games = 0;
  qint64 medianMs = 0;

  friend bool operator==(const MonthMedian&, const MonthMedian&) = default;
};

/// The figures of some games.
struct GameStatistics {
  /// The per cent of solved games that were solved without help, rounded half up; games whose solution was
  /// known are left out. Nothing if no other games are solved.
  std::optional<int> alonePercent() const;

  int played = 0;
  int solved = 0;
  int solvedAlone = 0;                ///< games solved without help
  int solvedKnown = 0;                ///< games solved with a solution that was known before
  qint64 playedMs = 0;                ///< total of the clocks of all games, solved or not
  std::optional<qint64> bestMs{};     ///< best time of the games solved without help
  std::optional<qint64> averageMs{};  ///< average of all times, rounded down
  std::optional<qint64> medianMs{};   ///< median of all times
  /// The longest streak: a run of solved games in the order in which they were begun. A game that was given
  /// up ends it. A game in progress does not, and one whose solution was known counts for none.
  int longestStreak = 0;
  int streak = 0;                     ///< the streak that still goes on
  std::vector<MonthMedian> months{};  ///< months that have a time, in order

  friend bool operator==(const GameStatistics&, const GameStatistics&) = default;
};

/// The figures of all the games, whatever their level.
GameStatistics statisticsOf(std::span<const GameSummary> games, const QTimeZone& zone);

/// The figures of one level, or of the games whose level is not known.
struct LevelStatistics {
  std::optional<Level> level;
  GameStatistics statistics;

  friend bool operator==(const LevelStatistics&, const LevelStatistics&) = default;
};

/// The figures of each level, also of levels without games, from the easiest; at last those of the games
/// whose level is not known.
std::vector<LevelStatistics> statisticsByLevel(std::span<const GameSummary> games, const QTimeZone& zone);

}  // namespace sudoku
