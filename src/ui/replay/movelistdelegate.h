#pragma once

#include <QAbstractItemDelegate>

namespace sudoku {

/// Paints the rows of a list of moves: number, what the move did, what else happened then (such as a check),
/// and at the right the time on the game's clock. The row of the game's present position is bold.
class MoveListDelegate : public QAbstractItemDelegate {
  Q_OBJECT

 public:
  explicit MoveListDelegate(QObject* parent);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace sudoku
