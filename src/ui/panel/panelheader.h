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
  /// Gives its room to something else of that width, in its parent: where that leaves enough, the clock
  /// stays.
  QRect lend(int width);
  void takeBack();
  /// Names the keys of the menus.
  void showKeys(const MenuKeys& keys);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showTitle();
  void showSign();
  void showPlace();
  int besideClock() const;
  void setFonts();
  void fit();

  const Game& m_game;
  GameController& m_controller;
  QStringList m_numbers;  ///< what the number can read, the longest first
  QLabel* m_level;
  QLabel* m_number;
  ClockWidget* m_clock;
  bool m_showsClock = true;
  bool m_isLent = false;
};

}  // namespace sudoku
