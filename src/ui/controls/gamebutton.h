#pragma once

#include <QPushButton>

namespace sudoku {

/// The button `‹ Game`, at the start of the header of each page, which leads back to the game, or from some
/// pages to another place.
class GameButton : public QPushButton {
  Q_OBJECT

 public:
  explicit GameButton(QWidget* parent);

  /// Sets another place than the game to which the button leads, and its tool tip.
  void setPlace(const QString& name, const QString& toolTip);
  /// Sets whether the button shows the name of the place; its accessible name has the word in any case.
  void setHasWord(bool hasWord);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fitIcon();
};

}  // namespace sudoku
