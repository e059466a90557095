#pragma once

#include <QPushButton>

namespace sudoku {

/// The button `‹ Game`, first in the head of each page: leads back to the game.
class GameButton : public QPushButton {
  Q_OBJECT

 public:
  explicit GameButton(QWidget* parent);

  /// Sets whether the button shows its word, for which there may be no room; assistive technology is told it
  /// all the same.
  void setHasWord(bool hasWord);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fitIcon();
};

}  // namespace sudoku
