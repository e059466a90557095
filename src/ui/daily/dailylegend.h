#pragma once

#include <QLabel>

namespace sudoku {

struct Theme;

/// What the marks of the calendar are, on one line.
class DailyLegend : public QLabel {
  Q_OBJECT

 public:
  explicit DailyLegend(QWidget* parent);

  void setTheme(const Theme& theme);

  QSize sizeHint() const override;
  /// With fewer words.
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QStringList words(bool inShort) const;
  int widthOf(bool inShort) const;

  const Theme* m_theme;
};

}  // namespace sudoku
