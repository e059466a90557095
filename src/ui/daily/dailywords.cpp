#include "dailywords.h"

#include <QDateTime>
#include <QLocale>

#include "game/teacher/openedremark.h"
#include "ui/controls/words.h"

namespace sudoku {

QString DailyWords::time(qint64 elapsedMs) {
  const QString clock = clockText(elapsedMs);
  return clock.startsWith(u'0') ? clock.mid(1) : clock;
}

QString DailyWords::day(QDate day) {
  return QLocale().toString(day, tr("d MMMM", "a day of the month, see QLocale::toString()"));
}

QString DailyWords::longDay(QDate day, QDate today) {
  return QLocale().toString(day, day.year() == today.year()
                                     ? tr("dddd, d MMMM", "a day with its weekday")
                                     : tr("dddd, d MMMM yyyy", "a day with its weekday and its year"));
}

QString DailyWords::month(QDate day) {
  return tr("%1 %2", "a month and its year")
      .arg(QLocale().standaloneMonthName(day.month()), QString::number(day.year()));
}

QString DailyWords::state(const DayResult& result) {
  const QString clock = result.timeMs ? time(*result.timeMs) : QString();
  switch (result.state) {
    case DayState::Future:
      return tr("not yet to be played");
    case DayState::Open:
      return tr("open");
    case DayState::Missed:
      return tr("missed");
    case DayState::Begun:
      return tr("begun");
    case DayState::SolvedLate:
      return result.hadHelp ? tr("solved later with help, %1").arg(clock) : tr("solved later, %1").arg(clock);
    case DayState::SolvedWithHelp:
      if (result.isKnown) return tr("solved, its solution known, %1").arg(clock);
      return tr("solved with help, %1").arg(clock);
    case DayState::Solved:
      return tr("solved, %1").arg(clock);
  }
  return {};
}

QString DailyWords::cell(QDate day, const DayResult& result, QDate today) {
  const QString form =
      day == today ? tr("%1, today: %2", "a day and its state") : tr("%1: %2", "a day and its state");
  return form.arg(DailyWords::day(day), state(result));
}

QString DailyWords::caption(const DayResult& result) {
  if (isSolved(result.state)) return time(*result.timeMs);
  if (result.state == DayState::Begun) return tr("begun");
  if (result.state == DayState::Future) return {};
  return tr("open");
}

QString DailyWords::inARow(int days) {
  return inARowPattern(days).replace("{n}", QLocale().toString(days));
}

QString DailyWords::inARowPattern(int days) {
  //: {n} is the number of days, in large digits: 12 days in a row
  return tr("{n} days in a row", nullptr, days);
}

QString DailyWords::longestCaption() {
  return tr("longest streak");
}

QStringList DailyWords::monthParts(const MonthResult& month) {
  QStringList parts;
  if (month.days > 0) parts += tr("%1 of %2 solved", "days of a month").arg(month.solved).arg(month.days);
  if (month.medianMs) parts += tr("median %1").arg(time(*month.medianMs));
  return parts;
}

QString DailyWords::advice(const DailyResults& results, QDate day, Level level, qint64 nowMs) {
  const DayResult puzzle = results.ofPuzzle(day, level);
  if (puzzle.state == DayState::Future) return tr("Its puzzles can be played from that day on.");
  if (isSolved(puzzle.state)) return solvedText(puzzle);
  const QString first =
      puzzle.state == DayState::Begun
          ? tr("You have begun it.")
          : tr("The same puzzle for everyone: %1, whatever level New has.", "a level").arg(levelName(level));
  return tr("%1 %2", "two sentences").arg(first, prospect(results, day, puzzle, nowMs));
}

QString DailyWords::solvedText(const DayResult& puzzle) {
  const QString clock = time(*puzzle.timeMs);
  if (puzzle.isKnown)
    return tr("You solved it in %1. Its solution was known before, so it does not count for the streak.")
        .arg(clock);
  if (puzzle.state == DayState::SolvedLate)
    return tr("You solved it on a later day in %1, which does not count for the streak.").arg(clock);
  return puzzle.hadHelp ? tr("You solved it with help in %1.").arg(clock)
                        : tr("You solved it in %1.").arg(clock);
}

/// A sentence that says whether solving a puzzle now would count for the streak.
QString DailyWords::prospect(const DailyResults& results, QDate day, const DayResult& puzzle, qint64 nowMs) {
  if (results.ofDay(day).counts)
    return day == results.today() ? tr("Today counts for the streak already.")
                                  : tr("Its day counts for the streak already.");
  if (puzzle.countsUntilMs && day != results.today() && nowMs <= *puzzle.countsUntilMs)
    return tr("Solve it by %1, and its day counts for the streak.", "a time of the day")
        .arg(QLocale().toString(QDateTime::fromMSecsSinceEpoch(*puzzle.countsUntilMs).time(),
                                QLocale::ShortFormat));
  if (day < results.today()) return tr("An earlier day does not count for the streak.");
  const int streak = results.streaks().now;
  return streak > 0
             ? tr("Solve it today and your streak grows to %L1; a day left out ends it.").arg(streak + 1)
             : tr("Solve it today to begin a streak.");
}

}  // namespace sudoku
