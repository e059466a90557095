#pragma once

#include <QPushButton>

namespace sudoku {

/// The button `‹ Game`, at the start of the header of each page, which leads back to the game.
class GameButton : public QPushButton {
  Q_OBJECT

 public:
  explicit GameButton(QWidget* parent);

  /// Sets whether the button shows the word Game; its accessible name has the word in any case.
  void setHasWord(bool hasWord);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fitIcon();
};

}  // namespace sudoku
