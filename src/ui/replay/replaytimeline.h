#pragma once

#include <vector>

#include <QSlider>

#include "game/history/replay.h"

namespace sudoku {

struct Theme;

/// The places of a replay from left to right, and below them the marks: each kind has a line, a shape and a
/// colour of its own. Where there is no room for the lines the kinds share one. Left and Right lead on and
/// back.
class ReplayTimeline : public QSlider {
  Q_OBJECT

 public:
  explicit ReplayTimeline(QWidget* parent);

  /// Sets the number of places, and the marks. The value becomes the nearest place.
  void setPlaces(std::size_t count, std::vector<ReplayMark> marks);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  /// The kinds that have marks, in order.
  std::vector<ReplayMark::Kind> kinds() const;
  double xOf(std::size_t place) const;
  int trackHeight() const;
  int laneHeight() const;
  void paintTrack(QPainter& painter) const;
  void paintMarks(QPainter& painter) const;

  std::vector<ReplayMark> m_marks;
};

/// Paints the shape of a kind of marks round a point, in a square of a side.
void paintReplayMark(QPainter& painter, ReplayMark::Kind kind, const QPointF& centre, double side,
                     const Theme& theme);

}  // namespace sudoku
