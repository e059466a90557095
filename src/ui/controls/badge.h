#pragma once

#include <QLabel>

#include <sudoku/grid/level.h>

namespace sudoku {

/// The size of the text of a badge as a multiple of the size of the text round it.
inline constexpr double kBadgeSize = 0.92;

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
