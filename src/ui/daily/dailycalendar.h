#pragma once

#include <QTableView>

#include "game/history/dailyresults.h"

namespace sudoku {

class DailyMonth;

/// A month of daily puzzles in which one day is chosen, by the mouse or the keyboard: arrow keys continue
/// into the next or previous month, Page Up and Page Down turn months, Home chooses today. Months after the
/// present one are not shown.
class DailyCalendar : public QTableView {
  Q_OBJECT

 public:
  DailyCalendar(DailyResults results, QWidget* parent);

  const DailyResults& results() const;
  void setResults(DailyResults results);

  QDate chosenDay() const;
  /// Chooses a day and shows its month. A day outside the calendar is replaced by the nearest day in the
  /// calendar.
  void chooseDay(QDate day);
  /// Chooses the same day in another month, a number of months later or, if negative, earlier; never a day
  /// after today.
  void turnMonths(int months);
  bool canTurn(int months) const;

  /// The height in pixels for all weeks of the month if `room` pixels are free; a week is no higher than a
  /// sixth of `room` unless there is little room.
  int heightFor(int room) const;
  int leastHeight() const;

  QSize sizeHint() const override { return {260, 200}; }
  QSize minimumSizeHint() const override { return {80, 80}; }

 signals:
  void dayChosen(QDate day);

 protected:
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void initViewItemOption(QStyleOptionViewItem* option) const override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QDate lastDay() const;

  DailyMonth* m_month;
};

}  // namespace sudoku
