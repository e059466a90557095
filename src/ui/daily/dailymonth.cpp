#include "dailymonth.h"

#include <utility>

#include "dailywords.h"

namespace sudoku {
namespace {

QDate firstOfMonth(QDate day) {
  return {day.year(), day.month(), 1};
}

}  // namespace

DailyMonth::DailyMonth(DailyResults results, QObject* parent)
    : QAbstractTableModel(parent), m_results(std::move(results)), m_first(firstOfMonth(m_results.today())) {}

void DailyMonth::setResults(DailyResults results) {
  m_results = std::move(results);
  emit dataChanged(index(0, 0), index(rowCount() - 1, kWeekdays - 1));
}

void DailyMonth::setMonth(QDate day) {
  beginResetModel();
  m_first = firstOfMonth(day);
  endResetModel();
}

int DailyMonth::before() const {
  return (m_first.dayOfWeek() - QLocale().firstDayOfWeek() + kWeekdays) % kWeekdays;
}

QDate DailyMonth::dayAt(const QModelIndex& index) const {
  if (!index.isValid()) return {};
  const QDate day = m_first.addDays(index.row() * kWeekdays + index.column() - before());
  return firstOfMonth(day) == m_first ? day : QDate();
}

QModelIndex DailyMonth::indexOf(QDate day) const {
  const int cell = before() + day.day() - 1;
  return index(cell / kWeekdays, cell % kWeekdays);
}

QString DailyMonth::weekday(int column, QLocale::FormatType format) {
  const QLocale locale;
  return locale.standaloneDayName((locale.firstDayOfWeek() - 1 + column) % kWeekdays + 1, format);
}

int DailyMonth::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : (before() + m_first.daysInMonth() + kWeekdays - 1) / kWeekdays;
}

int DailyMonth::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kWeekdays;
}

QVariant DailyMonth::data(const QModelIndex& index, int role) const {
  const QDate day = dayAt(index);
  if (!day.isValid()) return {};
  const DayResult result = m_results.ofDay(day);
  switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
      return DailyWords::cell(day, result, m_results.today());
    case Qt::AccessibleDescriptionRole:
      return result.counts ? tr("counts for a streak") : QString();
    default:
      return {};
  }
}

QVariant DailyMonth::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
  if (orientation == Qt::Vertical)
    return tr("Week %1").arg(m_first.addDays(qint64{kWeekdays} * section).weekNumber());
  if (role == Qt::DisplayRole) return weekday(section, QLocale::ShortFormat);
  return weekday(section, QLocale::LongFormat);
}

Qt::ItemFlags DailyMonth::flags(const QModelIndex& index) const {
  return dayAt(index).isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

}  // namespace sudoku
