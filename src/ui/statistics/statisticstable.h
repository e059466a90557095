#pragma once

#include <QHeaderView>
#include <QTableView>

#include "statisticstablemodel.h"

namespace sudoku {

/// A table of statistics, in which a row is chosen with the mouse or the arrow keys. If there is no room for
/// all columns, the least important ones are hidden; the table scrolls only vertically.
class StatisticsTable : public QTableView {
  Q_OBJECT

 public:
  StatisticsTable(const QString& name, QWidget* parent);

  /// Sets the text that is shown instead of a table without rows.
  void setEmptyText(const QString& text) { m_emptyText = text; }
  /// Shows another table. The row with the same number stays chosen, if there is one.
  void setTable(StatisticsTableData table);
  StatisticsTableModel& content() const { return *m_model; }
  void chooseRow(int row);

  QSize minimumSizeHint() const override;
  QSize sizeHint() const override;

 signals:
  /// Emitted when the player has chosen a row.
  void rowChosen(int row);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

 private:
  void measure();
  void fit();
  int naturalWidth(int column) const;
  int leastRow() const;

  StatisticsTableModel* m_model;
  std::vector<int> m_widths;  ///< width that each column needs, in pixels
  QString m_emptyText;
  bool m_isFilling = false;
};

/// The header of a table with the names of its columns, painted in the program's style.
class StatisticsHeader : public QHeaderView {
  Q_OBJECT

 public:
  explicit StatisticsHeader(StatisticsTable* table);

  QSize sizeHint() const override;

 protected:
  void paintSection(QPainter* painter, const QRect& area, int column) const override;

 private:
  StatisticsTable* m_table;
};

}  // namespace sudoku
