#include "statisticswords.h"

#include "game/teacher/openedremark.h"

namespace sudoku {
namespace {

constexpr qint64 kSecondMs = 1000;
constexpr qint64 kMinuteMs = 60 * kSecondMs;
constexpr qint64 kHourMs = 60 * kMinuteMs;

QString twoDigits(qint64 number) {
  return QString("%1").arg(number, 2, 10, QChar('0'));
}

}  // namespace

QString StatisticsWords::level(std::optional<Level> level) {
  return level ? levelName(*level) : tr("No level");
}

QString StatisticsWords::time(qint64 ms) {
  const QString seconds = twoDigits(ms / kSecondMs % 60);
  const qint64 minutes = ms / kMinuteMs % 60;
  if (ms < kHourMs) return QString("%1:%2").arg(minutes).arg(seconds);
  return QString("%1:%2:%3").arg(ms / kHourMs).arg(twoDigits(minutes), seconds);
}

QString StatisticsWords::timeOrDash(std::optional<qint64> ms) {
  return ms ? time(*ms) : dash();
}

QString StatisticsWords::duration(qint64 ms) {
  const qint64 minutes = ms / kMinuteMs % 60;
  if (ms < kHourMs) return tr("%1 min", "minutes").arg(minutes);
  return tr("%L1 h %2 min", "hours, minutes").arg(ms / kHourMs).arg(minutes);
}

QString StatisticsWords::unit(TimeUnit unit) {
  switch (unit) {
    case TimeUnit::Seconds:
      return tr("minutes and seconds");
    case TimeUnit::Minutes:
      return tr("minutes");
    case TimeUnit::Hours:
      return tr("hours");
  }
  return {};
}

QString StatisticsWords::inUnit(qint64 ms, TimeUnit unit) {
  if (unit == TimeUnit::Seconds) return time(ms);
  return QString::number(ms / (unit == TimeUnit::Minutes ? kMinuteMs : kHourMs));
}

QString StatisticsWords::games(int count) {
  return tr("%Ln games", nullptr, count);
}

QString StatisticsWords::records(int count) {
  return tr("%Ln records", nullptr, count);
}

QString StatisticsWords::days(int count) {
  return tr("%Ln days", nullptr, count);
}

}  // namespace sudoku
