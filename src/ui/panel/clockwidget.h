#pragma once

#include <QWidget>

class QPainter;

namespace sudoku {

class GameClock;

/// The time played, and beside it a sign for what a click does. Painted, and named for assistive technology
/// only when asked, so that a screen reader does not read every second. A click on it, or the action Press,
/// pauses; the keyboard has a key for that.
class ClockWidget : public QWidget {
  Q_OBJECT

 public:
  /// The clock outlives the widget.
  explicit ClockWidget(const GameClock& clock, QWidget* parent = nullptr);

  /// What a click does, shown as a sign.
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

  /// The width of the sign, with the space beside it.
  int signWidth() const;
  void paintSign(QPainter& painter, double left) const;

  const GameClock& m_clock;
  Sign m_sign = Sign::None;
};

}  // namespace sudoku
