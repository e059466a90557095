#pragma once

#include <vector>

#include <QStringList>

#include "game/history/review.h"
#include "ui/controls/chartslider.h"

namespace sudoku {

/// The entries of a game along a time line: how many cells the techniques of the puzzle's level gave at each,
/// how long it took, and how it came about, on a hatched ground where hardly anything was open.
class ReviewTimeline : public ChartSlider {
  Q_OBJECT

 public:
  explicit ReviewTimeline(QWidget* parent);

  void setReview(const GameReview& review);

  /// The words of the legend: what the entries of the game are, and no more.
  QStringList legendWords() const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }
  /// The height that all has room in; a legend that is wider than its line takes further lines.
  int heightForWidth(int width) const override;

 protected:
  std::optional<std::size_t> placeAt(double x) const override;
  QString wordsOf(std::size_t place) const override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// An entry of the legend: the sign of an entry that the game has, or the hatched ground.
  struct LegendItem {
    const ReviewedEntry* sign;  ///< null for the ground
    QString words;
    int line = 0;     ///< 0: beside the title
    double left = 0;  ///< in units of the drawing; beside the title negative, from the right end
  };

  double unit() const;
  QRectF plot() const;
  double pitch() const;
  double middleOf(std::size_t entry) const;
  std::vector<LegendItem> legendItems() const;
  std::vector<LegendItem> legendFor(int width) const;
  int legendLines() const { return m_legend.empty() ? 0 : m_legend.back().line; }
  void paintLegend(QPainter& painter) const;
  void paintAxes(QPainter& painter) const;
  void paintCurve(QPainter& painter) const;
  void paintEntries(QPainter& painter) const;
  void paintChosen(QPainter& painter, std::size_t entry) const;

  GameReview m_review;
  std::vector<LegendItem> m_legend;
  int m_mostOpen = 1;
  qint64 m_longestMs = 1;
};

}  // namespace sudoku
