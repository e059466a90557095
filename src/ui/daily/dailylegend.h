#pragma once

#include <QLabel>

namespace sudoku {

struct Theme;

/// The meanings of the calendar's marks, on one line.
class DailyLegend : public QLabel {
  Q_OBJECT

 public:
  explicit DailyLegend(QWidget* parent);

  void setTheme(const Theme& theme);

  QSize sizeHint() const override;
  /// The size with the fewest words.
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QStringList words(bool inShort) const;
  int widthOf(bool inShort) const;

  const Theme* m_theme;
};

}  // namespace sudoku
