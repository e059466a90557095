#pragma once

#include <QComboBox>

#include <sudoku/grid/level.h>

namespace sudoku {

/// Chooses the level of the next new game; where that is offered, also a puzzle for what the player knows.
/// The mouse wheel does not change the level. Alt with a digit, and Esc, are passed on to the window.
class LevelBox : public QComboBox {
  Q_OBJECT

 public:
  explicit LevelBox(Level level, QWidget* parent = nullptr);

  /// Shows a level that was chosen in another widget. Emits no signal.
  void showLevel(Level level);
  /// Adds a puzzle for what the player knows to the choices, behind a line and with this name; changes the
  /// name if it has been added before.
  void offerForMe(const QString& name);
  /// Shows that a puzzle for what the player knows was chosen in another widget. Emits no signal.
  /// Precondition: offerForMe() has been called.
  void showForMe();

 signals:
  void levelChosen(Level level);
  void forMeChosen();

 protected:
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  /// Paints the box; if there is room, it says that the level is that of the next game.
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace sudoku
