#pragma once

#include <QWidget>

class QLabel;

namespace sudoku {

class BoardWidget;
class CoachButton;
class MenuKeys;
struct Theme;

/// A card in the middle of the board of a paused game: says so, and has the button that goes on. Not a child
/// of the board, which is a table of cells and nothing else to assistive technology.
class PauseCover : public QWidget {
  Q_OBJECT

 public:
  /// The board shares its parent and outlives the card.
  PauseCover(BoardWidget& board, QWidget* parent);

  void setTheme(const Theme& theme);
  void takeKeyboard();
  /// Names the keys of the menus.
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
  const Theme* m_theme;
  QLabel* m_title;
  CoachButton* m_goOn;
};

}  // namespace sudoku
