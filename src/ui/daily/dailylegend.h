#pragma once

#include <QLabel>

namespace sudoku {

/// The meanings of the calendar's marks, on one line.
class DailyLegend : public QLabel {
  Q_OBJECT

 public:
  explicit DailyLegend(QWidget* parent);

  QSize sizeHint() const override;
  /// The size with the fewest words.
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QStringList words(bool inShort) const;
  int widthOf(bool inShort) const;
};

}  // namespace sudoku
