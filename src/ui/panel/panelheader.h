#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;

namespace sudoku {

class ClockWidget;
class Game;
class GameController;
class MenuKeys;

/// The header of the panel beside the board: the game's level, the last digits of the puzzle's id or the
/// puzzle's place in a collection, and the time.
class PanelHeader : public QWidget {
  Q_OBJECT

 public:
  /// The game and its controller outlive the header.
  PanelHeader(const Game& game, GameController& controller, QWidget* parent);

  /// Sets whether the clock is shown; if not, its place stays empty.
  void setShowsClock(bool shows);
  /// Lends a part of the header, at least `width` pixels wide if the header is, to another widget of the same
  /// parent until takeBack() is called: hides what is there. The clock stays visible if enough room is left.
  /// Returns the lent area, in coordinates of the parent.
  QRect lend(int width);
  void takeBack();
  /// Shows in the tool tip of the clock the present keyboard shortcut of the menu command Pause.
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
  QStringList m_numbers;  ///< texts for the puzzle's number or place in a collection, the longest first
  QLabel* m_level;
  QLabel* m_number;
  ClockWidget* m_clock;
  bool m_showsClock = true;
  bool m_isLent = false;
};

}  // namespace sudoku
