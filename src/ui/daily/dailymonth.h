#pragma once

#include <QAbstractTableModel>
#include <QLocale>

#include "game/history/dailyresults.h"

namespace sudoku {

/// The days of a month as a table with a row for each week; the player's locale says on which weekday a week
/// begins. The text of each cell is DailyWords::cell(). Cells before and after the month are empty and cannot
/// be chosen.
class DailyMonth : public QAbstractTableModel {
  Q_OBJECT

 public:
  static constexpr int kWeekdays = 7;
  static constexpr int kMostWeeks = 6;

  DailyMonth(DailyResults results, QObject* parent);

  const DailyResults& results() const { return m_results; }
  void setResults(DailyResults results);
  /// The first day of the month that is shown; before setMonth(), of the present month.
  QDate month() const { return m_first; }
  /// Shows the month that contains a day.
  void setMonth(QDate day);

  /// The day of a cell; invalid for a cell before or after the month.
  QDate dayAt(const QModelIndex& index) const;
  /// The cell that shows a day. Precondition: the day is in the month that is shown.
  QModelIndex indexOf(QDate day) const;
  /// The name of the weekday of a column.
  static QString weekday(int column, QLocale::FormatType format);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

 private:
  /// The number of empty cells before the first day of the month.
  int before() const;

  DailyResults m_results;
  QDate m_first;
};

}  // namespace sudoku
