#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;

namespace sudoku {

class ClockWidget;
class Game;
class GameController;
class MenuKeys;

/// The head of the panel: level of the game, the end of the puzzle's number or its place in a collection, and
/// the time.
class PanelHeader : public QWidget {
  Q_OBJECT

 public:
  /// The game and its controller outlive the header.
  PanelHeader(const Game& game, GameController& controller, QWidget* parent);

  /// Shows the clock, or leaves its place empty.
  void setShowsClock(bool shows);
  /// Lends room of a width to another widget of the header's parent; the clock stays if enough is left.
  /// Returns the area.
  QRect lend(int width);
  void takeBack();
  /// Names in tool tips the keys that the menus have now.
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
  QStringList m_numbers;  ///< texts for the number, the longest first
  QLabel* m_level;
  QLabel* m_number;
  ClockWidget* m_clock;
  bool m_showsClock = true;
  bool m_isLent = false;
};

}  // namespace sudoku
