#pragma once

#include <optional>

#include <QDate>

/// Days of the player's own calendar. A day that was stored stays the same, wherever the player goes and
/// however the clock is set; only if none was stored, the day follows from a time and the present time zone.
/// Times are milliseconds since 1970, UTC. All functions may be called from any thread.
namespace sudoku {

/// The day on which a time falls by the local clock.
QDate localDay(qint64 timeMs);

/// The stored day of a time. Gives the local day where none was stored, or where the stored day fits the time
/// in no time zone. Nothing for a time outside of the years 1 to 9999.
std::optional<QDate> dayKeptFor(qint64 timeMs, const std::optional<QDate>& kept);

/// Whether `day` is the day of the time in some time zone.
bool canBeDayOf(qint64 timeMs, const QDate& day);

}  // namespace sudoku
