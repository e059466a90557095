#pragma once

#include <optional>

#include <QDate>

/// Days of the player's own calendar. A day that was kept stays what it was, wherever the player goes and
/// whatever is done to the clock; only where none was kept it follows from a time and the zone of today.
/// Times are milliseconds since 1970, UTC. All functions may be called from any thread.
namespace sudoku {

/// The day of a time, as the local clock shows it.
QDate localDay(qint64 timeMs);

/// The day that was kept for a time; the local one where none was kept, or one that is the day of that time
/// in no zone. None for a time outside of the years 1 to 9999.
std::optional<QDate> dayKeptFor(qint64 timeMs, const std::optional<QDate>& kept);

/// Whether it is the day of that time in some zone.
bool canBeDayOf(qint64 timeMs, const QDate& day);

}  // namespace sudoku
