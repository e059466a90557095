#pragma once

#include <QComboBox>

#include <sudoku/grid/level.h>

namespace sudoku {

/// Chooses the level of the next new game. The wheel does not change it, and Alt with a digit or Esc is
/// passed on to the window.
class LevelBox : public QComboBox {
  Q_OBJECT

 public:
  explicit LevelBox(Level level, QWidget* parent = nullptr);

  /// Shows a level that was chosen elsewhere. Emits no signal.
  void showLevel(Level level);

 signals:
  void levelChosen(Level level);

 protected:
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  /// Paints the box, with a remark that the level is that of the next game if there is room.
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace sudoku
