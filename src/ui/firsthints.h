#pragma once

#include <optional>
#include <vector>

#include <QPolygonF>
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
/// cell and goes as soon as that is done, or by Esc. The next one waits for a move. The pointer does not
/// reach the cells under it; it takes no keyboard focus.
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
  /// The player closes what is shown.
  void dismiss();
  /// Shows what is left to be done, where it can be done now.
  void refresh();
  bool canShow() const;
  /// Where it could be done, the best place first.
  std::optional<Cell> findCell(FirstHint hint, const QSize& bubble) const;
  QRect bubbleAt(Cell cell, const QSize& bubble, bool isBelow) const;
  int filledUnder(const QRect& bubble) const;
  void place();
  /// The bubble without its tail, and that; none where the hint is about no cell.
  QRectF body() const;
  std::optional<QPolygonF> tail() const;
  /// Only what is painted catches the pointer.
  void cutOut();

  const Game& m_game;
  GameController& m_controller;
  Settings& m_settings;
  BoardWidget& m_board;
  const Theme* m_theme;
  QLabel* m_text;
  CoachButton* m_close;  ///< a sibling above the bubble, for the pointer
  std::vector<FirstHint> m_left;
  std::optional<Cell> m_cell;  ///< that the bubble points to
  bool m_isWaiting = false;    ///< one was closed, and no move has been made since
};

}  // namespace sudoku
