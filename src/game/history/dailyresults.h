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

/// How far the player has come with the daily puzzles of a day, or with one of them.
enum class DayState : std::uint8_t {
  Future,      ///< a day that is still to come, whose puzzle cannot be played yet
  Open,        ///< today, and no game is begun
  Missed,      ///< an earlier day, and no game is begun
  Begun,       ///< a game is begun and not solved
  SolvedLate,  ///< begun on a later day, or not solved within a day after its beginning; with help or without
  SolvedWithHelp,  ///< begun on its day, and solved with help
  Solved,          ///< begun on its day, and solved without help
};

/// The milliseconds within which a game begun on its day has to be solved to be in time.
inline constexpr qint64 kDailyTimeMs = 24 * qint64{3'600'000};

/// Whether a game of the day is solved, in time or late.
bool isSolved(DayState state);

/// How the player has done on one day's puzzles.
struct DayResult {
  DayState state = DayState::Open;
  bool hadHelp = false;  ///< help was used in the game that solved the puzzle, or in an earlier game of it
  bool isKnown = false;  ///< the solution was known in the game that solved the puzzle: see wasKnown()
  bool counts = false;   ///< the day counts for the streak: a game solved it in time, its solution not known
  std::optional<qint64> timeMs{};     ///< clock of the game that solved the puzzle
  std::optional<qint64> begunGame{};  ///< row id of the game to go on with: the unfinished one played last
  /// The time until which a solution counts for the streak; nothing if it is too late.
  std::optional<qint64> countsUntilMs{};

  friend bool operator==(const DayResult&, const DayResult&) = default;
};

/// Numbers of days in a row whose puzzles were solved in time.
struct DailyStreaks {
  int now = 0;  ///< days up to today, or up to yesterday as long as today does not count
  int longest = 0;

  friend bool operator==(const DailyStreaks&, const DailyStreaks&) = default;
};

/// How the player has done in one month.
struct MonthResult {
  int solved = 0;                    ///< days solved, in time or late
  int days = 0;                      ///< days that are over, and later days that are solved
  std::optional<qint64> medianMs{};  ///< median time of the days solved

  friend bool operator==(const MonthResult&, const MonthResult&) = default;
};

/// How the player did on daily puzzles. Games that were given up are left out. Days are those of the player's
/// own calendar: a day that was played counts even if it is still to come in the present time zone.
class DailyResults {
 public:
  /// Takes the daily puzzles among the games. Precondition: `today` is valid.
  DailyResults(std::span<const GameSummary> games, QDate today);

  QDate today() const { return m_today; }
  /// How a day went. If several games solved it, a game in time goes before a late one, then one without
  /// help, then the one that was solved first.
  DayResult ofDay(QDate day) const;
  /// How the puzzle of one level of a day went.
  DayResult ofPuzzle(QDate day, Level level) const;
  DailyStreaks streaks() const;
  /// How the month went that has the day in it.
  MonthResult ofMonth(QDate day) const;

 private:
  /// Rank of a game among those that solved a day; the least is the best.
  using Rank = std::tuple<bool, bool, qint64, qint64>;
  struct Found {
    DayResult result;  ///< for a solved day, its state is set, too
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
