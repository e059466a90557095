#include "daywords.h"

#include <QLocale>

namespace sudoku {

QString DayWords::of(const QDate& day, const QDate& today) {
  if (day == today) return tr("Today");
  if (day == today.addDays(-1)) return tr("Yesterday");
  // The translation may change the order of day and month in the format.
  const QString form = day.year() == today.year() ? tr("d MMM") : tr("d MMM yyyy");
  return QLocale().toString(day, form);
}

}  // namespace sudoku
