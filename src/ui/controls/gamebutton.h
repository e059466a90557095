#pragma once

#include <QPushButton>

namespace sudoku {

/// `‹ Game`, first in the head of each page: leads back to the game.
class GameButton : public QPushButton {
  Q_OBJECT

 public:
  explicit GameButton(QWidget* parent);

  /// Without its word where there is no room; assistive technology is told it all the same.
  void setHasWord(bool hasWord);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fitIcon();
};

}  // namespace sudoku
