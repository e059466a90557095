#pragma once

#include <QAbstractItemDelegate>

namespace sudoku {

/// Paints the rows of a list of moves: number, what was done, what is marked there, and the time at the
/// right. The row where the game stands is bold.
class MoveListDelegate : public QAbstractItemDelegate {
  Q_OBJECT

 public:
  explicit MoveListDelegate(QObject* parent);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace sudoku
