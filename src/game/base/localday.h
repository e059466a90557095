#pragma once

#include <optional>

#include <QDate>

/// The days on which a player began or solved games, in the player's own calendar. Games are stored with
/// these days, which stay the same when the player travels or changes the clock. Only for a game without a
/// stored day, the day is computed from a time and the present time zone. Times are milliseconds since 1970,
/// UTC. All functions may be called from any thread.
namespace sudoku {

/// The date of a time (milliseconds since 1970, UTC) in the present time zone.
QDate localDay(qint64 timeMs);

/// The day on which a game was begun or solved at a time: `kept`, the day stored with the game, or the date
/// in the present time zone if no day is stored or if that time is not on the stored day in any time zone.
/// Nothing for a time outside of the years 1 to 9999.
std::optional<QDate> dayKeptFor(qint64 timeMs, const std::optional<QDate>& kept);

/// Whether `day` can be the day of the time in some time zone.
bool canBeDayOf(qint64 timeMs, const QDate& day);

}  // namespace sudoku
