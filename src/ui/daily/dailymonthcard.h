#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace sudoku {

class DailyCalendar;
class DailyLegend;

/// A card with the calendar, the name of its month and buttons to turn months above it, and a legend of its
/// marks below it.
class DailyMonthCard : public QWidget {
  Q_OBJECT

 public:
  /// Takes ownership of the calendar.
  DailyMonthCard(DailyCalendar* calendar, QWidget* parent);

  /// Sets texts that sum up the month, to stand beside its name. The first text that fits is shown. The last
  /// text may take several lines; if even that does not fit, no text is shown.
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
