#pragma once

#include <QTableView>

#include "game/history/dailyresults.h"

namespace sudoku {

class DailyMonth;

/// A month of daily puzzles in which one day is chosen: with the mouse, or the keyboard, where arrows go on
/// over the end of a month, Page Up and Page Down turn months and Home chooses today. Later months are not
/// shown.
class DailyCalendar : public QTableView {
  Q_OBJECT

 public:
  DailyCalendar(DailyResults results, QWidget* parent);

  const DailyResults& results() const;
  void setResults(DailyResults results);

  QDate chosenDay() const;
  /// Chooses a day and shows its month. A day outside of the calendar is replaced by the nearest day in it.
  void chooseDay(QDate day);
  /// Chooses the same day of another month; today rather than a later day.
  void turnMonths(int months);
  bool canTurn(int months) const;

  /// The height for all weeks in a room, no week higher than a sixth of it unless there is little room.
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
