#pragma once

#include <QLabel>

#include <sudoku/grid/level.h>

namespace sudoku {

/// The name of a level in a rounded frame.
class LevelBadge : public QLabel {
  Q_OBJECT

 public:
  explicit LevelBadge(QWidget* parent);

  void setLevel(Level level);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace sudoku
