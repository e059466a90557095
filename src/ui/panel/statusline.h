#pragma once

#include <QLabel>

#include <sudoku/grid/checker.h>

namespace sudoku {

class Game;
class GameController;

/// The line that talks to the player. A label announces each new text to assistive technology by itself.
class StatusLine : public QLabel {
  Q_OBJECT

 public:
  /// The game and its controller outlive the line.
  StatusLine(const Game& game, GameController& controller, QWidget* parent = nullptr);

 private:
  void showStart();
  void showChange();
  void showHint();
  void showPause();
  void showReport(const CheckReport& report);
  void showSolved(bool solved);

  const Game& m_game;
  GameController& m_controller;
  QString m_hintText;  ///< what the hint says here; empty without one
};

}  // namespace sudoku
