#pragma once

#include <optional>
#include <vector>

#include <QWidget>

namespace sudoku {

/// A bar for each step, as high as its score; one is marked. The list below says the same, so assistive
/// technology skips it.
class ScoreBars : public QWidget {
  Q_OBJECT

 public:
  explicit ScoreBars(QWidget* parent);

  void setScores(std::vector<int> scores);
  void setTall(bool tall);
  void setCurrent(std::optional<std::size_t> step);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {100, sizeHint().height()}; }

 signals:
  void chosen(std::size_t step);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  void chooseAt(double x);
  QRectF barOf(std::size_t step) const;

  std::vector<int> m_scores;
  std::optional<std::size_t> m_current;
  bool m_isTall = false;
};

}  // namespace sudoku
