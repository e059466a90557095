#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;

namespace sudoku {

class ClockWidget;
class Game;
class GameController;
class MenuKeys;

/// What is being played: level, the end of the puzzle's number or its place in a collection, and the time.
class PanelHeader : public QWidget {
  Q_OBJECT

 public:
  /// The game and its controller outlive it.
  PanelHeader(const Game& game, GameController& controller, QWidget* parent);

  /// Shows the clock, or leaves its place empty.
  void setShowsClock(bool shows);
  /// Names the keys of the menus.
  void showKeys(const MenuKeys& keys);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showTitle();
  void showSign();
  void showPlace();
  void setFonts();
  void fit();

  const Game& m_game;
  GameController& m_controller;
  QStringList m_numbers;  ///< what the number can read, the longest first
  QLabel* m_level;
  QLabel* m_number;
  ClockWidget* m_clock;
};

}  // namespace sudoku
