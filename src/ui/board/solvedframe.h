#pragma once

#include <QVariantAnimation>
#include <QWidget>

namespace sudoku {

class BoardPainter;

/// A green frame with a tick round the board as long as it is solved, and one soft wash of colour over the
/// board at the moment when it is solved. Takes no clicks.
class SolvedFrame : public QWidget {
  Q_OBJECT

 public:
  explicit SolvedFrame(QWidget* board);

  /// Sets where the board stands in its widget. The margin is free at the left and above the board.
  void setBoard(const QRect& board, int margin);
  void setFramed(bool isFramed);
  void startWash();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintTick(BoardPainter& parts) const;
  bool isWashing() const { return m_fading.state() == QVariantAnimation::Running; }

  QVariantAnimation m_fading;
  QRectF m_area;
  int m_margin = 0;
  bool m_isFramed = false;
};

}  // namespace sudoku
