#pragma once

#include <optional>
#include <vector>

#include <QWidget>

namespace sudoku {

/// A chart of the solution path with a bar for each step, the higher the greater HoDoKu's score for its
/// difficulty; the chosen step is marked. The list of steps says the same, so assistive technology skips the
/// chart.
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
