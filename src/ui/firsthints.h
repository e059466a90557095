#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include <sudoku/grid/cell.h>

#include "game/settings.h"

class QLabel;

namespace sudoku {

class BoardWidget;
class CoachButton;
class Game;
class GameController;
struct Theme;

/// What a newcomer is shown on the board of the first start, one thing at a time: a bubble that points to a
/// cell and goes as soon as that is done. The pointer reaches the cells under it; it takes no keyboard focus.
class FirstHints : public QWidget {
  Q_OBJECT

 public:
  /// The first three outlive it, and the board, a sibling.
  FirstHints(const Game& game, GameController& controller, Settings& settings, BoardWidget& board,
             QWidget* parent);

  void setTheme(const Theme& theme);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void noteMove();
  void noteHint();
  void finish(FirstHint hint);
  /// Shows what is left to be done, where it can be done now.
  void refresh();
  bool canShow() const;
  /// Where it could be done, the best place first.
  std::optional<Cell> findCell(FirstHint hint, const QSize& bubble) const;
  QRect bubbleAt(Cell cell, const QSize& bubble, bool isBelow) const;
  int filledUnder(const QRect& bubble) const;
  void place();

  const Game& m_game;
  GameController& m_controller;
  Settings& m_settings;
  BoardWidget& m_board;
  const Theme* m_theme;
  QLabel* m_text;
  CoachButton* m_close;  ///< a sibling above the bubble, for the pointer
  std::vector<FirstHint> m_left;
  std::optional<Cell> m_cell;  ///< that the bubble points to
};

}  // namespace sudoku
