#pragma once

#include <QLabel>

namespace sudoku {

/// Explains the marks of the calendar's days, on one line.
class DailyLegend : public QLabel {
  Q_OBJECT

 public:
  explicit DailyLegend(QWidget* parent);

  QSize sizeHint() const override;
  /// The size of the legend in its shortest wording.
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QStringList words(bool inShort) const;
  int widthOf(bool inShort) const;
};

}  // namespace sudoku
