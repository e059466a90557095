#pragma once

#include <array>

#include <QAbstractButton>
#include <QWidget>

#include <sudoku/grid/digit.h>

namespace sudoku {

class Game;
class GameController;

/// A number to choose, with how many of it are left to place. One of nine that exclude each other; a click on
/// the chosen one drops it.
class NumberToggle : public QAbstractButton {
  Q_OBJECT

 public:
  NumberToggle(Digit digit, QWidget* parent);

  Digit digit() const { return m_digit; }
  /// Below 0 if there are too many of it.
  void setRemaining(int remaining);
  /// Checks or unchecks it without saying so: the game has changed already.
  void showChosen(bool chosen);

  QSize sizeHint() const override;

 signals:
  void chosen(Digit digit);
  void dropped();

 protected:
  void nextCheckState() override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintCount(QPainter& painter, double unit);

  Digit m_digit;
  int m_remaining = 9;
  bool m_clickChecks = false;  ///< the click under way checks the button
};

/// The nine numbers, in a 3x3 square or in a row.
class NumberPad : public QWidget {
  Q_OBJECT

 public:
  /// The game and its controller outlive the pad.
  NumberPad(const Game& game, GameController& controller, QWidget* parent = nullptr);

  void setShape(bool isRow, int spacing);

 protected:
  void wheelEvent(QWheelEvent* event) override;

 private:
  void refresh();

  const Game& m_game;
  GameController& m_controller;
  std::array<NumberToggle*, kDigitCount> m_toggles{};
  int m_wheelRest = 0;
};

}  // namespace sudoku
