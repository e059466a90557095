#pragma once

#include <QAbstractItemDelegate>

namespace sudoku {

struct Theme;

/// Paints the rows of a list of moves: number, what was done, what is marked there, and the time at the
/// right. The row where the game stands is bold.
class MoveListDelegate : public QAbstractItemDelegate {
  Q_OBJECT

 public:
  explicit MoveListDelegate(QObject* parent);

  void setTheme(const Theme& theme) { m_theme = &theme; }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  const Theme* m_theme;
};

}  // namespace sudoku
