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

/// How far the player has come with the puzzles of a day, or with one of them.
enum class DayState : std::uint8_t {
  Future,          ///< not to be played yet
  Open,            ///< today, and not begun
  Missed,          ///< an earlier day, and not begun
  Begun,           ///< there is a game that is not solved
  SolvedLate,      ///< begun on a later day, or not solved within a day after that; with help or without
  SolvedWithHelp,  ///< in time
  Solved,          ///< in time and without help
};

/// A game that was begun on its day is in time if it is solved within so many milliseconds.
inline constexpr qint64 kDailyTimeMs = 24 * qint64{3'600'000};

/// Whether there is a game that was solved, early or late.
bool isSolved(DayState state);

/// What there is to say of a day.
struct DayRecord {
  DayState state = DayState::Open;
  bool hadHelp = false;               ///< in the game that solved it, or in another of the puzzle before
  bool isKnown = false;               ///< the solution was, in that game: wasKnown()
  bool counts = false;                ///< for the streak: some game solved it in time, its solution not known
  std::optional<qint64> timeMs{};     ///< the clock of the game that solved it
  std::optional<qint64> begunGame{};  ///< the row of the game to go on with: the one played last
  /// Until when its solution counts for the streak; none if it does not count any more.
  std::optional<qint64> countsUntilMs{};

  friend bool operator==(const DayRecord&, const DayRecord&) = default;
};

/// Days in a row.
struct DailyStreaks {
  int now = 0;  ///< up to today, or up to yesterday as long as today does not count
  int longest = 0;

  friend bool operator==(const DailyStreaks&, const DailyStreaks&) = default;
};

/// What there is to say of a month.
struct MonthRecord {
  int solved = 0;                    ///< days, late or not
  int days = 0;                      ///< that are over, and others once they are solved
  std::optional<qint64> medianMs{};  ///< of the times of the days solved

  friend bool operator==(const MonthRecord&, const MonthRecord&) = default;
};

/// What the player has made of the daily puzzles. A game that was given up is none. Days are those that were
/// the player's own: a day that was played where it was tomorrow already counts like others.
class DailyRecord {
 public:
  /// Of these games those that are daily puzzles. Precondition: the day is valid.
  DailyRecord(std::span<const GameSummary> games, QDate today);

  QDate today() const { return m_today; }
  /// Of several games that solved a day, one in time says more than a late one, then one without help, then
  /// the one that was solved first.
  DayRecord ofDay(QDate day) const;
  /// The same of the puzzle of one level alone.
  DayRecord ofPuzzle(QDate day, Level level) const;
  DailyStreaks streaks() const;
  /// The month that a day is in.
  MonthRecord ofMonth(QDate day) const;

 private:
  /// The less, the better.
  using Rank = std::tuple<bool, bool, qint64, qint64>;
  struct Found {
    DayRecord record;  ///< its state only if it is solved
    Rank rank;
    std::pair<qint64, qint64> begunLast;
  };

  static void add(Found& found, const GameSummary& game);
  DayRecord withState(const Found* found, QDate day) const;

  QDate m_today;
  std::map<QDate, Found> m_days;
  std::map<std::pair<QDate, Level>, Found> m_puzzles;
};

}  // namespace sudoku
