#pragma once

#include <vector>

#include <QSlider>

#include "game/history/replay.h"

namespace sudoku {

struct Theme;

/// A slider for the position that a replay shows, from the start of the game to its end. Below it are marks
/// where something happened, such as a mistake or a check: each kind has its own row, shape and colour. All
/// kinds share one row where there is little room. Left and Right go to the previous and the next position.
class ReplayTimeline : public QSlider {
  Q_OBJECT

 public:
  explicit ReplayTimeline(QWidget* parent);

  /// Sets the number of positions, and the marks. The slider's value is limited to the new range.
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
  /// The kinds of marks that occur, in the order of ReplayMark::Kind.
  std::vector<ReplayMark::Kind> kinds() const;
  double xOf(std::size_t place) const;
  int trackHeight() const;
  int laneHeight() const;
  void paintTrack(QPainter& painter) const;
  void paintMarks(QPainter& painter) const;

  std::vector<ReplayMark> m_marks;
};

/// Paints the shape for a kind of marks into a square, given by its centre and its side in pixels.
void paintReplayMark(QPainter& painter, ReplayMark::Kind kind, const QPointF& centre, double side,
                     const Theme& theme);

}  // namespace sudoku
