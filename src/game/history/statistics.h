#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <QDate>
#include <QTimeZone>

#include "game/play/gamesummary.h"

/// Statistics about a player's games. All functions are pure and may be called from any thread. Times are in
/// milliseconds. A game counts as played once its board has an entry, or once it is over; a puzzle that was
/// only looked at does not count. A game counts as solved if it was solved once and never given up. The day
/// on which a game was solved is that of the player's calendar; the day on which an unsolved game was last
/// played depends on the given time zone.
namespace sudoku {

/// Which games are counted in the statistics.
enum class GamesCounted : std::uint8_t {
  All,
  WithoutHelp,  ///< games solved without help, except those of wasKnown()
  Daily,        ///< games of daily puzzles, solved on their day or later
};

/// The period in which games have to end to be counted in the statistics.
enum class StatisticsPeriod : std::uint8_t { ThisMonth, ThisYear, LastTwelveMonths, Always };

/// Whether the game was solved, and never given up.
bool wasSolved(const GameSummary& game);
/// Whether the solution was known before the game was solved: it had been shown, or another game of the
/// puzzle had been solved. Such a game counts for no record and no streak, and not as solved without help.
bool wasKnown(const GameSummary& game);
/// Whether the game was solved without any help, in this game and in earlier games of the puzzle.
bool wasSolvedAlone(const GameSummary& game);
/// The time on the clock of a solved game in milliseconds. Nothing if the game is not solved, or if its clock
/// never ran.
std::optional<qint64> timeOf(const GameSummary& game);
/// The time when the game was solved, or else last played, in milliseconds since 1970, UTC.
qint64 endOf(const GameSummary& game);
/// The day on which the game was solved, or else last played.
QDate endDayOf(const GameSummary& game, const QTimeZone& zone);

/// The first day of a period; nothing if the period has no beginning. The last twelve months begin on the day
/// after the same date one year ago.
std::optional<QDate> firstDayOf(StatisticsPeriod period, const QDate& today);

/// Whether the game's board has an entry, or the game is over.
bool wasPlayed(const GameSummary& game);

/// The games that were played, are of the given kind and ended in the given period; their order is kept.
std::vector<GameSummary> countedGames(std::span<const GameSummary> games, GamesCounted counted,
                                      StatisticsPeriod period, const QDate& today, const QTimeZone& zone);
/// The games that ended at a time or later, such as after a reset of the statistics; their order is kept.
std::vector<GameSummary> gamesSince(std::vector<GameSummary> games, qint64 timeMs);
/// The games of a level, or without a level the games whose level is not known; their order is kept.
std::vector<GameSummary> gamesOfLevel(std::span<const GameSummary> games, std::optional<Level> level);

/// The median of some times; for an even number of times, the mean of the middle two, rounded down.
/// Precondition: `times` is not empty.
qint64 medianOf(std::vector<qint64> times);

/// The median time of the games that were solved in one month.
struct MonthMedian {
  QDate month;  ///< first day of the month
  int games = 0;
  qint64 medianMs = 0;

  friend bool operator==(const MonthMedian&, const MonthMedian&) = default;
};

/// The statistics of some games.
struct GameStatistics {
  /// The percentage of solved games that were solved without help, rounded half up; games whose solution was
  /// known before do not count. Nothing if there are no solved games that count.
  std::optional<int> alonePercent() const;

  int played = 0;
  int solved = 0;
  int solvedAlone = 0;  ///< number of games solved without help
  int solvedKnown = 0;  ///< number of solved games whose solution the player knew before: see wasKnown()
  qint64 playedMs = 0;  ///< total time on the clocks of all games in milliseconds, solved or not
  std::optional<qint64> bestMs{};     ///< shortest time of the games solved without help
  std::optional<qint64> averageMs{};  ///< average time of all solved games, rounded down
  std::optional<qint64> medianMs{};   ///< median time of all solved games
  /// The length of the longest streak: a run of solved games in the order in which they were begun. A game
  /// that was given up ends a streak; a game in progress does not, and a game whose solution was known before
  /// is skipped.
  int longestStreak = 0;
  int streak = 0;                     ///< length of the present streak, which has not ended
  std::vector<MonthMedian> months{};  ///< median times of the months with solved games, in order

  friend bool operator==(const GameStatistics&, const GameStatistics&) = default;
};

/// The statistics of all the games together, whatever their level.
GameStatistics statisticsOf(std::span<const GameSummary> games, const QTimeZone& zone);

/// The statistics of a level, or of the games whose level is not known.
struct LevelStatistics {
  std::optional<Level> level;
  GameStatistics statistics;

  friend bool operator==(const LevelStatistics&, const LevelStatistics&) = default;
};

/// The statistics of each level, even without games, the easiest first; the last entry is for the games whose
/// level is not known.
std::vector<LevelStatistics> statisticsByLevel(std::span<const GameSummary> games, const QTimeZone& zone);

}  // namespace sudoku
