#pragma once

#include <array>
#include <optional>

#include <QTimer>
#include <QWidget>

#include <sudoku/grid/digit.h>

#include "game/play/inputmode.h"
#include "ui/controls/exclusivetoggle.h"

namespace sudoku {

class Game;
class CellCommands;
class HintCommands;
class PlayTime;

/// A button that chooses a digit, drawn as the input mode would write it. In the mode for entries it shows
/// how many of the digit are left to place. A long press asks about the digit, and does not choose it.
class NumberToggle : public ExclusiveToggle {
  Q_OBJECT

 public:
  NumberToggle(Digit digit, QWidget* parent);

  Digit digit() const { return m_digit; }
  /// Sets how many of the digit are left to place, negative if there are too many on the board; empty: shows
  /// no number.
  void setRemaining(std::optional<int> remaining);
  void setMode(InputMode mode);

 signals:
  /// Emitted when the player has held the button down.
  void held();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  void showRemaining();
  bool isFinished() const { return m_remaining && *m_remaining <= 0 && m_mode == InputMode::Digit; }
  void paintDigit(QPainter& painter, double unit);
  void paintCount(QPainter& painter, double unit);

  Digit m_digit;
  QTimer m_longPress{this};  ///< named child, which tests can shorten
  std::optional<int> m_remaining = kDigitCount;
  InputMode m_mode = InputMode::Digit;
};

/// The buttons for the nine digits, in a 3x3 square or in a row.
class NumberPad : public QWidget {
  Q_OBJECT

 public:
  /// All arguments outlive the pad, except for the parent.
  NumberPad(const Game& game, CellCommands& cells, HintCommands& hints, PlayTime& time,
            QWidget* parent = nullptr);

  void setShape(bool isRow, int spacing);
  /// Sets whether 7, 8 and 9 are in the upper row, as on a calculator, or in the lower one.
  void setCalculatorOrder(bool isCalculator);

 protected:
  void wheelEvent(QWheelEvent* event) override;

 private:
  void arrange();
  void refresh();

  const Game& m_game;
  CellCommands& m_cells;
  PlayTime& m_time;
  std::array<NumberToggle*, kDigitCount> m_toggles{};
  bool m_isRow = false;
  bool m_isCalculator = false;
  int m_wheelRest = 0;
};

}  // namespace sudoku
