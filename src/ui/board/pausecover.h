#pragma once

#include <QWidget>

class QLabel;

namespace sudoku {

class BoardWidget;
class CoachButton;
class MenuKeys;

/// A card in the middle of the board of a paused game: says that it is paused, and has the button that goes
/// on. Not a child of the board, which to assistive technology is a table of cells and nothing else.
class PauseCover : public QWidget {
  Q_OBJECT

 public:
  /// The board and the card have the same parent; the board outlives the card.
  PauseCover(BoardWidget& board, QWidget* parent);

  void takeKeyboard();
  /// Shows on the button the key that the menu has now.
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
