#pragma once

#include <QComboBox>

#include <sudoku/grid/level.h>

namespace sudoku {

/// Sets the level of the next new game. The wheel does not change it, and Alt with a digit or Esc passes on
/// to the window.
class LevelBox : public QComboBox {
  Q_OBJECT

 public:
  explicit LevelBox(Level level, QWidget* parent = nullptr);

  /// Shows a level that was chosen elsewhere. Emits nothing.
  void showLevel(Level level);

 signals:
  void levelChosen(Level level);

 protected:
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  /// Says, where there is room, that the level is that of the next game.
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace sudoku
