#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace sudoku {

class DailyCalendar;
class DailyLegend;

/// The calendar, with its month above, which can be turned, and the meanings of its marks below.
class DailyMonthCard : public QWidget {
  Q_OBJECT

 public:
  /// Takes ownership of the calendar.
  DailyMonthCard(DailyCalendar* calendar, QWidget* parent);

  /// Sets the texts for beside the month: the first one for which there is room is shown. The last one may
  /// take several lines; none is shown if even that takes too much.
  void setSummaries(const QStringList& longestFirst);
  /// Shows the name of the chosen day's month.
  void showMonth();

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void place();
  QRect placeMonth(const QRect& area);
  void placeSummary(const QRect& area);
  int titleWidth() const;

  QPushButton* m_earlier;
  QLabel* m_title;
  QPushButton* m_later;
  QLabel* m_summary;
  DailyCalendar* m_calendar;
  DailyLegend* m_legend;
  QStringList m_summaries;
};

}  // namespace sudoku
