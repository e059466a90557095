#pragma once

#include <QWidget>

#include "drawnlinks.h"
#include "markmouse.h"

class QTimer;

namespace sudoku {

class CellWidget;
class Game;

/// The links on the player's board: finds their lines, and shows the link that the player is drawing. Covers
/// the board and takes no clicks.
class BoardLinks : public QWidget {
  Q_OBJECT

 public:
  /// The game and its controller outlive this object; `board` shows the lines.
  BoardLinks(const Game& game, GameController& controller, QWidget* board);

  const DrawnLinks& lines() const { return m_lines; }
  /// Sets the font of the digits and the factor for their sizes.
  void setDigits(const QFont& font, double scale);
  /// Finds the lines anew if what the cells show, or the size of the board, makes a difference.
  void refresh(const CellViews& views);
  /// Handles an event of a cell; returns whether a mark or link has used it.
  bool takeMouse(const CellWidget& cell, QEvent& event);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  SceneLayout layoutNow() const;
  void findLines();

  const Game& m_game;
  GameController& m_controller;
  MarkMouse* m_mouse;
  DrawnLinks m_lines;
  DrawnLinks m_hidden;  ///< the lines when a hint or a pause hid them
  QTimer* m_finding;    ///< finds lines that are left, bit by bit
  CellViews m_views;    ///< what the cells show
  CellViews m_linked;   ///< what they showed when the lines were found
  QSize m_linkedSize;   ///< the size of the board then
  QFont m_digits;
  double m_scale = 1;
};

}  // namespace sudoku
