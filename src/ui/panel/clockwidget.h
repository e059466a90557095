#pragma once

#include <QWidget>

class QPainter;

namespace sudoku {

class GameClock;

/// Shows the time played and a sign for what a click does. A click, or the action Press of assistive
/// technology, pauses the game; for the keyboard there is a menu command. The time is a part of the
/// accessible name only on request, so that a screen reader does not read every second.
class ClockWidget : public QWidget {
  Q_OBJECT

 public:
  /// The clock outlives the widget.
  explicit ClockWidget(const GameClock& clock, QWidget* parent = nullptr);

  /// The effect of a click, which is shown as a sign.
  enum class Sign { None, Pause, GoOn };
  void setSign(Sign sign);
  Sign sign() const { return m_sign; }

  QString accessibleText() const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  void clicked();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  QString text() const;
  int digitWidth() const;
  int widthOf(QChar character) const;

  /// The width in pixels of the sign and the space beside it.
  int signWidth() const;
  void paintSign(QPainter& painter, double left) const;

  const GameClock& m_clock;
  Sign m_sign = Sign::None;
};

}  // namespace sudoku
