#pragma once

#include <QLabel>

#include <sudoku/grid/level.h>

namespace sudoku {

/// A word in a rounded frame, such as the name of a level.
class Badge : public QLabel {
  Q_OBJECT

 public:
  explicit Badge(QWidget* parent);

  void setLevel(Level level);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace sudoku
