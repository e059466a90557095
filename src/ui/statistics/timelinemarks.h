#pragma once

#include <cstdint>

#include <QPointF>
#include <QWidget>

class QPainter;

namespace sudoku {

struct Theme;

/// The kinds of marks on the time line, each with its own shape.
enum class TimelineMark : std::uint8_t {
  Alone,   ///< a game that was solved without help
  Helped,  ///< a game that was solved with help
  Record,
  Median,  ///< the line of the games' running median time
};

/// Paints a mark as for a legend, next to text of the given height. For the line of the median, a short piece
/// of it is painted.
void paintTimelineMark(QPainter& painter, const QPointF& centre, double textHeight, TimelineMark mark,
                       const Theme& theme);
QPen timelineMedianPen(const Theme& theme);

/// A legend with the meanings of the time line's marks, on as many lines as needed. Assistive technology gets
/// the same information from the description of the chart.
class TimelineLegend : public QWidget {
  Q_OBJECT

 public:
  explicit TimelineLegend(QWidget* parent);

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int itemWidth(TimelineMark mark) const;
  int markWidth(TimelineMark mark) const;
};

}  // namespace sudoku
