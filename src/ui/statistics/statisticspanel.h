#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace sudoku {

class StatisticsTable;

/// A frame with a title, a note beside it, and a chart or a table that says the same.
class StatisticsPanel : public QWidget {
  Q_OBJECT

 public:
  /// Becomes the parent of all three widgets. The note may be any widget.
  StatisticsPanel(QWidget* note, QWidget* chart, StatisticsTable* table, QWidget* parent);

  void setTitle(const QString& title);
  /// Shows the table in place of the chart.
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

/// A frame round a table.
class StatisticsTablePanel : public QWidget {
  Q_OBJECT

 public:
  /// Becomes the parent of the table.
  StatisticsTablePanel(StatisticsTable* table, QWidget* parent);

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace sudoku
