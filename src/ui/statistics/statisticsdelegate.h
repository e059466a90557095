#pragma once

#include <QStyledItemDelegate>

namespace sudoku {

/// The area for the content of a cell of a column, beside texts of a height; the first column keeps away from
/// the edge.
QRect statisticsInside(const QRect& cell, int column, int textHeight);

/// Paints the cells of a StatisticsTableModel: texts, the bars of a level, small line charts.
class StatisticsDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  explicit StatisticsDelegate(QObject* parent);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace sudoku
