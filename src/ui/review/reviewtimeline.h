#pragma once

#include <cstddef>
#include <vector>

#include <QAbstractSlider>

#include "game/history/review.h"

namespace sudoku {

/// The entries of a game along a time line: how many cells the techniques of the puzzle's level gave at each,
/// how long it took, and how it came about, on a hatched ground where hardly anything was open. A press, a
/// drag and the arrow keys choose an entry. A slider to assistive technology.
class ReviewTimeline : public QAbstractSlider {
  Q_OBJECT

 public:
  explicit ReviewTimeline(QWidget* parent);

  void setReview(const GameReview& review);
  /// Chooses an entry. Precondition: there is one with this index.
  void choose(std::size_t entry);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

 signals:
  /// Emitted when the player chooses an entry.
  void chosen(std::size_t entry);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  /// An entry of the legend: the sign of an entry that the game has, or the hatched ground.
  struct LegendItem {
    const ReviewedEntry* sign;  ///< null for the ground
    QString words;
  };

  double unit() const;
  QRectF plot() const;
  double pitch() const;
  double middleOf(std::size_t entry) const;
  std::size_t entryAt(double x) const;
  void chooseAt(double x);
  std::vector<LegendItem> legend() const;
  void paintLegend(QPainter& painter, double left) const;
  void paintAxes(QPainter& painter) const;
  void paintCurve(QPainter& painter) const;
  void paintEntries(QPainter& painter) const;
  void paintChosen(QPainter& painter) const;

  GameReview m_review;
  int m_mostOpen = 1;
  qint64 m_longestMs = 1;
};

}  // namespace sudoku
