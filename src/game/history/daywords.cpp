#include "daywords.h"

#include <QLocale>

namespace sudoku {

QString DayWords::of(const QDate& day, const QDate& today) {
  if (day == today) return tr("Today");
  if (day == today.addDays(-1)) return tr("Yesterday");
  if (day.year() == today.year()) return inShort(day);
  //: A date, see QLocale::toString(): d, MMM and yyyy are day, month and year. Their order may change.
  return QLocale().toString(day, tr("d MMM yyyy"));
}

QString DayWords::inShort(const QDate& day) {
  //: A day of the year, see QLocale::toString(): d and MMM are day and month. Their order may change.
  return QLocale().toString(day, tr("d MMM"));
}

QString DayWords::date(const QDate& day) {
  //: A date, see QLocale::toString(): d, MMMM and yyyy are day, month and year. Their order may change.
  return QLocale().toString(day, tr("d MMMM yyyy"));
}

QString DayWords::month(const QDate& day) {
  return QLocale().standaloneMonthName(day.month(), QLocale::ShortFormat);
}

QString DayWords::monthAndYear(const QDate& day) {
  //: A month and its year, see QLocale::toString(). Their order may change.
  return QLocale().toString(day, tr("MMM yyyy"));
}

}  // namespace sudoku
