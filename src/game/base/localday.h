#pragma once

#include <optional>

#include <QDate>

/// Days in the player's own calendar. A stored day stays the same when the player travels or changes the
/// clock; only where no day is stored, the day is computed from a time and the present time zone. Times are
/// milliseconds since 1970, UTC. All functions may be called from any thread.
namespace sudoku {

/// The date of a time (milliseconds since 1970, UTC) in the present time zone.
QDate localDay(qint64 timeMs);

/// The day of a time: the stored day `kept`, or the local day where no day is stored or the stored day is not
/// possible in any time zone. Nothing for a time outside of the years 1 to 9999.
std::optional<QDate> dayKeptFor(qint64 timeMs, const std::optional<QDate>& kept);

/// Whether `day` can be the day of the time in some time zone.
bool canBeDayOf(qint64 timeMs, const QDate& day);

}  // namespace sudoku
