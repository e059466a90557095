#pragma once

#include <cstdint>

#include <QPointF>
#include <QWidget>

class QPainter;

namespace sudoku {

struct Theme;

/// What is marked on the time line. Each has a shape of its own.
enum class TimelineMark : std::uint8_t {
  Alone,   ///< a game without help
  Helped,  ///< a game with help
  Record,
  Median,  ///< the running median
};

/// Paints a mark beside texts of a height. The median is a short piece of its line.
void paintTimelineMark(QPainter& painter, const QPointF& centre, double textHeight, TimelineMark mark,
                       const Theme& theme);
QPen timelineMedianPen(const Theme& theme);

/// The meanings of the marks, on as many lines as it needs. The chart's description says the same to
/// assistive technology.
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
