#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <tuple>
#include <utility>

#include <QDate>

#include "game/play/gamesummary.h"

namespace sudoku {

/// How far the player has come with the daily puzzles of a day, or with one daily puzzle.
enum class DayState : std::uint8_t {
  Future,          ///< the day is still to come, so its puzzle cannot be played yet
  Open,            ///< the day is today, and no game has been begun
  Missed,          ///< the day is over, and no game was begun
  Begun,           ///< a game has been begun, but not solved
  SolvedLate,      ///< solved, but begun on a later day, or not solved within a day after it was begun
  SolvedWithHelp,  ///< begun on the day of the puzzle, and solved with help
  Solved,          ///< begun on the day of the puzzle, and solved without help
};

/// The time in milliseconds within which a daily puzzle has to be solved after its game was begun.
inline constexpr qint64 kDailyTimeMs = 24 * qint64{3'600'000};

/// Whether a game of the day's puzzles is solved, in time or late.
bool isSolved(DayState state);

/// The player's result on the daily puzzles of a day, or on one of them.
struct DayResult {
  DayState state = DayState::Open;
  bool hadHelp = false;  ///< whether help was used in the game that solved the puzzle, or in an earlier game
                         ///< of the puzzle
  bool isKnown = false;  ///< whether the player knew the solution before solving the puzzle: see wasKnown()
  bool counts = false;   ///< whether the day counts in DailyStreaks: its puzzle was solved in time, and the
                         ///< player did not know the solution before
  std::optional<qint64> timeMs{};  ///< time on the clock of the game that solved the puzzle, in milliseconds
  std::optional<qint64> begunGame{};  ///< row id of the unfinished game of the puzzle that was played last
  /// Time until which the unfinished game counts for the streak if it is solved, in milliseconds since 1970;
  /// empty if it cannot count.
  std::optional<qint64> countsUntilMs{};

  friend bool operator==(const DayResult&, const DayResult&) = default;
};

/// Streaks: numbers of successive days that count (DayResult::counts).
struct DailyStreaks {
  /// Days of the present streak, which ends today, or yesterday if today's puzzle is not solved yet.
  int now = 0;
  int longest = 0;

  friend bool operator==(const DailyStreaks&, const DailyStreaks&) = default;
};

/// The player's result on the daily puzzles of a month.
struct MonthResult {
  int solved = 0;                    ///< number of days whose puzzle is solved, in time or late
  int days = 0;                      ///< number of days that are over, or whose puzzle is solved
  std::optional<qint64> medianMs{};  ///< median solving time of the solved puzzles in milliseconds

  friend bool operator==(const MonthResult&, const MonthResult&) = default;
};

/// The player's results on daily puzzles. Games that were given up do not count. Days are those of the
/// player's calendar: a day that was played counts even if it has not begun yet in the present time zone.
class DailyResults {
 public:
  /// Uses those of the games whose puzzle is a daily puzzle. Precondition: `today` is valid.
  DailyResults(std::span<const GameSummary> games, QDate today);

  QDate today() const { return m_today; }
  /// The result of a day. If several games solved its puzzles, a game in time is preferred to a late one,
  /// then a game without help, then the game that was solved first.
  DayResult ofDay(QDate day) const;
  /// The result of the daily puzzle of a day and a level.
  DayResult ofPuzzle(QDate day, Level level) const;
  DailyStreaks streaks() const;
  /// The result of the month that contains the day.
  MonthResult ofMonth(QDate day) const;

 private:
  /// Rank of a game among the games that solved a day's puzzles: the least is the best.
  using Rank = std::tuple<bool, bool, qint64, qint64>;
  struct Found {
    DayResult result;  ///< result of the day; its `state` is set only if the day is solved
    Rank rank;
    std::pair<qint64, qint64> begunLast;
  };

  static void add(Found& found, const GameSummary& game);
  DayResult withState(const Found* found, QDate day) const;

  QDate m_today;
  std::map<QDate, Found> m_days;
  std::map<std::pair<QDate, Level>, Found> m_puzzles;
};

}  // namespace sudoku
