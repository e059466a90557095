#pragma once

#include <QLabel>

namespace sudoku {

/// The signs of how far a player has come with a lesson, each with its meaning.
class LessonLegend : public QLabel {
  Q_OBJECT

 public:
  explicit LessonLegend(QWidget* parent);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace sudoku
