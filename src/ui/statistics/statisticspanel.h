#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace sudoku {

class StatisticsTable;

/// A frame with a title, a note next to it, and either a chart or a table with the same numbers.
class StatisticsPanel : public QWidget {
  Q_OBJECT

 public:
  /// Takes ownership of the note, the chart and the table. The note may be any widget.
  StatisticsPanel(QWidget* note, QWidget* chart, StatisticsTable* table, QWidget* parent);

  void setTitle(const QString& title);
  /// Sets whether the table is shown instead of the chart.
  void setShowsTable(bool showsTable);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void arrangeHead();

  QLabel* m_title;
  QWidget* m_note;
  QWidget* m_chart;
  StatisticsTable* m_table;
  QBoxLayout* m_head;
};

/// A frame around a table.
class StatisticsTablePanel : public QWidget {
  Q_OBJECT

 public:
  /// Takes ownership of the table.
  StatisticsTablePanel(StatisticsTable* table, QWidget* parent);

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace sudoku
