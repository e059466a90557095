#pragma once

#include <QStyledItemDelegate>

namespace sudoku {

/// The part of a table cell that holds its content, for text of the given height. In the first column, the
/// content keeps a distance from the table's edge.
QRect statisticsInside(const QRect& cell, int column, int textHeight, Qt::LayoutDirection direction);

/// Paints the cells of a StatisticsTableModel: texts, bars that show a level, and small line charts.
class StatisticsDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  explicit StatisticsDelegate(QObject* parent);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace sudoku
