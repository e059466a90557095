#include "localday.h"

#include <QDateTime>

namespace sudoku {
namespace {

constexpr qint64 kMsOfDay = 86'400'000;
constexpr qint64 kJulianDayOf1970 = 2'440'588;
/// The last year that ISO 8601 writes with four digits.
constexpr int kLastYear = 9999;

}  // namespace

QDate localDay(qint64 timeMs) {
  return QDateTime::fromMSecsSinceEpoch(timeMs).date();
}

std::optional<QDate> dayKeptFor(qint64 timeMs, const std::optional<QDate>& kept) {
  const QDate day = kept && canBeDayOf(timeMs, *kept) ? *kept : localDay(timeMs);
  return day.year() >= 1 && day.year() <= kLastYear ? std::optional(day) : std::nullopt;
}

bool canBeDayOf(qint64 timeMs, const QDate& day) {
  if (!day.isValid()) return false;
  // Local time is less than a day ahead of UTC or behind it.
  const qint64 distance = day.toJulianDay() - (kJulianDayOf1970 + timeMs / kMsOfDay);
  return distance >= -1 && distance <= 1;
}

}  // namespace sudoku
