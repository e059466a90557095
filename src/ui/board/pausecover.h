#pragma once

#include <QWidget>

class QLabel;

namespace sudoku {

class BoardWidget;
class CoachButton;
class MenuKeys;

/// A card in the middle of the board that says that the game is paused, with a button to continue the game.
/// It is not a child of the board, which is nothing but a table of cells to assistive technology.
class PauseCover : public QWidget {
  Q_OBJECT

 public:
  /// The board and this card have the same parent; the board outlives the card.
  PauseCover(BoardWidget& board, QWidget* parent);

  void takeKeyboard();
  /// Shows on the button the present keyboard shortcut of its menu command.
  void showKeys(const MenuKeys& keys);

 signals:
  void goOnRequested();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void place();

  BoardWidget& m_board;
  QLabel* m_title;
  CoachButton* m_goOn;
};

}  // namespace sudoku
