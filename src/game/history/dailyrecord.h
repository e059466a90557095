#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <tuple>
#include <utility>

#include <QDate>
#include <QTimeZone>

#include "gamesummary.h"

namespace sudoku {

/// How far the player has come with the puzzles of a day, or with one of them.
enum class DayState : std::uint8_t {
  Future,          ///< not to be played yet
  Open,            ///< today, and not begun
  Missed,          ///< an earlier day, and not begun
  Begun,           ///< there is a game that is not solved
  SolvedLate,      ///< on a later day, with help or without
  SolvedWithHelp,  ///< in time
  Solved,          ///< in time and without help
};

/// Whether there is a game that was solved, early or late.
bool isSolved(DayState state);

/// What there is to say of a day.
struct DayRecord {
  DayState state = DayState::Open;
  bool hadHelp = false;               ///< in the game that solved it
  bool counts = false;                ///< for the streak: some game of it was solved on that very day
  std::optional<qint64> timeMs{};     ///< the clock of the game that solved it
  std::optional<qint64> begunGame{};  ///< the row of the game to go on with: the one played last

  friend bool operator==(const DayRecord&, const DayRecord&) = default;
};

/// Days in a row.
struct DailyStreaks {
  int now = 0;  ///< up to today, or up to yesterday as long as today is not solved
  int longest = 0;

  friend bool operator==(const DailyStreaks&, const DailyStreaks&) = default;
};

/// What there is to say of a month.
struct MonthRecord {
  int solved = 0;                    ///< days, late or not
  int days = 0;                      ///< that are over, and today once it is solved
  std::optional<qint64> medianMs{};  ///< of the times of the days solved

  friend bool operator==(const MonthRecord&, const MonthRecord&) = default;
};

/// What the player has made of the daily puzzles. A game that was given up is none.
class DailyRecord {
 public:
  /// Of these games those that are daily puzzles. The zone is the player's: it says on which day a game was
  /// solved. Precondition: the day and the zone are valid.
  DailyRecord(std::span<const GameSummary> games, QDate today, const QTimeZone& zone);

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

  void add(Found& found, const GameSummary& game) const;
  DayRecord withState(const Found* found, QDate day) const;

  QDate m_today;
  QTimeZone m_zone;
  std::map<QDate, Found> m_days;
  std::map<std::pair<QDate, Level>, Found> m_puzzles;
};

}  // namespace sudoku
